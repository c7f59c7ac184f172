import { inEach } from './in-each';

const common = {
  state: 'State of the agreement.',
  since: 'Time since which the agreement is in this state (UTC).',
  timeZone: "The carrier's time zone, in which the days of the agreement count.",
  isDisabled: 'True if operations disabled the carrier for non-payment.',
  trialEndsOn: 'Last day of the trial (`yyyy-mm-dd`).',
  acceptedAt: 'Time of the last acceptance (UTC); null without one.',
  isTextAccepted: 'True if the text in force is accepted.',
  term: 'The current term; null before the first one.',
  notice: 'The notice of termination; null without one.',
  warnings: 'Number of days on which the carrier was warned about what is still overdue.',
  startedAt: 'Time at which the trial began (UTC).',
  hasAddendum: 'True if the addendum for DOT file administration is accepted.',
  noticeReason: 'The reason for the notice; null without a notice.',
  noticeWouldEndOn: 'Last day of the agreement if notice were given now (`yyyy-mm-dd`).',
  open: 'Matters that stay open when the agreement ends.',
  history: 'Changes of the agreement, the last one first.',
  documents: 'Signed documents, the last one first.',
  actions: 'Commands that the caller may send now.',
  text: 'The agreement in force.',
  addendum: 'The addendum in force.',
  extension: 'The days to which the trial can be extended.',
  warningsNeeded: 'Number of warnings before the carrier may be disabled.',
};

const term = {
  number: 'Number of the term, from 1.',
  startsOn: 'First day of the term (`yyyy-mm-dd`).',
  endsOn: 'Last day of the term (`yyyy-mm-dd`).',
};

/** Fields of carrier agreements. */
export const agreementFields: Readonly<Record<string, string>> = {
  ...inEach(['AgreementSummary', 'CarrierAgreement', 'OpsAgreement'], common),
  ...inEach(['term'], term),
  ...inEach(['notice'], {
    party: 'The party that sent the notice.',
    at: 'Time of the notice (UTC).',
    endsOn: 'Last day of the agreement (`yyyy-mm-dd`).',
  }),
  ...inEach(['extension'], { first: 'First possible day (`yyyy-mm-dd`).', last: 'Last possible day (`yyyy-mm-dd`).' }),
  ...inEach(['AgreementOpenMatters'], {
    orders: 'Pending and active job orders.',
    candidates: 'Candidates between first contact and hire.',
    assignments: 'Hires that have not started, and running assignments.',
    unbilledCents: 'Charges that are on no invoice yet, in cents.',
  }),
  ...inEach(['AgreementHistoryLine'], {
    type: 'The change.',
    at: 'Time of the change (UTC).',
    by: 'Side that made the change.',
    name: 'Name of the person; null without one, and for people of the other side.',
    reason: 'The reason that was given; null without one.',
  }),
  ...inEach(['AgreementDocument'], {
    _id: 'Id of the document (UUID).',
    version: 'Version of the text.',
    signedAt: 'Time of the signature (UTC).',
    signedBy: 'Name of the signer.',
    sha256: 'SHA-256 hash of the exact text.',
    hasAddendum: 'True if the addendum was accepted with it.',
  }),
  ...inEach(['OfferedAgreementText'], {
    version: 'Version of the text.',
    title: 'Title of the text.',
    body: 'The text: Markdown with headings, paragraphs, lists and bold text.',
    sha256: 'SHA-256 hash of the exact text.',
    status: 'Whether the operator approved the text.',
  }),
  ...inEach(['AcceptAgreementBody'], {
    shown: 'SHA-256 hash of the text that was shown.',
    shownAddendum: 'SHA-256 hash of the addendum that was shown; null if it is not accepted.',
    fullName: "The signer's full name, as typed.",
    signature: 'The drawn signature, or the typed name.',
    hasAgreed: 'Always true: the checkbox of the agreement.',
  }),
  ...inEach(['AgreementReasonBody'], { reason: 'The reason, which both sides read.' }),
  ...inEach(['ExtendTrialBody'], { lastOn: 'The new last day of the trial (`yyyy-mm-dd`).' }),
};
