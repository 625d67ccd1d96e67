extension Course {
    /// The courses that the sample app offers.
    public static let samples = [
        Course(
            title: "Bread from Scratch", teacher: "Amara Okafor", symbol: "birthday.cake.fill", rating: 5, isNew: false,
            lessons: [
                Lesson(title: "Flour, water, salt", minutes: 12),
                Lesson(title: "A starter of your own", minutes: 18),
                Lesson(title: "Shaping a loaf", minutes: 25),
            ]),
        Course(
            title: "Drawing What You See", teacher: "Jonas Lindqvist", symbol: "pencil.and.outline", rating: 4, isNew: true,
            lessons: [
                Lesson(title: "Lines before objects", minutes: 20),
                Lesson(title: "The dark and the light", minutes: 35),
            ]),
        Course(
            title: "Reading the Night Sky", teacher: "Mei Tanaka", symbol: "moon.stars.fill", rating: 3, isNew: false,
            lessons: [Lesson(title: "Finding north", minutes: 15)]),
    ]
}
