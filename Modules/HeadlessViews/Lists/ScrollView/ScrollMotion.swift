/// What moves the content of a scroll view at the moment.
struct ScrollMotion {
    var isTracking = false
    var isDragging = false
    var isDecelerating = false
    var isZooming = false
}
