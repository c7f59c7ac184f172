import { expect, it } from '@jest/globals';
import { safetyProfileOf } from '#domain/facilities/safety-profile';

const MONTH_SECONDS = 30.4375 * 86_400;

it('shows stored seconds as months of 30.4375 days', () => {
  const criteria = {
    minAge: 23,
    minExperienceInSeconds: 12 * MONTH_SECONDS,
    experienceWindowInSeconds: 36 * MONTH_SECONDS,
  };

  expect(safetyProfileOf(criteria)).toEqual({
    minimumAge: 23,
    minimumExperience: 12,
    minimumExperienceInLastMonths: 36,
  });
});

it('shows zeros if nothing is set', () => {
  expect(safetyProfileOf(null)).toEqual({ minimumAge: 0, minimumExperience: 0, minimumExperienceInLastMonths: 0 });
});
