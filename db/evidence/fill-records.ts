import type { CandidacyState } from '#domain/candidacies/state';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { provingEvents } from '#domain/requirements/sources/pipeline-proofs';
import type { Transaction } from '../core/handle';
import { replay } from '../core/replay';
import type { SomeDrivers } from '../core/some-drivers';
import { writeHiredEmployment } from '../employments/hired-employment-rows';
import { expireFileChecks } from '../requirements/file-checks';
import { fillResultEvidence } from './carrier-result-evidence';
import { fillConsentEvidence } from './consent-evidence';
import { storePipelineEvidence } from './pipeline-evidence';

/** Stores the employments of all hires, whose files are checked again. Running it again changes nothing else. */
export async function fillEmployments(trx: Transaction): Promise<void> {
  await replay<CandidacyState>(trx, { of: 'candidacy' }, async (events) => {
    for (const event of events) await writeHiredEmployment(trx, event);
  });
  await expireFileChecks(trx);
}

/**
 * Stores the evidence of stored events, signed texts and carriers' results, as it is stored when they happen; of everybody,
 * or of some drivers. Employments and files come first. Running it again changes nothing.
 */
export async function fillEvidence(trx: Transaction, drivers?: SomeDrivers): Promise<void> {
  await replay<DriverPipelineState>(trx, { of: 'driver-pipeline', types: provingEvents, drivers }, (events) =>
    storePipelineEvidence(trx, events),
  );
  await fillConsentEvidence(trx, drivers);
  await fillResultEvidence(trx, drivers);
}
