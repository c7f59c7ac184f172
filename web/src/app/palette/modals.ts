import { defineModal } from '#web/shared/ui/modals';
import type { PalettePage } from './modal-data';

/** Operations' palette. */
export const paletteModal = defineModal<{ pages: readonly PalettePage[] }>('palette', () =>
  import('./palette-dialog').then((module) => module.PaletteDialog),
);

/** A carrier's palette. */
export const carrierPaletteModal = defineModal<{ pages: readonly PalettePage[] }>('carrier-palette', () =>
  import('./carrier-palette-dialog').then((module) => module.CarrierPaletteDialog),
);
