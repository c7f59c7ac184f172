import type { HistoryKind } from '#domain/driver-histories/kinds';

/** The records that sample requests of the matrix test may name; the test makes them, all in one carrier. */
export interface ExampleWorld {
  readonly organizationId: string;
  /** A staff member of the carrier. */
  readonly staffId: string;
  readonly driverId: string;
  /** A file of the driver. */
  readonly fileId: string;
  /** What operations noted about the driver. */
  readonly driverNoteId: string;
  /** A view that a member of operations shares. */
  readonly savedViewId: string;
  /** One item of each of the driver's histories. */
  readonly historyItems: Readonly<Record<HistoryKind, string>>;
  /** Another one of each, which nobody else asks for. */
  readonly spareHistoryItems: Readonly<Record<HistoryKind, string>>;
  /** Asked to join the carrier's staff. */
  readonly colleagueId: string;
  /** Asked to join operations. */
  readonly operatorId: string;
  /** A sign-in of whoever makes the request. */
  readonly familyId: string;
  readonly facilityId: string;
  /** An active order of the carrier. */
  readonly orderId: string;
  /** The driver's candidacy on that order, in the state interviewing, so that each of its records exists. */
  readonly candidacyId: string;
  readonly fleetJobRequestId: string;
  readonly driverJobRequestId: string;
  readonly assignmentId: string;
  readonly jobRequestId: string;
  readonly interviewId: string;
  /** A carrier that asks to come in. */
  readonly applicationId: string;
  /** A time for a call that nobody has booked. */
  readonly callTimeId: string;
  /** A carrier of its own, without staff: what happens to it signs nobody out. */
  readonly quietOrganizationId: string;
  /** A text that drivers sign. */
  readonly legalTextId: string;
  /** A rule that came with the product, and a day that operations entered of the driver. */
  readonly requirementId: string;
  readonly driverFactId: string;
  /** What the driver has signed. */
  readonly consentId: string;
}

/** A request that the right person would be let through with. */
export interface RouteExample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}
