/** The data of the export dialog. */
export interface ExportData {
  driverId: string;
  onExported: () => void;
}
