/** A text that a card shows only in part. */
export interface TextModalData {
  title: string;
  text: string;
}
