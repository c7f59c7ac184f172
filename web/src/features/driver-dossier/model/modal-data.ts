/** A text that a card shows only in part. */
export interface TextModalData {
  title: string;
  text: string;
}

/** A document or a signed consent of the driver. */
export interface PaperModalData {
  driverId: string;
  name: string;
  id: string;
}
