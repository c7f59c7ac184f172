import type { MatchCriteria } from '../drivers/fit-facts';
import type { SafetyProfile } from './schema';

/** Average length of a month (docs/requirements.md#matching). */
const SECONDS_PER_MONTH = 30.4375 * 86_400;

/** The stored seconds as months for the form; zeros if nothing is set. */
export function safetyProfileOf(criteria: MatchCriteria | null): SafetyProfile {
  const months = (seconds = 0): number => Math.round(seconds / SECONDS_PER_MONTH);
  return {
    minimumAge: criteria?.minAge ?? 0,
    minimumExperience: months(criteria?.minExperienceInSeconds),
    minimumExperienceInLastMonths: months(criteria?.experienceWindowInSeconds),
  };
}

/** The months of the form as stored seconds. */
export function criteriaOf({
  minimumAge,
  minimumExperience,
  minimumExperienceInLastMonths,
}: Omit<SafetyProfile, 'minimumExperienceInLastMonths'> & {
  readonly minimumExperienceInLastMonths?: number | null | undefined;
}): MatchCriteria {
  const seconds = (months: number): number => Math.round(months * SECONDS_PER_MONTH);
  return {
    minAge: minimumAge,
    minExperienceInSeconds: seconds(minimumExperience),
    experienceWindowInSeconds: seconds(minimumExperienceInLastMonths ?? 0),
  };
}
