import { defineModal } from '#web/shared/ui/modals';
import type { ExportData } from './export-data';

export const exportModal = defineModal<ExportData>('export-file', () =>
  import('../components/export-dialog').then((module) => module.ExportDialog),
);
