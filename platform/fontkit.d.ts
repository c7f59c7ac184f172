declare module 'fontkit' {
  /** The part of a font that the product and its tests read; the package has no types of its own. */
  export function create(font: Buffer): {
    readonly characterSet: readonly number[];
    readonly numGlyphs: number;
    getGlyph(id: number): { readonly advanceWidth: number; readonly path: { toSVG(): string } };
  };
}
