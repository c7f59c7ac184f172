/** The records that sample requests of the matrix test may name; the test makes them, all in one carrier. */
export interface ExampleWorld {
  readonly organizationId: string;
  /** A staff member of the carrier. */
  readonly staffId: string;
  readonly driverId: string;
}

/** A request that the right person would be let through with. */
export interface RouteExample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}
