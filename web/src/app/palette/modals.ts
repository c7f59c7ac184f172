import { defineModal } from '#web/shared/ui/modals';
import type { PalettePage } from './modal-data';

export const paletteModal = defineModal<{ pages: readonly PalettePage[] }>('palette', () =>
  import('./palette-dialog').then((module) => module.PaletteDialog),
);
