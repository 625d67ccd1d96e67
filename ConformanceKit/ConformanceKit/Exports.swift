@_exported import ConformanceRules
