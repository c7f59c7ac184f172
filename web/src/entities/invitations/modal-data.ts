import type { InviteSource } from '#domain/candidacies/sources';

/** The driver whom the dialog invites, and where the carrier found the driver. */
export interface Invitee {
  driverId: string;
  name: string;
  source: InviteSource;
}
