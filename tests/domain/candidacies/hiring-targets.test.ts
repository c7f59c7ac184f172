import { describe, expect, it } from '@jest/globals';
import { HiringTargets } from '#domain/candidacies/hiring-targets/schema';
import { DEFAULT_TARGETS, earlyExpirations, targetNames } from '#domain/candidacies/targets';

const problemsOf = (targets: object): string[] =>
  HiringTargets.safeParse({ ...DEFAULT_TARGETS, ...targets }).error?.issues.map(
    ({ path, message }) => `${path.join('/')}: ${message}`,
  ) ?? [];

describe('hiring targets', () => {
  it('are whole days up to 90', () => {
    for (const name of targetNames) {
      expect(problemsOf({ [name]: 0 })).toContain(`${name}: Enter whole days from 1 to 90`);
      expect(problemsOf({ [name]: 91 })).toContain(`${name}: Enter whole days from 1 to 90`);
    }
    expect(problemsOf({ offer: 2.5 })).toEqual(['offer: Enter whole days from 1 to 90']);
    expect(problemsOf({ offer: undefined })).toEqual(['offer: Enter whole days from 1 to 90']);
    expect(problemsOf({ inviteExpires: 90, requestExpires: 90, offer: 1 })).toEqual([]);
  });

  it('leave time between the target of a reply and its expiration', () => {
    expect(earlyExpirations(DEFAULT_TARGETS)).toEqual([]);
    expect(earlyExpirations({ ...DEFAULT_TARGETS, inviteExpires: 3 })).toEqual(['inviteExpires']);
    expect(problemsOf({ requested: 20 })).toEqual(['requestExpires: Must be more days than the reply may take']);
  });
});
