extension UIPresentationController {
    /// Does what a swipe down on a sheet does, or a tap beside a popover: ends the presentation, where the delegate allows it and the
    /// presented controller is not modal.
    ///
    /// Answers whether the presentation was ended. Headless only.
    @_spi(Headless) @discardableResult
    public func dismissByUser() -> Bool {
        guard containerView != nil, let presenter else { return false }
        let presented = presentedViewController
        guard !presented.isModalInPresentation, delegate?.presentationControllerShouldDismiss(self) != false else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return false
        }
        delegate?.presentationControllerWillDismiss(self)
        presenter.dismissPresented(animated: true)
        // The delegate may ask for the presented controller, which the presenter keeps alive no longer.
        withExtendedLifetime(presented) { delegate?.presentationControllerDidDismiss(self) }
        return true
    }
}

extension UISheetPresentationController {
    /// Does what a drag of the sheet does: has it rest at another of its detents, and tells the delegate.
    ///
    /// Answers whether the sheet has such a detent, and did not rest there. Headless only.
    @_spi(Headless) @discardableResult
    public func drag(to identifier: Detent.Identifier) -> Bool {
        guard containerView != nil, selectedDetentIdentifier != identifier, detents.contains(where: { $0.identifier == identifier })
        else { return false }
        selectedDetentIdentifier = identifier
        delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
        return true
    }
}
