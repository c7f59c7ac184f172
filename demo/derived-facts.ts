import { shiftsOf } from '#domain/driver-histories/week';
import { experienceFrom, monthsAtLeast } from '#domain/drivers/experience';
import { emptyWorkRecord, workRecordOf } from '#domain/drivers/work-record';
import { type DrivingExperience, drivingExperiences } from '#domain/shared/driving-experience';
import type { SeedApplication } from './applications/application';
import type { WorldFrame } from './carriers';
import { Random } from './random';

const answerOf = (months: number): DrivingExperience =>
  drivingExperiences.findLast((experience) => monthsAtLeast[experience] <= months) ?? 'lessThan6Months';

/** The experience that the driver states at pre-qualification, before any work history. */
export const statedExperience = (months: number) => ({
  stated_experience: answerOf(months),
  work_record: JSON.stringify(emptyWorkRecord),
});

interface DerivedFactsOptions {
  readonly frame: WorldFrame;
  readonly index: number;
  readonly skills: { readonly experienceMonths: number };
  readonly isDemo: boolean;
}

/** Columns that the product derives from an applicant's answers. Some applicants have no freight preferences. */
export function derivedFacts(
  { histories, schedule }: SeedApplication,
  { frame, index, skills, isDemo }: DerivedFactsOptions,
) {
  const others = [...histories.unemploymentPeriod, ...histories.drivingSchool, ...histories.militaryService];
  const today = new Date(frame.now).toISOString().slice(0, 10);
  const { experienceMonths, lastDroveOn, workRecord } = experienceFrom(
    answerOf(skills.experienceMonths),
    workRecordOf(histories.employment, others),
    today,
  );
  const hasNoPreferences = !isDemo && Random.of(frame.seed, 'preferences', index).chance(0.25);
  return {
    schedule: JSON.stringify(schedule ?? {}),
    shifts: schedule === null ? [] : shiftsOf(schedule),
    experience_months: experienceMonths,
    last_drove_on: lastDroveOn,
    work_record: JSON.stringify(workRecord),
    ...(hasNoPreferences && { freight_levels: [], freight_types: [] }),
  };
}
