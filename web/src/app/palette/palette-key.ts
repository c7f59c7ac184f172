const isMac = () => /mac/i.test(navigator.userAgent) && !/iphone|ipad|ipod/i.test(navigator.userAgent);

/** The shortcut of the palette, as labeled on this platform's keyboard. */
export const paletteKey = (): string => (isMac() ? '⌘ K' : 'Ctrl K');
