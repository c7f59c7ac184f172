/** The driver whom a dialog of the bench is about. */
export interface BenchTarget {
  driverId: string;
  name: string;
}

export interface RejectTarget {
  entryId: string;
  name: string;
}
