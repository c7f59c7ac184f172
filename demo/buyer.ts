import type { Sealer } from '#platform/sealing';

/** The dependencies of emails about bills and pay. */
export interface Messages {
  readonly sealer: Sealer;
  readonly publicUrl: string;
}

/** The carrier that buys, and who acts for it and for operations. */
export interface Buyer {
  readonly organizationId: string;
  readonly zone: string;
  readonly now: number;
  readonly recruiterId: string;
  /** Pays online for the carrier. */
  readonly payerId: string;
  readonly opsId: string;
}
