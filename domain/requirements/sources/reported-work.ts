import type { EmploymentType } from '../../driver-histories/kinds';
import type { PastEmployer } from '../model/facts';

/** A job as the driver reported it; questions without an answer are null. */
export interface ReportedJob extends Pick<PastEmployer, 'id' | 'startDate' | 'endDate'> {
  readonly type: EmploymentType | null;
  readonly employerName: string | null;
  readonly subjectToFmcsa: boolean | null;
  readonly safetySensitive: boolean | null;
}

/**
 * The employer of a reported job; undefined for a period without one. The form asks whether the motor carrier rules applied
 * and whether the job was tested, as 49 CFR 391.21(b)(10)(iv) does. It asks neither which other agency regulated the
 * employer nor about a follow-up testing plan, so these are unknown.
 */
export function pastEmployer(job: ReportedJob): PastEmployer | undefined {
  const { id, type, employerName, startDate, endDate, subjectToFmcsa, safetySensitive } = job;
  if (type === 'unWorking') return undefined;
  return {
    id,
    name: employerName ?? '',
    startDate,
    endDate,
    ...(subjectToFmcsa === true && { mode: 'fmcsa' }),
    ...(safetySensitive !== null && { isSafetySensitive: safetySensitive }),
  };
}
