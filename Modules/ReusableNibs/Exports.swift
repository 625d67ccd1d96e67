@_exported import ViewPlatform
