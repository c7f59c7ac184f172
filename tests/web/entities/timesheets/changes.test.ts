import { describe, expect, it } from '@jest/globals';
import { changesBetween, changesSinceSubmission } from '#web/entities/timesheets/changes';
import { formatMinutes } from '#web/entities/timesheets/format-minutes';
import { aHistoryEvent, aShift, aSnapshot } from '../../support/timesheets';

const later = aSnapshot({ minutes: 600, shifts: [aShift({ breaks: [] })] });
const edit = aHistoryEvent({ type: 'workdayEdited', by: 'driver', before: aSnapshot(), after: later });

describe('what changed of a workday', () => {
  it('names the hours, the times and each entry', () => {
    const entries = { ...aSnapshot().entries, stops: 3 };

    expect(changesBetween(aSnapshot(), aSnapshot())).toEqual([]);
    expect(changesBetween(aSnapshot(), { ...later, entries }).map(({ what }) => what)).toEqual([
      'minutes',
      'shifts',
      'stops',
    ]);
  });

  it('counts from the first submission, over all later edits', () => {
    const back = aHistoryEvent({ type: 'workdayEdited', before: later, after: aSnapshot({ minutes: 540 }) });
    const submitted = aHistoryEvent();

    expect(changesSinceSubmission([submitted])).toEqual([]);
    expect(changesSinceSubmission([edit])).toEqual([]);
    expect(changesSinceSubmission([submitted, edit])).toEqual([]);
    expect(changesSinceSubmission([edit, submitted]).map(({ what }) => what)).toEqual(['minutes', 'shifts']);
    const all = changesSinceSubmission([submitted, back, edit, submitted]);
    expect(all.map(({ what, before, after }) => [what, before.minutes, after.minutes])).toEqual([
      ['minutes', 570, 540],
    ]);
  });
});

it.each([
  [0, '0 min'],
  [45, '45 min'],
  [540, '9 h'],
  [545, '9 h 5 min'],
])('%i minutes are %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});
