/// A name that Interface Builder writes: an element's, an attribute's, or a property's in a `key` attribute.
///
/// The raw value numbers the words without gaps, so that a table may be an array. It is no part of the file format and changes as words
/// are added. Two spellings are not Swift names: ``isNone`` is `none`, ``base64UTF8`` is `base64-UTF8`.
///
/// `CodingKey` is what makes the compiler write each case's spelling, so that no second list has to be kept in step.
public enum InterfaceWord: Int, CaseIterable, Sendable, CodingKey {
    /// A name that is not in the vocabulary.
    case unknown = 0

    // Elements.
    case accessibility, accessibilityOverrides, accessibilityTraits, action, activityIndicatorView, adaptation
    case animations, array, arscnView, arskView, arView, attributedString, attributes, audiovisualMediaTypes
    case autoresizingMask, avPlayerViewController, backgroundConfiguration, barButtonItem, blurEffect, bool, button
    case buttonConfiguration, calendarView, capability, cells, `class`, classes, collectionReusableView
    case collectionView, collectionViewCell, collectionViewCellContentView, collectionViewController
    case collectionViewFlowLayout, collectionViewLayout, color, colorWell, command, connections, constraint
    case constraints, containerView, customFonts, customObject, dataDetectorType, dataDetectorTypes, date, datePicker
    case dependencies, deployment, designable, designables, development, device, directionalEdgeInsets, document
    case edgeInsets, exclude, exit, extendedEdge, font, fontDescription, fragment, frame, freeformSimulatedSizeMetrics
    case gestureRecognizers, glkView, glkViewController, hostingController, hoverGestureRecognizer
    case hybridMapConfiguration, image, imageReference, imageryMapConfiguration, imageView, include
    case inferredMetricsTieBreakers, inset, integer, items, keyCommand, keyCommands, label, layoutGuides
    case leftBarButtonItems, listContentConfiguration, longPressGestureRecognizer, mapView, mask, menu, metadata
    case mtkView, mutableArray, mutableData, mutableString, namedColor, navigationBar, navigationBarAppearance
    case navigationController, navigationItem, `nil`, objects, offsetWrapper, outlet, outletCollection, pageControl
    case pageViewController, panGestureRecognizer, paragraphStyle, pickerView, pinchGestureRecognizer, placeholder
    case plugIn, point, pongPressGestureRecognizer, popoverArrowDirection, popoverPassthroughViews
    case preferredSymbolConfiguration, progressView, prototypes, range, real, rect, rectEdge, refreshControl
    case relationship, relationships, resources, rightBarButtonItems, rotationGestureRecognizer, scene, sceneKitView
    case scenes, scopeButtonTitles, screenEdgePanGestureRecognizer, scrollView, searchBar, searchDisplayController
    case sections, segment, segmentedControl, segments, segue, simulatedMetricsContainer
    case simulatedNavigationBarMetrics, simulatedOrientationMetrics, simulatedScreenMetrics, simulatedStatusBarMetrics
    case simulatedTabBarMetrics, simulatedToolbarMetrics, size, skView, slider, source, splitViewController
    case splitViewDetailSimulatedSizeMetrics, splitViewMasterSimulatedSizeMetrics, stackView, standardMapConfiguration
    case state, stepper, string, subviews, swipeGestureRecognizer, `switch`, systemColor, tabBar, tabBarAppearance
    case tabBarController, tabBarItem, tableView, tableViewCell, tableViewCellContentView, tableViewController
    case tableViewSection, tabStops, tapGestureRecognizer, textAttributes, textField, textInputTraits, textTab
    case textView, toolbar, toolbarAppearance, toolbarItems, userDefinedRuntimeAttribute, userDefinedRuntimeAttributes
    case value, variation, vibrancyEffect, view, viewController, viewControllerLayoutGuide, viewControllerPlaceholder
    case viewControllers, viewLayoutGuide, visualEffectView, webView, window, wkPreferences, wkWebView
    case wkWebViewConfiguration

