import { defineModal } from '#web/shared/ui/modals';

export interface ExportData {
  driverId: string;
  onExported: () => void;
  /** The dialog is closed. */
  onReset: () => void;
}

export const exportModal = defineModal<ExportData>('export-file', () =>
  import('../components/export-dialog').then((module) => module.ExportDialog),
);
