@_exported import ReusableNibs
