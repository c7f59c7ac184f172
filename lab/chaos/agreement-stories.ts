import type { AgreementEventType } from '#domain/agreements/events';
import type { AgreementStateName } from '#domain/agreements/states';
import { daysAfter } from '#domain/shared/periods';
import { utcDate } from '#domain/shared/zoned-time';
import type { Call } from '../core/calls';
import type { AgreementCarrier } from './agreement-carriers';

/** A command over HTTP: who sends it, the event that it leaves, and the state that the row must have before it is sent. */
export interface AgreementStep extends Pick<Call, 'method' | 'path' | 'body'> {
  readonly by: 'admin' | 'ops';
  readonly event: AgreementEventType;
  readonly from?: AgreementStateName;
}

/** An agreement whose worker was down for a while, what became due in the meantime, and the commands that follow. */
export interface AgreementStory {
  readonly startedDaysAgo: number;
  readonly isAccepted: boolean;
  readonly noticeDaysAgo?: number;
  /** Deadlines of the days since then were not handled. */
  readonly downForDays: number;
  /** With an overdue invoice, and a first warning about it. */
  readonly isOverdue?: boolean;
  /** Events that a worker that comes back must record, whatever the commands. */
  readonly due: readonly AgreementEventType[];
  readonly steps: (carrier: AgreementCarrier) => readonly AgreementStep[];
  readonly end: AgreementStateName;
}

const OWN = '/business/agreement';
const opsPath = ({ organizationId }: AgreementCarrier): string => `/ops/organizations/${organizationId}/agreement`;
const reason = { reason: 'Our plans have changed' };

const accept = ({ signer, textSha256 }: AgreementCarrier): AgreementStep => ({
  by: 'admin',
  method: 'POST',
  path: `${OWN}/acceptance`,
  event: 'agreementAccepted',
  body: { shown: textSha256, fullName: signer, signature: { type: 'typed' }, hasAgreed: true },
});

/** Notice by one side, which the same side withdraws. */
function noticeAndBack(carrier: AgreementCarrier, by: AgreementStep['by']): AgreementStep[] {
  const path = `${by === 'admin' ? OWN : opsPath(carrier)}/notice`;
  return [
    { by, method: 'POST', path, body: reason, event: 'noticeGiven', from: 'active' },
    { by, method: 'DELETE', path, event: 'noticeWithdrawn', from: 'noticeGiven' },
  ];
}

/** Days for the trial, which is over in a month. */
const trialDay = (): string => daysAfter(utcDate(new Date()), 20);

/** Every clock and every command of an agreement. */
export const agreementStories: Readonly<Record<string, AgreementStory>> = {
  trialReminder: {
    ...({ startedDaysAgo: 26, isAccepted: false, downForDays: 14, due: ['trialReminded'], end: 'trial' } as const),
    steps: (carrier) => [accept(carrier)],
  },
  trialEnd: {
    ...({ startedDaysAgo: 40, isAccepted: true, downForDays: 20, due: ['termStarted'], end: 'active' } as const),
    steps: (carrier) => noticeAndBack(carrier, 'admin'),
  },
  lapse: {
    ...({ startedDaysAgo: 40, isAccepted: false, downForDays: 20, due: ['agreementLapsed'], end: 'trial' } as const),
    steps: (carrier) => [
      {
        by: 'ops',
        method: 'POST',
        path: `${opsPath(carrier)}/trial`,
        event: 'trialExtended',
        from: 'lapsed',
        body: { lastOn: trialDay() },
      },
      { ...accept(carrier), from: 'trial' },
    ],
  },
  termReminder: {
    ...({ startedDaysAgo: 375, isAccepted: true, downForDays: 60, due: ['termReminded'], end: 'active' } as const),
    steps: (carrier) => noticeAndBack(carrier, 'ops'),
  },
  renewal: {
    ...({ startedDaysAgo: 410, isAccepted: true, downForDays: 20, due: ['termRenewed'], end: 'active' } as const),
    steps: (carrier) => noticeAndBack(carrier, 'admin'),
  },
  noticeEnd: {
    ...({ startedDaysAgo: 190, isAccepted: true, noticeDaysAgo: 40, downForDays: 20, end: 'active' } as const),
    due: ['agreementEnded'],
    steps: (carrier) => [{ ...accept(carrier), from: 'ended' }],
  },
  unpaid: {
    ...({ startedDaysAgo: 190, isAccepted: true, downForDays: 1, isOverdue: true, due: [], end: 'active' } as const),
    steps: (carrier) => [
      { by: 'ops', method: 'POST', path: `${opsPath(carrier)}/warnings`, event: 'paymentWarned' },
      { by: 'ops', method: 'POST', path: `${opsPath(carrier)}/disable`, body: reason, event: 'carrierDisabled' },
      { by: 'ops', method: 'POST', path: `${opsPath(carrier)}/enable`, event: 'carrierEnabled' },
    ],
  },
};
