import type { DigestLine, DigestOrder } from '../digest/lines';
import type { DriverStage } from '../drivers/stages';

/** What the messages of a driver's pipeline are filled with. */
export interface PipelineFacts {
  readonly firstName: string;
  /** First name and initial of the driver. */
  readonly driver: string;
  readonly stage: DriverStage;
  /** The task, document or proof, where there is one. */
  readonly about: string | null;
  readonly reason: string | null;
  /** In the reviewer's words. */
  readonly note: string | null;
  /** The last day of a proof. */
  readonly on: string | null;
  /** Working days in which operations call whoever sent the application at that moment. */
  readonly callWithin: number;
  /** The number that they call from, as people read it; null where none is configured. */
  readonly supportPhone: string | null;
  readonly link: string;
}

/** Mails and text messages about accounts, by template: what each needs besides its recipient. */
export interface AccountTemplates {
  /** The link that confirms an address, after sign-up or on request. */
  readonly 'confirm-email': { readonly firstName: string; readonly link: string };
  /** Somebody signed up with an address that has an account already. */
  readonly 'already-registered': { readonly firstName: string; readonly link: string };
  /** A forgotten password: the link lets its owner choose a new one. */
  readonly 'recover-password': { readonly firstName: string; readonly link: string };
  /** The password was changed. */
  readonly 'password-changed': { readonly firstName: string };
  /** Confirms a new address; goes to that address. */
  readonly 'change-email': { readonly firstName: string; readonly link: string };
  /** Somebody wanted an address for his account that belongs to another one; goes to that one. */
  readonly 'address-in-use': { readonly firstName: string };
  /** Tells the contacts of before that the address changed; the link takes it back. */
  readonly 'email-changed': { readonly firstName: string; readonly link: string };
  /** The same of the phone number. */
  readonly 'phone-changed': { readonly firstName: string; readonly link: string };
  /** The same of another network that signs in. */
  readonly 'network-linked': { readonly firstName: string; readonly link: string };
  /** The same for a network that no longer signs in. */
  readonly 'network-unlinked': { readonly firstName: string; readonly link: string };
  /** A refresh token came back after its use: the sign-in was ended. */
  readonly 'session-stolen': { readonly firstName: string; readonly device: string; readonly link: string };
  /** A member of staff may come in and set a password. */
  readonly invitation: { readonly firstName: string; readonly organization: string; readonly link: string };
  /** A carrier invited an address that has an account elsewhere; sent to its owner. */
  readonly 'invited-elsewhere': { readonly firstName: string; readonly organization: string };
  /** A carrier asked to come in; the page lets it book a call. */
  readonly 'carrier-received': { readonly firstName: string; readonly company: string; readonly link: string };
  /** The carrier's call with operations, with a calendar file. */
  readonly 'call-booked': {
    readonly firstName: string;
    readonly startsAt: string;
    readonly timeZone: string;
    readonly link: string;
  };
  /** The call will not take place; takes it out of the calendar. */
  readonly 'call-cancelled': { readonly firstName: string; readonly startsAt: string; readonly timeZone: string };
  /** The link that brings friends in, for whoever passes it on. */
  readonly 'share-link': { readonly link: string };
  /** A state that somebody waited for is served now. */
  readonly 'state-served': { readonly state: string; readonly link: string };
  /** A driver is over the target age of his stage; goes to operations. */
  readonly 'pipeline-overdue': PipelineFacts;
  /** The application is complete: a receipt for the driver. */
  readonly 'pipeline-sent': PipelineFacts;
  /** Operations ask for a document. */
  readonly 'pipeline-asked': PipelineFacts;
  /** A document or a task was sent back. */
  readonly 'pipeline-rejected': PipelineFacts;
  /** A proof ends soon. */
  readonly 'pipeline-proof-ends': PipelineFacts;
  /** A proof has ended. */
  readonly 'pipeline-proof-ended': PipelineFacts;
  /** Somebody of operations writes to a driver, in words of his own. */
  readonly 'ops-message': { readonly subject: string; readonly text: string };
  /** Who of operations' drivers waits too long, each morning. */
  readonly 'ops-digest': {
    readonly firstName: string;
    /** The reader's calendar day. */
    readonly day: string;
    /** The reader's clock. */
    readonly timeZone: string;
    readonly lines: readonly DigestLine[];
    /** Where it is turned off. */
    readonly settings: string;
  };
  /** The candidates who wait for one person of a carrier, each morning. */
  readonly 'carrier-digest': {
    readonly firstName: string;
    readonly orders: readonly DigestOrder[];
    /** Where it is turned off. */
    readonly settings: string;
  };
  /** Six digits, by text message or by mail. */
  readonly code: { readonly code: string };
}
/** The name of a template. */
export type AccountTemplate = keyof AccountTemplates;

/** One message on its way: address or number, template, and what it is filled with. */
export interface AccountMessage<Template extends AccountTemplate = AccountTemplate> {
  readonly channel: 'mail' | 'sms';
  /** An e-mail address, or a phone number with its plus sign. */
  readonly to: string;
  /** The account that it is about, if there is one. */
  readonly userId?: string;
  readonly template: Template;
  readonly params: AccountTemplates[Template];
  /** A calendar file (RFC 5545) that a mail brings along. */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string };
}
