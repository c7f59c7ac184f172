/** The data of the export dialog. */
export interface ExportData {
  driverId: string;
  onExported: () => void;
  /** The dialog is closed. */
  onReset: () => void;
}
