import type { Position } from '../accounts/roles';
import type { AdverseTemplates } from '../adverse-actions/messages';
import type { AgreementTemplates } from '../agreements/messages';
import type { DigestBenchReview, DigestClosed, DigestLine, DigestMention, DigestOrder } from '../digest/lines';
import type { AccessTemplates } from '../dq-access/messages';
import type { PipelineTemplates } from '../driver-pipeline/messages';
import type { VerificationTemplates } from '../employment-verifications/messages';
import type { InvoiceChangeTemplates } from '../invoices/change-messages';
import type { InvoiceTemplates } from '../invoices/messages';
import type { OverdueDebt } from '../invoices/overdue-debt';
import type { PayoutTemplates } from '../payouts/messages';
import type { TimesheetTemplates } from '../timesheets/messages';
import type { WebhookTemplates } from '../webhooks/messages';

/** Emails and text messages about accounts: template names with the parameters of each. */
export interface AccountTemplates
  extends
    PipelineTemplates,
    AccessTemplates,
    AdverseTemplates,
    AgreementTemplates,
    InvoiceChangeTemplates,
    InvoiceTemplates,
    PayoutTemplates,
    TimesheetTemplates,
    VerificationTemplates,
    WebhookTemplates {
  /** The link that confirms an address, after sign-up or on request. */
  readonly 'confirm-email': { readonly firstName: string; readonly link: string };
  /** Someone signed up with an address that already has an account. */
  readonly 'already-registered': { readonly firstName: string; readonly link: string };
  /** A link that lets the owner of an account choose a new password. */
  readonly 'recover-password': { readonly firstName: string; readonly link: string };
  /** The password was changed. */
  readonly 'password-changed': { readonly firstName: string; readonly link: string };
  /** Confirms a new address; goes to that address. */
  readonly 'change-email': { readonly firstName: string; readonly link: string };
  /** Someone wanted to use an address that belongs to another account; sent to that account. */
  readonly 'address-in-use': { readonly firstName: string };
  /** Notifies the previous contacts that the email address was changed; the link undoes the change. */
  readonly 'email-changed': { readonly firstName: string; readonly link: string };
  /** The same for a changed phone number. */
  readonly 'phone-changed': { readonly firstName: string; readonly link: string };
  /** The same for a newly linked social account. */
  readonly 'network-linked': { readonly firstName: string; readonly link: string };
  /** The same for an unlinked social account. */
  readonly 'network-unlinked': { readonly firstName: string; readonly link: string };
  /** Another account confirmed the phone number; sent to the account that can no longer sign in with it. */
  readonly 'phone-moved': { readonly firstName: string; readonly ending: string };
  /** A refresh token was used a second time, so the sign-in was ended. */
  readonly 'session-stolen': { readonly firstName: string; readonly device: string; readonly link: string };
  /** Invites a new member of staff to set a password, in words for the person; messages of older code name no role. */
  readonly invitation: {
    readonly firstName: string;
    readonly organization: string;
    readonly link: string;
    readonly as?: InvitedAs | undefined;
  };
  /** A carrier invited an address that already has an account elsewhere; sent to its owner. */
  readonly 'invited-elsewhere': { readonly firstName: string; readonly organization: string };
  /** Confirms that a carrier's application was received; the link books a call. */
  /** With the link to choose a time for the call, if operations offer any. */
  readonly 'carrier-received': { readonly firstName: string; readonly company: string; readonly link?: string };
  /** The carrier's call with operations, with a calendar file. */
  readonly 'call-booked': {
    readonly firstName: string;
    readonly startsAt: string;
    readonly timeZone: string;
    readonly link: string;
  };
  /** The call is canceled; removes it from the calendar. */
  readonly 'call-cancelled': { readonly firstName: string; readonly startsAt: string; readonly timeZone: string };
  /** A carrier proposed the driver for its bench; the link opens the page where the driver can refuse. */
  readonly 'bench-added': { readonly firstName: string; readonly carrier: string; readonly link: string };
  /** A carrier entered another address of a past employer, to which its request about the driver goes. */
  readonly 'verification-address-changed': {
    readonly firstName: string;
    readonly carrier: string;
    readonly employer: string;
    /** The new addresses and numbers. */
    readonly to: string;
    readonly link: string;
  };
  /** A colleague mentioned the reader in a note about a candidate. */
  readonly 'note-mention': {
    readonly firstName: string;
    readonly author: string;
    /** The candidate's name as the carrier may see it. */
    readonly driver: string;
    readonly text: string;
    readonly link: string;
  };
  /** A document of a driver's file was rejected; sent to the driver or the carrier's member of staff who gave it. */
  readonly 'document-rejected': {
    readonly firstName: string;
    /** First name and last initial of the driver; null if the driver gave it. */
    readonly driver: string | null;
    readonly document: string;
    /** Whether the recipient reads such records. */
    readonly isReader: boolean;
    /** Null for a recipient who does not read such records, and for drug and alcohol records. */
    readonly reason: string | null;
    /** Whether the recipient signed it on the platform; absent in messages of older code. */
    readonly isSigned?: boolean | undefined;
    /** Link to the page where a new document is uploaded or signed. */
    readonly link: string;
  };
  /** Operations deactivated the carrier; sent to its administrators, who cannot sign in any more. */
  readonly 'carrier-deactivated': {
    readonly firstName: string;
    readonly carrier: string;
    readonly reason: string;
    /** The operator's email address or phone number; null if none is configured. */
    readonly contact: string | null;
    /** The debt for which the carrier was disabled; null for another reason, absent in messages of older code. */
    readonly overdue?: OverdueDebt | null | undefined;
  };
  /** Operations reactivated the carrier. */
  readonly 'carrier-reactivated': { readonly firstName: string; readonly carrier: string; readonly link: string };
  /** A driver of the carrier may no longer drive; sent to HR and Safety. */
  readonly 'driving-barred': {
    readonly firstName: string;
    readonly driver: string;
    /** The requirements that bar driving. */
    readonly titles: readonly string[];
    /** Whether one of them is a consent that the driver withdrew or refused; absent in messages of older code. */
    readonly isConsentWithdrawn?: boolean | undefined;
    readonly link: string;
  };
  /** The same, sent to the driver. */
  readonly 'own-driving-barred': {
    readonly firstName: string;
    readonly carrier: string;
    readonly titles: readonly string[];
    readonly link: string;
  };
  /** A driver withdrew a consent that they had signed for the carrier; sent to HR and Safety. */
  readonly 'consent-withdrawn': {
    readonly firstName: string;
    readonly driver: string;
    /** Whether the driver must not drive without it. */
    readonly isBarring: boolean;
    readonly link: string;
  };
  /** No requirement bars a driver of the carrier from driving any more; sent to HR and Safety. */
  readonly 'driving-allowed': { readonly firstName: string; readonly driver: string; readonly link: string };
  /** The same, sent to the driver. */
  readonly 'own-driving-allowed': { readonly firstName: string; readonly carrier: string; readonly link: string };
  /** A driver's referral link, for passing on. */
  readonly 'share-link': { readonly link: string };
  /** For the waitlist: a state is now served. */
  readonly 'state-served': { readonly state: string; readonly link: string };
  /** A message that a member of operations wrote to a driver. */
  readonly 'ops-message': { readonly subject: string; readonly text: string };
  /** A message that a member of a carrier's staff wrote to a candidate. */
  readonly 'carrier-message': {
    readonly firstName: string;
    readonly carrier: string;
    /** The title of the candidate's order. */
    readonly order: string;
    readonly subject: string;
    readonly text: string;
    /** Link to the driver's applications. */
    readonly link: string;
  };
  /** The daily email to a member of operations: items that are overdue or due today, and calls. */
  readonly 'ops-digest': {
    readonly firstName: string;
    /** The reader's calendar day. */
    readonly day: string;
    /** The reader's IANA time zone. */
    readonly timeZone: string;
    readonly lines: readonly DigestLine[];
    /** Link to the settings page where the digest is turned off. */
    readonly settings: string;
  };
  /** A driver's file that the recipient exported, as an attached PDF. */
  readonly 'file-export': { readonly firstName: string; readonly driver: string; readonly link: string };
  /** The daily email to carrier staff: candidates and bench reviews that wait for them, ended candidates, and unread mentions. */
  readonly 'carrier-digest': {
    readonly firstName: string;
    readonly orders: readonly DigestOrder[];
    readonly closed: readonly DigestClosed[];
    readonly bench: readonly DigestBenchReview[];
    /** Link to the drivers whose bench review waits. */
    readonly benchLink: string;
    readonly mentions: readonly DigestMention[];
    /** Link to the settings page where the digest is turned off. */
    readonly settings: string;
  };
  /** Six digits, by text message or email. */
  readonly code: { readonly code: string };
}
/** The invited person: the carrier's applicant, a colleague by position, or a member of operations. */
export type InvitedAs = 'applicant' | 'operations' | Position;

/** Templates of commercial emails: they carry the sender's postal address and say how to opt out (docs/messages.md). */
export const commercialTemplates: readonly AccountTemplate[] = ['state-served'];

/** The name of a template. */
export type AccountTemplate = keyof AccountTemplates;

/** One outgoing message: recipient, template and its parameters. */
export interface AccountMessage<Template extends AccountTemplate = AccountTemplate> {
  readonly channel: 'mail' | 'sms';
  /** An email address, or a phone number in E.164 format. */
  readonly to: string;
  /** The account that the message is about, if any. */
  readonly userId?: string;
  readonly template: Template;
  readonly params: AccountTemplates[Template];
  /** A calendar file (RFC 5545) attached to an email. */
  readonly calendar?: { readonly method: 'PUBLISH' | 'CANCEL'; readonly content: string };
  /** A stored file attached to an email; it is opened when the email is sent. */
  readonly attachment?: MessageAttachment;
}

/** A file attached by reference. */
export interface MessageAttachment {
  readonly fileId: string;
  /** The name that the recipient sees. */
  readonly fileName: string;
}
