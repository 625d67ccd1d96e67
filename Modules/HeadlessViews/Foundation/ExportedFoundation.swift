// UIKit's module exports Foundation, and sources rely on it: `import UIKit` alone gives them `URL` and `IndexPath`.
@_exported import Foundation
