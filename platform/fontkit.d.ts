declare module 'fontkit' {
  /** The part of a font that the product reads; the package has no types of its own. */
  export function create(font: Buffer): { readonly characterSet: readonly number[] };
}
