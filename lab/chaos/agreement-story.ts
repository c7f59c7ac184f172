import type { AgreementEventType } from '#domain/agreements/events';
import type { AgreementStateName } from '#domain/agreements/states';
import type { Call } from '../core/calls';
import type { Applicant } from './applicants';

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

/** A carrier with the agreement of a story; `expected` are the events that the commands must leave. */
export interface AgreementCarrier extends Applicant {
  readonly organizationId: string;
  readonly zone: string;
  readonly story: AgreementStory;
  /** The administrator's name. */
  readonly signer: string;
  readonly textSha256: string;
  /** Of February's match, 60 days old. */
  readonly invoiceId: string;
  readonly accountingId: string;
  /** The events that the agreement had before the run. */
  readonly importedSeq: number;
}
