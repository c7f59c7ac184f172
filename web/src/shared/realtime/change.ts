/** A change event of the server. It contains ids only; the data is fetched again. */
export interface Changed {
  topic: string;
  id: string;
  orderId?: string;
  driverId?: string;
}
