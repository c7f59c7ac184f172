/** The note whose earlier texts are shown. */
export interface NoteHistoryData {
  noteId: string;
  /** For operations, who read it on the driver's page. */
  driverId?: string;
}
