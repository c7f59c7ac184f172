/** The requests of the story to the product's process, by name. */
export interface Requests {
  /** Moves the clock of workflows and API; the new time in milliseconds. */
  pass: { request: string; answer: number };
  /** The access token of a new sign-in. */
  token: { request: string; answer: string };
  /** Moves the clock to an instant and runs the recurring jobs of each day; the new time in milliseconds. */
  live: { request: string; answer: number };
  /** The newest email to an address whose subject contains the words. */
  mail: { request: { to: string; words: string }; answer: { subject: string; text: string; path: string } };
  /** A driver signs up, and is certified by the operations account if there is one. */
  driver: { request: { firstName: string; certifiedBy?: Account }; answer: Member & Account };
}

/** The answers of the product's process; a product with people has no answer to the last requests. */
export type Answers = {
  readonly [Name in keyof Requests]?: (request: Requests[Name]['request']) => Promise<Requests[Name]['answer']>;
};

/** The credentials of somebody. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** A person or driver of the product. */
export interface Member {
  readonly id: string;
  readonly name: string;
}

/** Sent once, when the product is ready. */
export interface Ready {
  readonly address: string;
  readonly databaseUrl: string;
  /** Absent in an empty product. */
  readonly people?: People;
}

/** A carrier with one HR person, an operations person, and drivers. */
export interface People {
  readonly hr: Account;
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
