/// A name that Interface Builder writes: an element's, an attribute's, or a property's in a `key` attribute.
///
/// The raw value numbers the words without gaps, so that a table may be an array. It is no part of the file format and changes as words
/// are added. Two spellings are not Swift names: ``isNone`` is `none`, ``base64UTF8`` is `base64-UTF8`.
///
/// `CodingKey` is what makes the compiler write each case's spelling, so that no second list has to be kept in step.
public enum InterfaceWord: Int, CaseIterable, Sendable, CodingKey {
    /// A name that is not in the vocabulary.
    case unknown = 0

    /// An element.
    case accessibility, accessibilityOverrides, accessibilityTraits, action, activityIndicatorView, adaptation,
        animations, array, arscnView, arskView, arView, attributedString, attributes, audiovisualMediaTypes,
        autoresizingMask, avPlayerViewController, backgroundConfiguration, barButtonItem, blurEffect, bool, button,
        buttonConfiguration, calendarView, capability, cells, `class`, classes, collectionReusableView, collectionView,
        collectionViewCell, collectionViewCellContentView, collectionViewController, collectionViewFlowLayout,
        collectionViewLayout, color, colorWell, command, connections, constraint, constraints, containerView,
        customFonts, customObject, dataDetectorType, dataDetectorTypes, date, datePicker, dependencies, deployment,
        designable, designables, development, device, directionalEdgeInsets, document, edgeInsets, exclude, exit,
        extendedEdge, font, fontDescription, fragment, frame, freeformSimulatedSizeMetrics, gestureRecognizers, glkView,
        glkViewController, hostingController, hoverGestureRecognizer, hybridMapConfiguration, image, imageReference,
        imageryMapConfiguration, imageView, include, inferredMetricsTieBreakers, inset, integer, items, keyCommand,
        keyCommands, label, layoutGuides, leftBarButtonItems, listContentConfiguration, longPressGestureRecognizer,
        mapView, mask, menu, metadata, mtkView, mutableArray, mutableData, mutableString, namedColor, navigationBar,
        navigationBarAppearance, navigationController, navigationItem, `nil`, objects, offsetWrapper, outlet,
        outletCollection, pageControl, pageViewController, panGestureRecognizer, paragraphStyle, pickerView,
        pinchGestureRecognizer, placeholder, plugIn, point, pongPressGestureRecognizer, popoverArrowDirection,
        popoverPassthroughViews, preferredSymbolConfiguration, progressView, prototypes, range, real, rect, rectEdge,
        refreshControl, relationship, relationships, resources, rightBarButtonItems, rotationGestureRecognizer, scene,
        sceneKitView, scenes, scopeButtonTitles, screenEdgePanGestureRecognizer, scrollView, searchBar,
        searchDisplayController, sections, segment, segmentedControl, segments, segue, simulatedMetricsContainer,
        simulatedNavigationBarMetrics, simulatedOrientationMetrics, simulatedScreenMetrics, simulatedStatusBarMetrics,
        simulatedTabBarMetrics, simulatedToolbarMetrics, size, skView, slider, source, splitViewController,
        splitViewDetailSimulatedSizeMetrics, splitViewMasterSimulatedSizeMetrics, stackView, standardMapConfiguration,
        state, stepper, string, subviews, swipeGestureRecognizer, `switch`, systemColor, tabBar, tabBarAppearance,
        tabBarController, tabBarItem, tableView, tableViewCell, tableViewCellContentView, tableViewController,
        tableViewSection, tabStops, tapGestureRecognizer, textAttributes, textField, textInputTraits, textTab, textView,
        toolbar, toolbarAppearance, toolbarItems, userDefinedRuntimeAttribute, userDefinedRuntimeAttributes, value,
        variation, vibrancyEffect, view, viewController, viewControllerLayoutGuide, viewControllerPlaceholder,
        viewControllers, viewLayoutGuide, visualEffectView, webView, window, wkPreferences, wkWebView,
        wkWebViewConfiguration

