import type {
  AdverseActionView,
  AdverseGuide,
  AdverseLetter,
  OpenAdverseAction,
  OwnAdverseAction,
} from '#domain/adverse-actions/schema';
import { DRIVER_ID } from './carrier-drivers';
import { ORDER_ID } from './carrier-orders';

export const CANDIDACY_ID = '018f0000-0000-7000-8000-0000000000f1';
export const REPORT_ID = '018f0000-0000-7000-8000-0000000000f2';
export const NOTICE_ID = '018f0000-0000-7000-8000-0000000000f3';

const agency = {
  name: 'Example Screening Inc.',
  address: '100 Main Street, Columbus, OH 43004',
  phone: '(800) 555-0100',
};

/** A guide before its first notice. */
export const aGuide = (more: Partial<AdverseGuide> = {}): AdverseGuide => ({
  candidacyId: CANDIDACY_ID,
  candidacyRound: 1,
  driver: 'Maria Gomez',
  job: 'Night drayage',
  action: null,
  actions: ['sendPreAdverseNotice', 'sendRemoteNotice'],
  mayClose: false,
  remoteRefusals: [],
  earlier: [],
  decisionFrom: '2026-11-18',
  mailedFrom: null,
  today: '2026-11-23',
  ...more,
});

/** An adverse action that waits. */
export const anAction = (more: Partial<AdverseActionView> = {}): AdverseActionView => ({
  _id: '018f0000-0000-7000-8000-0000000000f4',
  state: 'waiting',
  path: 'twoSteps',
  round: 1,
  since: '2026-11-23T15:00:00.000Z',
  startedAt: '2026-11-23T15:00:00.000Z',
  startedBy: 'Robin Vale',
  agency,
  reports: [REPORT_ID],
  waitEndsOn: '2026-12-01',
  waitDaysLeft: null,
  dispute: null,
  ending: null,
  notices: [
    {
      _id: NOTICE_ID,
      kind: 'preAdverse',
      sentAt: '2026-11-23T15:00:00.000Z',
      sentBy: 'Robin Vale',
      sha256: 'ab'.repeat(32),
      delivery: 'sent',
      deliveredAt: '2026-11-23T15:00:05.000Z',
      mailed: null,
    },
  ],
  ...more,
});

/** A guide at a step. */
export const aGuideAt = (action: Partial<AdverseActionView>, more: Partial<AdverseGuide> = {}): AdverseGuide =>
  aGuide({ action: anAction(action), actions: ['withdrawAdverseAction'], ...more });

export const aLetter = (more: Partial<AdverseLetter> = {}): AdverseLetter => ({
  kind: 'preAdverse',
  title: 'Notice before an adverse action',
  body: 'To: **Maria Gomez**\n\nNo decision has been made yet.',
  isTemplate: true,
  rights: { title: 'A summary of your rights', body: 'You have rights.' },
  ...more,
});

/** A driver's notice that waits. */
export function anOwnAction(more: Partial<OwnAdverseAction> = {}): OwnAdverseAction {
  const { notices, startedBy: _startedBy, ...common } = anAction();
  return {
    ...common,
    carrier: 'Harbor Lines',
    isCarrierPaused: false,
    job: 'Night drayage',
    notices: notices.map(({ _id, kind, sentAt }) => ({ _id, kind, sentAt })),
    freeCopyUntil: null,
    actions: ['disputeReport'],
    ...more,
  };
}

/** An adverse action of a candidacy in the carrier's list of open ones. */
export const anOpenAction = (candidacyId: string, more: Partial<OpenAdverseAction> = {}): OpenAdverseAction => ({
  candidacyId,
  orderId: ORDER_ID,
  driverId: DRIVER_ID,
  driver: 'Maria Gomez',
  job: 'Night drayage',
  state: 'disputed',
  since: '2026-11-23T15:00:00.000Z',
  waitEndsOn: null,
  isUndelivered: false,
  ...more,
});
