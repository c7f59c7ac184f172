/** The driver for whom onboarding is ordered. */
export interface Onboarded {
  driverId: string;
  name: string;
}
