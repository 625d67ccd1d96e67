import Foundation

/// The most memory that the process has held at one time.
enum PeakMemory {
    static var byteCount: Int {
        #if os(Linux)
            // Not `getrusage`, which on Linux knows the peak of the process that started this one too.
            let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
            let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
            return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
        #else
            var usage = rusage()
            getrusage(RUSAGE_SELF, &usage)
            return Int(usage.ru_maxrss)
        #endif
    }
}