    // Attributes, where no element has that name too.
    case accessibilityIgnoresInvertColors, accessoryType, accessoryView, actionName, adjustable
    case adjustsFontForContentSizeCategory, adjustsFontSizeToFit, adjustsImageSizeForAccessibilityContentSizeCategory
    case adjustsImageWhenDisabled, adjustsLetterSpacingToFitWidth, alignment, allowableMovement
    case allowDoubleColumnStyle, allowsAirPlayForMediaPlayback, allowsBackForwardNavigationGestures
    case allowsCameraControl, allowsDefaultTighteningForTruncation, allowsDirectInteraction
    case allowsEditingTextAttributes, allowsFocus, allowsInlineMediaPlayback, allowsLinkPreview
    case allowsMultipleSelection, allowsMultipleSelectionDuringEditing, allowsPictureInPictureMediaPlayback
    case allowsSelection, allowsSelectionDuringEditing, alpha, alternateTitle, alwaysBounceHorizontal
    case alwaysBounceVertical, ambiguous, animates, animating, animationImages, appearance, appends
    case apportionsSegmentWidthsByContent, autocapitalizationType, autocorrectionType
    case automaticallyAdjustsScrollIndicatorInsets, automaticallyAdjustsScrollViewInsets
    case automaticallyUpdateForSelection, automaticDimension, automaticEstimatedItemSize, autorepeat
    case autoresizesArchivedViewToFullSize, autoresizesSubviews, axis, backButtonDisplayMode, backButtonTitle
    case backgroundColor, backgroundEffect, backgroundImage, backgroundView, barStyle, base64UTF8, baselineAdjustment
    case baselineRelativeArrangement, baseWritingDirection, behavior, blue, borderStyle, bottom, bounces, bouncesZoom
    case bundleIdentifier, buttonSize, buttonType, canCancelContentTouches, cancelsTouchesInView, candidateClass
    case catalog, causesPageTurn, changesSelectionAsPrimaryAction, className, clearButtonMode
    case clearsContextBeforeDrawing, clearsOnBeginEditing, clearsOnInsertion, clearsSelectionOnViewWillAppear
    case clipsSubviews, cocoaTouchSystemColor, collectionClass, colorLabel, colorMatched, colorPixelFormat, colorSpace
    case configurationType, constant, content, contentHorizontalAlignment, contentInsetAdjustmentBehavior
    case contentInsets, contentMode, contentVerticalAlignment, contentViewInsetsToSafeArea, continuous, cornerRadius
    case cornerStyle, countDownDuration, currentPage, customClass, customColorSpace, customModule
    case customModuleProvider, dataMode, datePickerMode, decelerationRate, defaultTabInterval, defaultVersion
    case defersCurrentPageDisplay, definesPresentationContext, delaysContentTouches, delaysTouchesBegan
    case delaysTouchesEnded, depthStencilPixelFormat, destination, destinationCreationSelector, detailTextLabel
    case direction, directionalLockEnabled, disablesAutomaticKeyboardDismissal, discoverabilityTitle, distribution
    case doubleSided, down, dragInteractionEnabled, dynamicTypePreference, edges, editable, editingAccessoryType
    case editingAccessoryView, elevationStyle, enabled, enableSetNeedsDisplay, enablesReturnKeyAutomatically
    case estimatedRowHeight, estimatedSectionFooterHeight, estimatedSectionHeaderHeight, eventType
    case extendedLayoutIncludesOpaqueBars, family, fillerRowHeight, firstAttribute, firstItem, firstLineHeadIndent
    case fixedFrame, flexibleMaxX, flexibleMaxY, flexibleMinX, flexibleMinY, footerTitle, green, hasAttributedTitle
    case header, headerTitle, headIndent, height, heightFraction, heightSizable, hidden, hidesAccessoryWhenEditing
    case hidesBarsOnSwipe, hidesBarsOnTap, hidesBarsWhenKeyboardAppears, hidesBarsWhenVerticallyCompact
    case hidesBottomBarWhenPushed, hidesForSinglePage, hidesSearchBarWhenScrolling, hidesWhenStopped, highlightedImage
    case highlightedTextColor, hint, horizontal, horizontalCompressionResistancePriority, horizontalHuggingPriority
    case hyphenationFactor, id, identifier, imagePadding, imagePlacement, imageReservation, indentationLevel
    case indentationWidth, indeterminate, indexDisplayMode, indicator, indicatorStyle, inheritsFrom
    case initialViewController, input, inputAccessoryView, inputView, insetsLayoutMarginsFromSafeArea
    case isModalInPresentation, isSpringLoaded, javaScriptCanOpenWindowsAutomatically, javaScriptEnabled, key
    case keyboardAppearance, keyboardDismissMode, keyboardKey, keyboardType, keyPath, kind, landscapeImage
    case landscapeImagePhone, largeContentSizeImage, largeContentTitle, largeSubtitle, largeTitleDisplayMode
    case largeTitles, launchScreen, layout, layoutMarginsFollowReadableWidth, leading, left
    case leftItemsSupplementBackButton, length, lineBreakMode, lineBreakStrategy, lineHeightMultiple, lineSpacing
    case link, location, macIdiomStyle, mapType, maximumContentSizeCategory, maximumLineHeight, maximumNumberOfTouches
    case maximumPrimaryColumnWidth, maximumSupplementaryColumnWidth, maximumTrackImage, maximumValue
    case maximumValueImage, maximumZoomScale, maxValue, maxX, maxY, metaFont, minimumContentSizeCategory
    case minimumFontSize, minimumInteritemSpacing, minimumLineHeight, minimumLineSpacing, minimumNumberOfTouches
    case minimumPressDuration, minimumPrimaryColumnWidth, minimumScaleFactor, minimumSupplementaryColumnWidth
    case minimumTrackImage, minimumValue, minimumValueImage, minimumZoomScale, minToolsVersion, minuteInterval
    case minValue, minX, minY, misplaced, modalPresentationStyle, modalTransitionStyle, modifierFlags, momentary
    case multipleSelectionBackgroundView, multipleTouchEnabled, multiplier, name, navigationBarHidden
    case navigationOrientation, nibName, isNone, notEnabled, numberOfLines, numberOfPages, numberOfTapsRequired
    case numberOfTouchesRequired, offImage, on, onImage, opaque, orientation, overrideUserInterfaceStyle
    case pagingEnabled, paragraphSpacing, paragraphSpacingBefore, passwordRules, pitchEnabled, placeholderIdentifier
    case placeholderIntrinsicHeight, placeholderIntrinsicWidth, playsSound, pointerInteraction, pointSize
    case popoverAnchorBarButtonItem, popoverAnchorView, possibleTitles, preferredBehavioralStyle, preferredContentSize
    case preferredDatePickerStyle, preferredDisplayMode, preferredFramesPerSecond, preferredMaxLayoutWidth
    case preferredPrimaryColumnWidthFraction, preferredStyle, preferredSupplementaryColumnWidth
    case preferredSymbolConfigurationForImageInState, prefetchingEnabled, presentsWithGesture
    case preservesSuperviewLayoutMargins, primaryBackgroundStyle, primaryEdge, priority, progress, progressImage
    case prompt, prompted, property, propertyAccessControl, providesPresentationContextTransitionStyle, red, reference
    case referencedIdentifier, relation, relativePath, remembersLastFocusedIndexPath, renderingMode
    case requiresExclusiveTouchType, restorationIdentifier, returnKeyType, reuseIdentifier
    case reversesTitleShadowWhenHighlighted, right, role, rotateEnabled, roundsToMinuteInterval, rowHeight, scale
    case scalesLargeContentImage, scalesPageToFit, sceneDelegate, sceneID, sceneMemberID, sceneName, scrollDirection
    case scrollEnabled, scrollsToTop, searchBarStyle, searchField, searchResultsTitle, secondaryText, secondAttribute
    case secondItem, sectionFooterHeight, sectionFootersPinToVisibleBounds, sectionHeaderHeight
    case sectionHeadersPinToVisibleBounds, sectionHeaderTopPadding, sectionIndexMinimumDisplayRowCount
    case sectionInsetReference, secureTextEntry, segmentControlStyle, selectable, selected, selectedBackgroundView
    case selectedImage, selectedSegmentIndex, selectionFollowsFocus, selectionStyle, selector
    case semanticContentAttribute, separatorInsetReference, separatorStyle, shouldIndentWhileEditing
    case showsActivityIndicator, showsBookmarkButton, showsBuildings, showsCancelButton, showsCompass
    case showsExpansionTextWhenTruncated, showsHorizontalScrollIndicator, showsLargeContentViewer
    case showsMenuAsPrimaryAction, showsPointsOfInterest, showsReorderControl, showsScale, showsScopeBar
    case showsSearchResultsButton, showsSecondaryOnlyButton, showsSelectionImmediatelyOnTouchBegin
    case showsTouchWhenHighlighted, showsTraffic, showsUserLocation, showsVerticalScrollIndicator, simulatedAppContext
    case smartDashesType, smartInsertDeleteType, smartQuotesType, spacing, spacingType, spellCheckingType
    case spineLocation, splitBehavior, springLoaded, startsMediaSession, staticText, statusBarStyle, stepValue
    case storyboardIdentifier, storyboardName, strokeColor, strokeWidth, style, subtitle, subtitleTextAttributes
    case summaryElement, superclassName, supportsAlpha, symbolic, symbolScale, symbolType, systemItem, systemVersion
    case tag, tailIndent, targetRuntime, text, textAlignment, textColor, textContentType, textLabel, thumbImage
    case tighteningFactorForTruncation, timeIntervalSinceReferenceDate, tintColor, title, titleAlignment, titlePadding
    case toolbarHidden, toolsVersion, top, trackImage, trailing, transitionStyle
    case translatesAutoresizingMaskIntoConstraints, translucent, trigger, type, unwindAction, up, updatesFrequently
    case useAutolayout, useCurrentDate, userInteractionEnabled, userLabel, useSafeAreas, usesAttributedText
    case useStoryboardIdentifierAsRestorationIdentifier, useTraitCollections, verifyAmbiguity, version, vertical
    case verticalCompressionResistancePriority, verticalHuggingPriority, videoGravity, visualEffect, weight, white
    case width, widthFraction, widthSizable, wraps, x, xcode11CocoaTouchSystemColor, y, zoomEnabled

