#include "ObjectRuntimeCalls.h"

#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))

// Swift passes a rectangle as its four numbers and a text as its two words, each in a register of its own.
// An allocating initializer takes the class where a method takes `self`.

void *objectRuntimeMake(const void *code, const void *type) {
    typedef SWIFT_CALL void *(*Initializer)(SWIFT_SELF const void *);
    return ((Initializer)code)(type);
}

void *objectRuntimeMakeWithRectangle(const void *code, ObjectRuntimeRectangle rectangle, const void *type) {
    typedef SWIFT_CALL void *(*Initializer)(double, double, double, double, SWIFT_SELF const void *);
    return ((Initializer)code)(rectangle.x, rectangle.y, rectangle.width, rectangle.height, type);
}

void *objectRuntimeMakeWithRectangleAndObject(
    const void *code, ObjectRuntimeRectangle rectangle, const void *object, const void *type) {
    typedef SWIFT_CALL void *(*Initializer)(double, double, double, double, const void *, SWIFT_SELF const void *);
    return ((Initializer)code)(rectangle.x, rectangle.y, rectangle.width, rectangle.height, object, type);
}

void *objectRuntimeMakeWithRectangleAndChoice(
    const void *code, ObjectRuntimeRectangle rectangle, uint8_t choice, const void *type) {
    typedef SWIFT_CALL void *(*Initializer)(double, double, double, double, uint8_t, SWIFT_SELF const void *);
    return ((Initializer)code)(rectangle.x, rectangle.y, rectangle.width, rectangle.height, choice, type);
}

void *objectRuntimeMakeWithText(const void *code, ObjectRuntimeText text, const void *type) {
    typedef SWIFT_CALL void *(*Initializer)(uintptr_t, uintptr_t, SWIFT_SELF const void *);
    return ((Initializer)code)(text.first, text.second, type);
}

void *objectRuntimeMakeWithTextAndObject(
    const void *code, ObjectRuntimeText text, const void *object, const void *type) {
    typedef SWIFT_CALL void *(*Initializer)(uintptr_t, uintptr_t, const void *, SWIFT_SELF const void *);
    return ((Initializer)code)(text.first, text.second, object, type);
}

void *objectRuntimeMakeWithTextAndObjects(
    const void *code, ObjectRuntimeText text, const void *first, const void *second, const void *type) {
    typedef SWIFT_CALL void *(*Initializer)(uintptr_t, uintptr_t, const void *, const void *, SWIFT_SELF const void *);
    return ((Initializer)code)(text.first, text.second, first, second, type);
}

void *objectRuntimeMakeWithChoiceAndText(
    const void *code, uint8_t choice, ObjectRuntimeText text, const void *type) {
    typedef SWIFT_CALL void *(*Initializer)(uint8_t, uintptr_t, uintptr_t, SWIFT_SELF const void *);
    return ((Initializer)code)(choice, text.first, text.second, type);
}
