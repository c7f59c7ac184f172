/** A page that the palette links to. */
export interface PalettePage {
  to: string;
  label: string;
}
