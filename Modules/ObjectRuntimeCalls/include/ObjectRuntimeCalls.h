#ifndef OBJECT_RUNTIME_CALLS_H
#define OBJECT_RUNTIME_CALLS_H

#include <stdint.h>

// Calls through Swift's calling convention that Swift itself cannot express: an allocating initializer whose
// class is known at run time only.
//
// `code` is the initializer's entry point, `type` the metadata of the class to make. Each call hands back the
// new object, which the caller owns. Object and text arguments are consumed: the caller gives up one reference
// to each. A text is the two words of a Swift `String?`.

typedef struct ObjectRuntimeRectangle {
    double x;
    double y;
    double width;
    double height;
} ObjectRuntimeRectangle;

typedef struct ObjectRuntimeText {
    uintptr_t first;
    uintptr_t second;
} ObjectRuntimeText;

void *_Nonnull objectRuntimeMake(const void *_Nonnull code, const void *_Nonnull type);

void *_Nonnull objectRuntimeMakeWithRectangle(
    const void *_Nonnull code, ObjectRuntimeRectangle rectangle, const void *_Nonnull type);

void *_Nonnull objectRuntimeMakeWithRectangleAndObject(
    const void *_Nonnull code, ObjectRuntimeRectangle rectangle, const void *_Nullable object,
    const void *_Nonnull type);

void *_Nonnull objectRuntimeMakeWithRectangleAndChoice(
    const void *_Nonnull code, ObjectRuntimeRectangle rectangle, uint8_t choice, const void *_Nonnull type);

void *_Nonnull objectRuntimeMakeWithText(
    const void *_Nonnull code, ObjectRuntimeText text, const void *_Nonnull type);

void *_Nonnull objectRuntimeMakeWithTextAndObject(
    const void *_Nonnull code, ObjectRuntimeText text, const void *_Nullable object, const void *_Nonnull type);

void *_Nonnull objectRuntimeMakeWithTextAndObjects(
    const void *_Nonnull code, ObjectRuntimeText text, const void *_Nullable first, const void *_Nullable second,
    const void *_Nonnull type);

void *_Nonnull objectRuntimeMakeWithChoiceAndText(
    const void *_Nonnull code, uint8_t choice, ObjectRuntimeText text, const void *_Nonnull type);

#endif
