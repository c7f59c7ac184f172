import { z } from 'zod';
import { type CriteriaDraft, type CriteriaProblem, criteriaProblems } from '../match-criteria';
import { SafetyProfile } from '../schema';

const MAX_AGE = 100;
const MAX_MONTHS = 600;
/** Fifty years of 30.4375 days a month. */
const MAX_SECONDS = MAX_MONTHS * 30.4375 * 86_400;

const WINDOW_MISSING = 'Set a value for the minimum experience in last months';

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

type Names = Readonly<Record<CriteriaProblem['field'], string>>;

/** Adds the problems of the criteria at the fields with these names. */
const criteriaRules = (names: Names) =>
  z.superRefine<Record<string, unknown>>(
    (values, context) => {
      const draft: CriteriaDraft = {
        age: numberOrNull(values[names.age]),
        experience: numberOrNull(values[names.experience]),
        window: numberOrNull(values[names.window]),
      };
      for (const { field, message } of criteriaProblems(draft)) {
        context.addIssue({ code: 'custom', path: [names[field]], message });
      }
    },
    // A field of the wrong type is already reported.
    { when: ({ issues, value }) => issues.length === 0 && typeof value === 'object' && value !== null },
  );

const whole = (message: string, most: number) => z.number({ error: message }).int(message).max(most, message);

const stored = {
  minAge: whole('Invalid minimum age', MAX_AGE),
  minExperienceInSeconds: whole('Invalid minimum experience', MAX_SECONDS),
  experienceWindowInSeconds: whole(WINDOW_MISSING, MAX_SECONDS).min(0, WINDOW_MISSING),
};
const storedRules = criteriaRules({
  age: 'minAge',
  experience: 'minExperienceInSeconds',
  window: 'experienceWindowInSeconds',
});

/** Match criteria of one order, in place of the carrier's (docs/requirements.md#matching). */
export const OrderMatchCriteria = z.object(stored).check(storedRules).meta({ id: 'MatchCriteria' });

/** The match criteria to store for a carrier (docs/requirements.md#matching); with `was`, a change of older ones is refused. */
export const SetSafetyProfile = z
  .object({ organizationId: z.uuid().optional(), ...stored, was: SafetyProfile.optional() })
  .check(storedRules)
  .meta({ id: 'SetSafetyProfile' });
/** The match criteria to store. */
export type SetSafetyProfile = z.infer<typeof SetSafetyProfile>;

/** The same criteria as people type them, in months. */
export const SafetyProfileForm = z
  .object({
    minimumAge: whole('Invalid minimum age', MAX_AGE),
    minimumExperience: whole('Invalid minimum experience', MAX_MONTHS),
    minimumExperienceInLastMonths: whole(WINDOW_MISSING, MAX_MONTHS).min(0, WINDOW_MISSING).nullish(),
  })
  .check(
    criteriaRules({
      age: 'minimumAge',
      experience: 'minimumExperience',
      window: 'minimumExperienceInLastMonths',
    }),
  );
/** Match criteria in months. */
export type SafetyProfileForm = z.infer<typeof SafetyProfileForm>;