    /// An attribute, where no element has that name too.
    case accessibilityIgnoresInvertColors, accessoryType, accessoryView, actionName, adjustable,
        adjustsFontForContentSizeCategory, adjustsFontSizeToFit, adjustsImageSizeForAccessibilityContentSizeCategory,
        adjustsImageWhenDisabled, adjustsLetterSpacingToFitWidth, alignment, allowableMovement, allowDoubleColumnStyle,
        allowsAirPlayForMediaPlayback, allowsBackForwardNavigationGestures, allowsCameraControl,
        allowsDefaultTighteningForTruncation, allowsDirectInteraction, allowsEditingTextAttributes, allowsFocus,
        allowsInlineMediaPlayback, allowsLinkPreview, allowsMultipleSelection, allowsMultipleSelectionDuringEditing,
        allowsPictureInPictureMediaPlayback, allowsSelection, allowsSelectionDuringEditing, alpha, alternateTitle,
        alwaysBounceHorizontal, alwaysBounceVertical, ambiguous, animates, animating, animationImages, appearance,
        appends, apportionsSegmentWidthsByContent, autocapitalizationType, autocorrectionType,
        automaticallyAdjustsScrollIndicatorInsets, automaticallyAdjustsScrollViewInsets, automaticallyUpdateForSelection,
        automaticDimension, automaticEstimatedItemSize, autorepeat, autoresizesArchivedViewToFullSize,
        autoresizesSubviews, axis, backButtonDisplayMode, backButtonTitle, backgroundColor, backgroundEffect,
        backgroundImage, backgroundView, barStyle, base64UTF8, baselineAdjustment, baselineRelativeArrangement,
        baseWritingDirection, behavior, blue, borderStyle, bottom, bounces, bouncesZoom, bundleIdentifier, buttonSize,
        buttonType, canCancelContentTouches, cancelsTouchesInView, candidateClass, catalog, causesPageTurn,
        changesSelectionAsPrimaryAction, className, clearButtonMode, clearsContextBeforeDrawing, clearsOnBeginEditing,
        clearsOnInsertion, clearsSelectionOnViewWillAppear, clipsSubviews, cocoaTouchSystemColor, collectionClass,
        colorLabel, colorMatched, colorPixelFormat, colorSpace, configurationType, constant, content,
        contentHorizontalAlignment, contentInsetAdjustmentBehavior, contentInsets, contentMode, contentVerticalAlignment,
        contentViewInsetsToSafeArea, continuous, cornerRadius, cornerStyle, countDownDuration, currentPage, customClass,
        customColorSpace, customModule, customModuleProvider, dataMode, datePickerMode, decelerationRate,
        defaultTabInterval, defaultVersion, defersCurrentPageDisplay, definesPresentationContext, delaysContentTouches,
        delaysTouchesBegan, delaysTouchesEnded, depthStencilPixelFormat, destination, destinationCreationSelector,
        detailTextLabel, direction, directionalLockEnabled, disablesAutomaticKeyboardDismissal, discoverabilityTitle,
        distribution, doubleSided, down, dragInteractionEnabled, dynamicTypePreference, edges, editable,
        editingAccessoryType, editingAccessoryView, elevationStyle, enabled, enableSetNeedsDisplay,
        enablesReturnKeyAutomatically, estimatedRowHeight, estimatedSectionFooterHeight, estimatedSectionHeaderHeight,
        eventType, extendedLayoutIncludesOpaqueBars, family, fillerRowHeight, firstAttribute, firstItem,
        firstLineHeadIndent, fixedFrame, flexibleMaxX, flexibleMaxY, flexibleMinX, flexibleMinY, footerTitle, green,
        hasAttributedTitle, header, headerTitle, headIndent, height, heightFraction, heightSizable, hidden,
        hidesAccessoryWhenEditing, hidesBarsOnSwipe, hidesBarsOnTap, hidesBarsWhenKeyboardAppears,
        hidesBarsWhenVerticallyCompact, hidesBottomBarWhenPushed, hidesForSinglePage, hidesSearchBarWhenScrolling,
        hidesWhenStopped, highlightedImage, highlightedTextColor, hint, horizontal,
        horizontalCompressionResistancePriority, horizontalHuggingPriority, hyphenationFactor, id, identifier,
        imagePadding, imagePlacement, imageReservation, indentationLevel, indentationWidth, indeterminate,
        indexDisplayMode, indicator, indicatorStyle, inheritsFrom, initialViewController, input, inputAccessoryView,
        inputView, insetsLayoutMarginsFromSafeArea, isModalInPresentation, isSpringLoaded,
        javaScriptCanOpenWindowsAutomatically, javaScriptEnabled, key, keyboardAppearance, keyboardDismissMode,
        keyboardKey, keyboardType, keyPath, kind, landscapeImage, landscapeImagePhone, largeContentSizeImage,
        largeContentTitle, largeSubtitle, largeTitleDisplayMode, largeTitles, launchScreen, layout,
        layoutMarginsFollowReadableWidth, leading, left, leftItemsSupplementBackButton, length, lineBreakMode,
        lineBreakStrategy, lineHeightMultiple, lineSpacing, link, location, macIdiomStyle, mapType,
        maximumContentSizeCategory, maximumLineHeight, maximumNumberOfTouches, maximumPrimaryColumnWidth,
        maximumSupplementaryColumnWidth, maximumTrackImage, maximumValue, maximumValueImage, maximumZoomScale, maxValue,
        maxX, maxY, metaFont, minimumContentSizeCategory, minimumFontSize, minimumInteritemSpacing, minimumLineHeight,
        minimumLineSpacing, minimumNumberOfTouches, minimumPressDuration, minimumPrimaryColumnWidth, minimumScaleFactor,
        minimumSupplementaryColumnWidth, minimumTrackImage, minimumValue, minimumValueImage, minimumZoomScale,
        minToolsVersion, minuteInterval, minValue, minX, minY, misplaced, modalPresentationStyle, modalTransitionStyle,
        modifierFlags, momentary, multipleSelectionBackgroundView, multipleTouchEnabled, multiplier, name,
        navigationBarHidden, navigationOrientation, nibName, isNone, notEnabled, numberOfLines, numberOfPages,
        numberOfTapsRequired, numberOfTouchesRequired, offImage, on, onImage, opaque, orientation,
        overrideUserInterfaceStyle, pagingEnabled, paragraphSpacing, paragraphSpacingBefore, passwordRules, pitchEnabled,
        placeholderIdentifier, placeholderIntrinsicHeight, placeholderIntrinsicWidth, playsSound, pointerInteraction,
        pointSize, popoverAnchorBarButtonItem, popoverAnchorView, possibleTitles, preferredBehavioralStyle,
        preferredContentSize, preferredDatePickerStyle, preferredDisplayMode, preferredFramesPerSecond,
        preferredMaxLayoutWidth, preferredPrimaryColumnWidthFraction, preferredStyle, preferredSupplementaryColumnWidth,
        preferredSymbolConfigurationForImageInState, prefetchingEnabled, presentsWithGesture,
        preservesSuperviewLayoutMargins, primaryBackgroundStyle, primaryEdge, priority, progress, progressImage, prompt,
        prompted, property, propertyAccessControl, providesPresentationContextTransitionStyle, red, reference,
        referencedIdentifier, relation, relativePath, remembersLastFocusedIndexPath, renderingMode,
        requiresExclusiveTouchType, restorationIdentifier, returnKeyType, reuseIdentifier,
        reversesTitleShadowWhenHighlighted, right, role, rotateEnabled, roundsToMinuteInterval, rowHeight, scale,
        scalesLargeContentImage, scalesPageToFit, sceneDelegate, sceneID, sceneMemberID, sceneName, scrollDirection,
        scrollEnabled, scrollsToTop, searchBarStyle, searchField, searchResultsTitle, secondaryText, secondAttribute,
        secondItem, sectionFooterHeight, sectionFootersPinToVisibleBounds, sectionHeaderHeight,
        sectionHeadersPinToVisibleBounds, sectionHeaderTopPadding, sectionIndexMinimumDisplayRowCount,
        sectionInsetReference, secureTextEntry, segmentControlStyle, selectable, selected, selectedBackgroundView,
        selectedImage, selectedSegmentIndex, selectionFollowsFocus, selectionStyle, selector, semanticContentAttribute,
        separatorInsetReference, separatorStyle, shouldIndentWhileEditing, showsActivityIndicator, showsBookmarkButton,
        showsBuildings, showsCancelButton, showsCompass, showsExpansionTextWhenTruncated, showsHorizontalScrollIndicator,
        showsLargeContentViewer, showsMenuAsPrimaryAction, showsPointsOfInterest, showsReorderControl, showsScale,
        showsScopeBar, showsSearchResultsButton, showsSecondaryOnlyButton, showsSelectionImmediatelyOnTouchBegin,
        showsTouchWhenHighlighted, showsTraffic, showsUserLocation, showsVerticalScrollIndicator, simulatedAppContext,
        smartDashesType, smartInsertDeleteType, smartQuotesType, spacing, spacingType, spellCheckingType, spineLocation,
        splitBehavior, springLoaded, startsMediaSession, staticText, statusBarStyle, stepValue, storyboardIdentifier,
        storyboardName, strokeColor, strokeWidth, style, subtitle, subtitleTextAttributes, summaryElement,
        superclassName, supportsAlpha, symbolic, symbolScale, symbolType, systemItem, systemVersion, tag, tailIndent,
        targetRuntime, text, textAlignment, textColor, textContentType, textLabel, thumbImage,
        tighteningFactorForTruncation, timeIntervalSinceReferenceDate, tintColor, title, titleAlignment, titlePadding,
        toolbarHidden, toolsVersion, top, trackImage, trailing, transitionStyle,
        translatesAutoresizingMaskIntoConstraints, translucent, trigger, type, unwindAction, up, updatesFrequently,
        useAutolayout, useCurrentDate, userInteractionEnabled, userLabel, useSafeAreas, usesAttributedText,
        useStoryboardIdentifierAsRestorationIdentifier, useTraitCollections, verifyAmbiguity, version, vertical,
        verticalCompressionResistancePriority, verticalHuggingPriority, videoGravity, visualEffect, weight, white, width,
        widthFraction, widthSizable, wraps, x, xcode11CocoaTouchSystemColor, y, zoomEnabled

