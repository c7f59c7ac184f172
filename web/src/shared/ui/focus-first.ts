/** The attribute of a field that takes the focus when its dialog opens; React renders no attribute for `autoFocus`. */
export const FOCUS_FIRST = { 'data-focus-first': true } as const;