    // Properties that a `key` names, where neither an element nor an attribute has that name too.
    case accessibilityConfiguration, activityIndicatorColor, attributedPlaceholder, attributedSubtitle, attributedText
    case attributedTitle, availableDateRange, backBarButtonItem, background, badgeColor, barTintColor
    case baseBackgroundColor, baseForegroundColor, calendar, canvasLocation, commit, compactAppearance
    case compactScrollEdgeAppearance, configuration, contentConfiguration, contentEdgeInsets, contentInset
    case contentLayoutGuide, contentSizeForViewInPopover, contentStretch, contentView, currentPageIndicatorImage
    case currentPageIndicatorTintColor, customSize, customView, `default`, defaultSimulatedMetrics
    case detailViewController, directionalLayoutMargins, disabled, edgesForExtendedLayout, effect, estimatedItemSize
    case focused, footerReferenceSize, foregroundColor, frameInset, frameLayoutGuide, freeformSize
    case headerReferenceSize, highlighted, highlightedColor, imageEdgeInsets, imageInsets, imageProperties
    case indicatorColor, indicatorImage, insetFor6xAndEarlier, intrinsicContentSize, isElement, itemSize
    case keyedArchiveRepresentation, landscapeSize, largeTitleTextAttributes, layoutMargins, leftBarButtonItem, locale
    case masterViewController, maximumDate, maximumTrackTintColor, mediaTypesRequiringUserActionForPlayback
    case minimumDate, minimumTrackTintColor, normal, NSAttachment, NSBackgroundColor, NSBaselineOffset, NSColor
    case NSExpansion, NSFont, NSKern, NSLigature, NSLink, NSObliqueness, NSOriginalFont, NSParagraphStyle, NSShadow
    case NSStrikethrough, NSStrikethroughColor, NSStrokeColor, NSStrokeWidth, NSTextEffect, NSUnderline
    case NSUnderlineColor, onTintColor, pageIndicatorTintColor, portraitSize, preferences, preferredConfiguration
    case preferredIndicatorImage, preferredSymbolConfigurationForImage, preview, progressTintColor, rightBarButtonItem
    case safeArea, scrollEdgeAppearance, scrollIndicatorInsets, secondaryTextProperties, sectionFooterView
    case sectionHeaderView, sectionIndexBackgroundColor, sectionInset, selectedColor, selectedImageTintColor
    case selectedSegmentTintColor, separatorColor, separatorConfiguration, separatorInset, shadowColor, shadowImage
    case shadowOffset, simulatedBottomBarMetrics, simulatedDestinationMetrics, simulatedTopBarMetrics
    case sourceIdentifier, standardAppearance, statusBar, subtitleFontDescription, tableFooterView, tableHeaderView
    case textProperties, textShadowColor, textShadowOffset, thumbTintColor, timeZone, titleColor, titleEdgeInsets
    case titleFontDescription, titleInsets, titlePositionAdjustment, titleShadowColor, titleShadowOffset
    case titleTextAttributes, titleView, trackTintColor, traits, userComments

    // Attributes that Interface Builder can write and no document at hand has.
    case exclusiveTouch, tintAdjustmentMode
}

extension InterfaceWord: CustomStringConvertible {
    /// The name as it stands in a document; empty for ``unknown``.
    public var spelling: String {
        switch self {
        case .unknown: ""
        case .isNone: "none"
        case .base64UTF8: "base64-UTF8"
        default: stringValue
        }
    }

    public var description: String { spelling }
}
