/** The driver whom the dialog invites. */
export interface Invitee {
  driverId: string;
  name: string;
}
