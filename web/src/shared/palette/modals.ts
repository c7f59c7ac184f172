import { defineModal } from '../ui/modals';

/** A page that the palette links to. */
export interface PalettePage {
  to: string;
  label: string;
}

export const paletteModal = defineModal<{ pages: readonly PalettePage[] }>('palette', () =>
  import('./palette-dialog').then((module) => module.PaletteDialog),
);
