import type { AgreementSummary, CarrierAgreementView, OfferedText, OpsAgreementView } from '#domain/agreements/schema';

/** An agreement in force, far from its renewal. */
export const anAgreementSummary = (more: Partial<AgreementSummary> = {}): AgreementSummary => ({
  state: 'active',
  since: '2026-07-16T05:00:00.000Z',
  timeZone: 'America/Chicago',
  isDisabled: false,
  trialEndsOn: '2026-07-15',
  acceptedAt: '2026-07-01T15:00:00.000Z',
  isTextAccepted: true,
  term: { number: 1, startsOn: '2026-07-16', endsOn: '2099-07-15' },
  notice: null,
  warnings: 0,
  ...more,
});

const whole = {
  ...anAgreementSummary(),
  startedAt: '2026-06-15T15:00:00.000Z',
  hasAddendum: false,
  noticeReason: null,
  noticeWouldEndOn: '2026-12-30',
  open: { orders: 3, candidates: 1, assignments: 2, unbilledCents: 6_000 },
  history: [
    {
      type: 'agreementAccepted' as const,
      at: '2026-07-01T15:00:00.000Z',
      by: 'fleet' as const,
      name: 'Robin Vale',
      reason: null,
    },
  ],
  documents: [
    {
      _id: '018f0000-0000-7000-8000-0000000000c1',
      version: '1',
      signedAt: '2026-07-01T15:00:00.000Z',
      signedBy: 'Robin Vale',
      sha256: 'a'.repeat(64),
      hasAddendum: false,
    },
  ],
};

const aText = (more: Partial<OfferedText> = {}): OfferedText => ({
  version: '1',
  title: 'Carrier agreement',
  body: '## 1. Parties and services\n\nThe whole text.',
  sha256: 'a'.repeat(64),
  status: 'approved',
  ...more,
});

/** The page of the agreement for an administrator. */
export const anAgreement = (more: Partial<CarrierAgreementView> = {}): CarrierAgreementView => ({
  ...whole,
  actions: ['giveNotice'],
  text: aText(),
  addendum: aText({ title: 'Addendum for DOT file administration', sha256: 'b'.repeat(64) }),
  ...more,
});

/** The agreement of a carrier for operations. */
export const anOpsAgreement = (more: Partial<OpsAgreementView> = {}): OpsAgreementView => ({
  ...whole,
  actions: ['warnAboutPayment', 'disableCarrier', 'giveNotice'],
  extension: { first: '2026-12-01', last: '2027-11-30' },
  warningsNeeded: 2,
  ...more,
});