    /// A property that a `key` names, where neither an element nor an attribute has that name too.
    case accessibilityConfiguration, activityIndicatorColor, attributedPlaceholder, attributedSubtitle, attributedText,
        attributedTitle, availableDateRange, backBarButtonItem, background, badgeColor, barTintColor,
        baseBackgroundColor, baseForegroundColor, calendar, canvasLocation, commit, compactAppearance,
        compactScrollEdgeAppearance, configuration, contentConfiguration, contentEdgeInsets, contentInset,
        contentLayoutGuide, contentSizeForViewInPopover, contentStretch, contentView, currentPageIndicatorImage,
        currentPageIndicatorTintColor, customSize, customView, `default`, defaultSimulatedMetrics, detailViewController,
        directionalLayoutMargins, disabled, edgesForExtendedLayout, effect, estimatedItemSize, focused,
        footerReferenceSize, foregroundColor, frameInset, frameLayoutGuide, freeformSize, headerReferenceSize,
        highlighted, highlightedColor, imageEdgeInsets, imageInsets, imageProperties, indicatorColor, indicatorImage,
        insetFor6xAndEarlier, intrinsicContentSize, isElement, itemSize, keyedArchiveRepresentation, landscapeSize,
        largeTitleTextAttributes, layoutMargins, leftBarButtonItem, locale, masterViewController, maximumDate,
        maximumTrackTintColor, mediaTypesRequiringUserActionForPlayback, minimumDate, minimumTrackTintColor, normal,
        NSAttachment, NSBackgroundColor, NSBaselineOffset, NSColor, NSExpansion, NSFont, NSKern, NSLigature, NSLink,
        NSObliqueness, NSOriginalFont, NSParagraphStyle, NSShadow, NSStrikethrough, NSStrikethroughColor, NSStrokeColor,
        NSStrokeWidth, NSTextEffect, NSUnderline, NSUnderlineColor, onTintColor, pageIndicatorTintColor, portraitSize,
        preferences, preferredConfiguration, preferredIndicatorImage, preferredSymbolConfigurationForImage, preview,
        progressTintColor, rightBarButtonItem, safeArea, scrollEdgeAppearance, scrollIndicatorInsets,
        secondaryTextProperties, sectionFooterView, sectionHeaderView, sectionIndexBackgroundColor, sectionInset,
        selectedColor, selectedImageTintColor, selectedSegmentTintColor, separatorColor, separatorConfiguration,
        separatorInset, shadowColor, shadowImage, shadowOffset, simulatedBottomBarMetrics, simulatedDestinationMetrics,
        simulatedTopBarMetrics, sourceIdentifier, standardAppearance, statusBar, subtitleFontDescription,
        tableFooterView, tableHeaderView, textProperties, textShadowColor, textShadowOffset, thumbTintColor, timeZone,
        titleColor, titleEdgeInsets, titleFontDescription, titleInsets, titlePositionAdjustment, titleShadowColor,
        titleShadowOffset, titleTextAttributes, titleView, trackTintColor, traits, userComments

    /// An attribute or property that Interface Builder can write and no document at hand has.
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

    /// The name as it stands in a document.
    public var description: String { spelling }
}
