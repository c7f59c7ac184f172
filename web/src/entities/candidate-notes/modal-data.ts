/** The note whose earlier texts are shown. */
export interface NoteHistoryData {
  noteId: string;
}
