import { expect, it } from '@jest/globals';
import { rejectionReasons } from '#domain/driver-pipeline/reasons';
import { documentKinds, sentTasks } from '#domain/driver-pipeline/tasks';
import { fitsThing, rejectionReasonsFor } from '#domain/driver-reviews/reasons';

const things = [...documentKinds, ...sentTasks];

it('offers reasons for everything that is reviewed, "other" last', () => {
  for (const thing of things) {
    expect(rejectionReasonsFor(thing).at(-1)).toBe('other');
    expect(new Set(rejectionReasonsFor(thing)).size).toBe(rejectionReasonsFor(thing).length);
  }
});

it('offers each reason for something', () => {
  const offered = things.flatMap(rejectionReasonsFor);

  expect(rejectionReasons.filter((reason) => !offered.includes(reason))).toEqual([]);
});

it.each([
  ['expired', documentKinds],
  ['gap', ['employmentHistory', 'residenceHistory']],
  ['photo_unclear', ['photo']],
] as const)('says "%s" only of what can be so', (reason, fitting) => {
  expect(things.filter((thing) => fitsThing(reason, thing))).toEqual([...fitting]);
});

it('asks first for a face in a photo', () => {
  expect(rejectionReasonsFor('photo')[0]).toBe('photo_unclear');
});
