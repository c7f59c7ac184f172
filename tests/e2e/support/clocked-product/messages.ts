/** The requests of the story to the product's process, by name. */
export interface Requests {
  /** Moves the clock of workflows and API; the new time in milliseconds. */
  pass: { request: string; answer: number };
  /** The access token of a new sign-in. */
  token: { request: string; answer: string };
}

/** A person or driver of the product. */
export interface Member {
  readonly id: string;
  readonly name: string;
}

/** Sent once, when the product is ready. */
export interface Ready {
  readonly address: string;
  readonly hr: { email: string; password: string };
  readonly ops: Member;
  readonly organizationId: string;
  readonly drivers: Members;
}

/** The drivers near the facility. */
export interface Members {
  /** All requirements are met; nearest first. */
  readonly fitting: readonly Member[];
  /** Wants another shift. */
  readonly nearMiss: Member;
  /** Has no hazmat endorsement. */
  readonly unfit: Member;
}
