import { describe, expect, it } from '@jest/globals';
import { SafetyProfileForm, SetSafetyProfile } from '#domain/facilities/criteria/schema';
import { criteriaProblems } from '#domain/facilities/match-criteria';
import { criteriaOf, safetyProfileOf } from '#domain/facilities/safety-profile';

const sound = { age: 23, experience: 12, window: 36 };
const messages = (draft: object) =>
  criteriaProblems({ ...sound, ...draft }).map(({ field, message }) => [field, message]);

describe('match criteria', () => {
  it.each([
    ['a sound set', {}, []],
    ['none at all', { age: 0, experience: 0, window: 0 }, []],
    ['no window without experience', { experience: 0, window: null }, []],
    ['experience as long as its window', { experience: 36 }, []],
    ['a negative age', { age: -1 }, [['age', 'Invalid minimum age']]],
    ['an empty age', { age: null }, [['age', 'Invalid minimum age']]],
    ['negative experience', { experience: -1 }, [['experience', 'Invalid minimum experience']]],
    [
      'experience without a window',
      { window: null },
      [['window', 'Set a value for the minimum experience in last months']],
    ],
    [
      'experience in a window of zero',
      { window: 0 },
      [['window', 'Set a value for the minimum experience in last months']],
    ],
    ['more experience than the window has', { window: 11 }, [['experience', 'Inconsistent minimum experience values']]],
    [
      'two problems',
      { age: -5, window: 11 },
      [
        ['age', 'Invalid minimum age'],
        ['experience', 'Inconsistent minimum experience values'],
      ],
    ],
  ])('%s', (_name, draft, expected) => {
    expect(messages(draft)).toEqual(expected);
  });

  it('are refused in the same words as months and as seconds', () => {
    const form = SafetyProfileForm.safeParse({
      minimumAge: -1,
      minimumExperience: 12,
      minimumExperienceInLastMonths: 6,
    });
    const request = SetSafetyProfile.safeParse({
      minAge: -1,
      minExperienceInSeconds: 31_557_600,
      experienceWindowInSeconds: 15_778_800,
    });
    const refused = [
      ['minimumAge', 'Invalid minimum age'],
      ['minimumExperience', 'Inconsistent minimum experience values'],
    ];

    expect(form.error?.issues.map(({ path, message }) => [path[0], message])).toEqual(refused);
    expect(request.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['minAge', 'Invalid minimum age'],
      ['minExperienceInSeconds', 'Inconsistent minimum experience values'],
    ]);
  });

  it('are stored in whole seconds and come back as the same months', () => {
    const months = { minimumAge: 23, minimumExperience: 7, minimumExperienceInLastMonths: 37 };
    const stored = criteriaOf(months);

    expect(SetSafetyProfile.safeParse(stored).success).toBe(true);
    expect(safetyProfileOf(stored)).toEqual(months);
  });
});
