import type { AdverseActionState } from '#domain/adverse-actions/state';
import type { AgreementState } from '#domain/agreements/state';
import type { CandidacyState } from '#domain/candidacies/state';
import type { DqAccessState } from '#domain/dq-access/state';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { EmploymentVerificationState } from '#domain/employment-verifications/state';
import type { JobOrderState } from '#domain/job-orders/state';
import { applyAdverseEvent } from '../adverse-actions/adverse-action-row';
import { applyAgreementEvent } from '../agreements/agreement-row';
import { applyCandidacyEvent } from '../candidacies/projection';
import { fillSearchPlaces } from '../carriers/search-place-store';
import { applyAccessEvent } from '../dq-access/access-row';
import { driverPipelineRow } from '../driver-pipeline/driver-pipeline-row';
import { restoreContacts } from '../driver-pipeline/last-contact';
import { rebuildStageVisits } from '../driver-pipeline/stage-visit-rows';
import { applyVerificationEvent } from '../employment-verifications/verification-row';
import { fillEvidence } from '../evidence/fill-records';
import { applyJobOrderEvent } from '../job-orders/projection';
import { restoreDispatch } from '../requirements/file-line-rows';
import { fillReviewItems } from '../review-queue/review-items';
import { fillDriverResults } from '../screening/driver-results';
import type { AppliedEvent } from './applied-event';
import type { Db, Transaction } from './handle';
import { replay, type ReplayedEvent } from './replay';

/** The number of events replayed, by entity. */
export interface RebuildCounts {
  readonly drivers: number;
  /** The number of items in the review queue. */
  readonly reviews: number;
  readonly orders: number;
  readonly candidacies: number;
  /** Carriers' accesses to drivers' files. */
  readonly accesses: number;
  readonly adverseActions: number;
  /** Agreements of carriers. */
  readonly agreements: number;
  /** Verifications of past employments. */
  readonly verifications: number;
}

/**
 * Recreates the read models from `workflow_events` in one transaction. Employments and evidence are records, which are
 * never deleted: those that are missing are added.
 */
export async function rebuildReadModels(db: Db): Promise<RebuildCounts> {
  return db.transaction(async (trx) => {
    await trx.raw(
      'truncate candidacy_spans, candidacy_rounds, candidacy_records, interviews, driver_hires, candidacies, autopilot_waves, job_orders, driver_pipelines, dq_accesses, adverse_actions, carrier_agreements, employment_verifications',
    );
    // Orders come before candidacies, which reference them.
    const drivers = await replay<DriverPipelineState>(trx, { of: 'driver-pipeline' }, (events) =>
      writePipelines(trx, events),
    );
    await rebuildStageVisits(trx);
    await restoreContacts(trx);
    await fillDriverResults(trx);
    await fillSearchPlaces(trx);
    const reviews = await fillReviewItems(trx);
    const orders = await replay<JobOrderState>(trx, { of: 'job-order' }, (events) =>
      applyAll(trx, events, applyJobOrderEvent),
    );
    const candidacies = await replay<CandidacyState>(trx, { of: 'candidacy' }, (events) =>
      applyAll(trx, events, applyCandidacyEvent),
    );
    const accesses = await replay<DqAccessState>(trx, { of: 'dq-access' }, (events) =>
      applyAll(trx, events, applyAccessEvent),
    );
    const adverseActions = await replay<AdverseActionState>(trx, { of: 'adverse-action' }, (events) =>
      applyAll(trx, events, applyAdverseEvent),
    );
    const agreements = await replay<AgreementState>(trx, { of: 'agreement' }, (events) =>
      applyAll(trx, events, applyAgreementEvent),
    );
    const verifications = await replay<EmploymentVerificationState>(trx, { of: 'voe' }, (events) =>
      applyAll(trx, events, applyVerificationEvent),
    );
    await fillEvidence(trx);
    await restoreDispatch(trx);
    return { drivers, reviews, orders, candidacies, accesses, adverseActions, agreements, verifications };
  });
}

async function applyAll<State>(
  trx: Transaction,
  events: readonly ReplayedEvent<State>[],
  apply: (trx: Transaction, event: ReplayedEvent<State>) => Promise<unknown>,
): Promise<void> {
  for (const event of events) await apply(trx, event);
}

async function writePipelines(trx: Transaction, events: readonly AppliedEvent<DriverPipelineState>[]): Promise<void> {
  // One statement can write a row only once, so keep only each driver's last event.
  const rows = new Map(events.map(({ at, snapshot }) => [snapshot.driverId, driverPipelineRow(snapshot, at)]));
  await trx('driver_pipelines')
    .insert([...rows.values()])
    .onConflict('driver_id')
    .merge();
  await trx.raw(
    `update drivers set is_available = (driver_pipelines.snapshot ->> 'isAvailable')::boolean from driver_pipelines
     where driver_pipelines.driver_id = drivers.id and drivers.id = any (?)`,
    [[...rows.keys()]],
  );
}
