@_exported import ReusableCells
@_exported import ReusableStoryboards
