import ConformanceRules

/// Documents of Interface Builder's, written for the tests.
@MainActor enum Documents {
    /// A nib of some top-level objects.
    static func nib(_ objects: String, owner: String = ">") -> UINib {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)</placeholder>
                    \(objects)
                </objects>
            </document>
            """
        return UINib(data: Data(text.utf8), bundle: nil)
    }

    /// What stands after the opening of File's Owner: its class, if any, and its connections.
    static func owner(_ type: String = "", outlets: String = "") -> String {
        let attributes = type.isEmpty ? "" : customClass(type)
        return "\(attributes)>\(outlets.isEmpty ? "" : "<connections>\(outlets)</connections>")"
    }

    /// A cell of a table.
    static func cell(
        _ type: String, identifier: String = "", id: String = "cell", content: String = "", connections: String = "",
        attributes: String = "", constraints: String = ""
    ) -> String {
        """
        <tableViewCell contentMode="scaleToFill" selectionStyle="default" id="\(id)" \(customClass(type)) \
        \(identifier.isEmpty ? "" : "reuseIdentifier=\"\(identifier)\"")>
            <rect key="frame" x="0.0" y="0.0" width="320" height="50"/>
            <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="\(id)" id="\(id)-content">
                <rect key="frame" x="0.0" y="0.0" width="320" height="50"/>
                <subviews>\(content)</subviews>
                <constraints>\(constraints)</constraints>
            </tableViewCellContentView>
            <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>
            <connections>\(connections)</connections>
        </tableViewCell>
        """
    }

    /// A plain view.
    static func view(
        _ type: String = "", id: String = "view", content: String = "", key: String = "", connections: String = "",
        constraints: String = ""
    ) -> String {
        """
        <view \(key.isEmpty ? "" : "key=\"\(key)\"") contentMode="scaleToFill" id="\(id)" \(type.isEmpty ? "" : customClass(type))>
            <rect key="frame" x="0.0" y="0.0" width="320" height="50"/>
            <subviews>\(content)</subviews>
            <constraints>\(constraints)</constraints>
            <connections>\(connections)</connections>
        </view>
        """
    }

    static let label = """
        <label contentMode="left" text="Title" id="label"><rect key="frame" x="0.0" y="0.0" width="100" height="20"/></label>
        """

    /// A button that sends an action.
    static func button(action: String, to receiver: String) -> String {
        """
        <button contentMode="scaleToFill" id="button"><rect key="frame" x="0.0" y="0.0" width="100" height="20"/><connections>
            <action selector="\(action)" destination="\(receiver)" eventType="touchUpInside" id="action"/>
        </connections></button>
        """
    }

    static func outlet(_ property: String, to destination: String = "label") -> String {
        "<outlet property=\"\(property)\" destination=\"\(destination)\" id=\"outlet-\(property)\"/>"
    }

    static func attribute(_ keyPath: String) -> String {
        "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"\(keyPath)\" value=\"YES\"/>"
    }

    /// The attributes of a class of the tests' own module, or of one that is given as `Module.Class`.
    static func customClass(_ type: String) -> String {
        let parts = type.split(separator: ".")
        let module = parts.count > 1 ? String(parts[0]) : "ConformanceRulesTests"
        return type.isEmpty ? "" : "customClass=\"\(parts[parts.count - 1])\" customModule=\"\(module)\""
    }
}
