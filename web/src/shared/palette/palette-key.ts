const isMac = () => /mac/i.test(navigator.userAgent) && !/iphone|ipad|ipod/i.test(navigator.userAgent);

/** The key that opens the palette, as it is written on the keyboard here. */
export const paletteKey = (): string => (isMac() ? '⌘ K' : 'Ctrl K');
