import { daysAfter } from '../../shared/periods';
import { dayOf, type Employment } from '../model/employment';
import type { Evidence } from '../model/evidence';
import type { DocumentProof } from '../model/requirement';
import type { Context } from './context';
import { later } from './days';

/** A document from longer than this before the hire may have been obtained for another purpose. */
const USUAL_DAYS_BEFORE_HIRE = 90;

/**
 * The first day on which documents for a hire are usual: as of the application, which the driver may sign only when accepting the
 * offer, so as of the candidacy if that began earlier. A signature has no limit of days.
 */
function firstUsualDay(employment: Employment, { dated }: Pick<DocumentProof, 'dated'>): string {
  const { appliedOn, consideredOn } = employment;
  const hiredOn = dayOf(employment, 'hire');
  const limit = hiredOn === null ? null : daysAfter(hiredOn, -USUAL_DAYS_BEFORE_HIRE);
  if (appliedOn === null) return limit ?? '';
  const beganOn = consideredOn && consideredOn < appliedOn ? consideredOn : appliedOn;
  return dated === 'signed' ? beganOn : later(beganOn, limit);
}

/**
 * Whether a proof of an employment is from before the days in which documents for a hire are usual. No law sets such a limit,
 * so it counts, and somebody confirms that it belongs to this hire.
 */
export const isEarlyProof = (
  proof: DocumentProof,
  { employment, day }: Pick<Context, 'employment'> & { day: string },
) =>
  employment !== null &&
  (proof.of ?? 'employment') === 'employment' &&
  proof.since !== 'any' &&
  day < firstUsualDay(employment, proof);

/**
 * The first day of which a proof of an employment may be. After a change of job that counts as the hire, documents of the hire
 * of before are none of it.
 */
function firstDay(proof: DocumentProof, { employment, restartedOn }: Context): string {
  if (proof.since === 'any') return '';
  if (proof.since === 'hire') return dayOf(employment, 'hire') ?? '';
  return restartedOn === undefined ? '' : daysAfter(restartedOn, -USUAL_DAYS_BEFORE_HIRE);
}

/** Documents that name no employment belong to the one in whose days they fall, or to the hire after them. */
function isNamed({ employmentId }: Evidence, { file, employment, day }: Context & { day: string }): boolean {
  if (employmentId !== null) return employmentId === employment?.id;
  const ends = file.employments
    .filter(({ id, organizationId }) => id !== employment?.id && organizationId === employment?.organizationId)
    .flatMap(({ endedOn }) => endedOn ?? []);
  const hiredOn = employment?.hiredOn ?? null;
  const isAfterOthers = ends.every((end) => hiredOn === null || end >= hiredOn || day > end);
  return isAfterOthers && day <= (employment?.endedOn ?? day);
}

/** Whether a document counts for the employment (or for the driver alone), given the date that counts. */
export function belongs(evidence: Evidence, proof: DocumentProof, context: Context & { day: string }): boolean {
  const { employment, day } = context;
  const isPlatforms = evidence.obtainedBy === 'platform';
  const isSinceHire = proof.since !== 'hire' || employment === null || day >= firstDay(proof, context);
  if (proof.of === 'platform') return isPlatforms && isSinceHire;
  if (employment === null) return true;
  const isCarriers = !isPlatforms && evidence.organizationId === employment.organizationId;
  if (proof.of === 'carrier') return isCarriers;
  if (proof.of === 'driver') return isCarriers || (!isPlatforms && evidence.organizationId === null);
  return isCarriers && isNamed(evidence, context) && day >= firstDay(proof, context);
}
