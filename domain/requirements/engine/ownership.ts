import { daysAfter } from '../../shared/periods';
import { dayOf, type Employment } from '../model/employment';
import type { Evidence } from '../model/evidence';
import type { DocumentProof } from '../model/requirement';
import type { Context } from './context';
import { later } from './days';

/** Documents of a carrier from longer than this before the hire do not count for it. A limit of the product. */
const MAX_DAYS_BEFORE_HIRE = 90;

/** The first day from which a proof of an employment may be dated; a signature is good as of the application. */
function firstDay(employment: Employment, { since, dated }: DocumentProof): string {
  const { appliedOn } = employment;
  const hiredOn = dayOf(employment, 'hire');
  if (since === 'any') return '';
  if (since === 'hire') return hiredOn ?? '';
  const limit = hiredOn === null ? null : daysAfter(hiredOn, -MAX_DAYS_BEFORE_HIRE);
  if (appliedOn === null) return limit ?? '';
  return dated === 'signed' ? appliedOn : later(appliedOn, limit);
}

/** Documents that name no employment belong to the one whose days they fall into. */
const isNamed = ({ employmentId }: Evidence, { id, endedOn }: Employment, day: string): boolean =>
  employmentId === null ? endedOn === null || day <= endedOn : employmentId === id;

/** Whether a document counts for the employment (or for the driver alone), given the date that counts. */
export function belongs(evidence: Evidence, proof: DocumentProof, context: Context & { day: string }): boolean {
  const { employment, day } = context;
  const isPlatforms = evidence.obtainedBy === 'platform';
  const isSinceHire = proof.since !== 'hire' || employment === null || day >= firstDay(employment, proof);
  if (proof.of === 'platform') return isPlatforms && isSinceHire;
  if (employment === null) return true;
  const isCarriers = !isPlatforms && evidence.organizationId === employment.organizationId;
  if (proof.of === 'carrier') return isCarriers;
  if (proof.of === 'driver') return isCarriers || (!isPlatforms && evidence.organizationId === null);
  return isCarriers && isNamed(evidence, employment, day) && day >= firstDay(employment, proof);
}
