/** A document or a signed consent of the driver. */
export interface PaperModalData {
  driverId: string;
  name: string;
  id: string;
}
