import type { CandidacySignal } from '#domain/candidacies/signals';
import type { PipelineSignal } from '#domain/driver-pipeline/signals';
import type { JobOrderSignal } from '#domain/job-orders/signals';
import { newId } from '#platform/ids';
import type { Transaction } from './handle';

/** Messages from rows to workflows, by topic. Payloads hold ids and names of facts only. */
export type OutboxMessage =
  /** A driver signed up or confirmed an email address or phone number: starts or signals the pipeline. */
  | { readonly topic: 'driverAccountChanged'; readonly payload: { readonly driverId: string } }
  /** The carrier was deactivated or reactivated: deadlines of its orders and candidacies pause or resume. */
  | { readonly topic: 'organizationActivityChanged'; readonly payload: { readonly organizationId: string } }
  /** A bulk action was requested: starts its workflow. */
  | {
      readonly topic: 'bulkActionStarted';
      readonly payload: { readonly bulkActionId: string; readonly drivers: number };
    }
  /** Evidence, its reviews, facts, employments or the hire of a driver changed: the file is checked again. */
  | { readonly topic: 'driverFileChanged'; readonly payload: { readonly driverId: string } }
  /** The file of a hired driver's employment was completed, or became incomplete: the start goes ahead, or waits. */
  | { readonly topic: 'hiredFileChecked'; readonly payload: { readonly driverId: string } }
  /** A carrier's person exports a driver's file: starts its workflow. */
  | {
      readonly topic: 'fileExportRequested';
      readonly payload: { readonly exportId: string; readonly driverId: string };
    }
  /** The packet of an audit is requested, or built again: after a failure, or without a driver whose data was erased. */
  | {
      readonly topic: 'auditPacketRequested';
      readonly payload: { readonly auditId: string; readonly attempt: number };
    }
  /** A message whose outcome something waits for was sent, or failed for good. */
  | { readonly topic: 'messageSettled'; readonly payload: { readonly messageId: string } }
  /** A candidacy, bench entry or employment of the carrier ended: its access to the driver's file may end. */
  | {
      readonly topic: 'accessBasisChanged';
      readonly payload: { readonly organizationId: string; readonly driverId: string };
    }
  /** A carrier's access to the driver's file ended: its verifications of past employments may end, too. */
  | { readonly topic: 'fileAccessEnded'; readonly payload: { readonly driverId: string } }
  /** A candidacy ended: its undecided adverse action ends. */
  | { readonly topic: 'adverseBasisChanged'; readonly payload: { readonly candidacyId: string } }
  /** A carrier was activated, or changed its time zone: its agreement starts or learns of it. */
  | { readonly topic: 'agreementFactsChanged'; readonly payload: { readonly organizationId: string } }
  /** A carrier's agreement ended: its orders end. */
  | { readonly topic: 'agreementEnded'; readonly payload: { readonly organizationId: string } }
  | CandidacySignal
  | JobOrderSignal
  | PipelineSignal;

export type OutboxTopic = OutboxMessage['topic'];
export type OutboxPayload<Topic extends OutboxTopic> = Extract<OutboxMessage, { readonly topic: Topic }>['payload'];

/** Has the files of drivers checked again once the transaction commits. */
export const fileChanged = (trx: Transaction, driverIds: readonly string[]): Promise<void> =>
  enqueueOutbox(
    trx,
    [...new Set(driverIds)].map((driverId) => ({ topic: 'driverFileChanged', payload: { driverId } })),
  );

/** Enqueues messages in the transaction that writes the rows they are about, so that all are committed or none. */
export async function enqueueOutbox(trx: Transaction, messages: readonly OutboxMessage[]): Promise<void> {
  if (messages.length === 0) return;
  await trx('outbox').insert(
    messages.map(({ topic, payload }) => ({ id: newId(), topic, payload: JSON.stringify(payload) })),
  );
}
