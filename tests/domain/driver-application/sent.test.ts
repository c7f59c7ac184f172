import { describe, expect, it } from '@jest/globals';
import { minutesOf } from '#domain/driver-application/sections';
import {
  awaitsCall,
  callWithinWorkingDays,
  driverFacingReason,
  workingDaysUntil,
} from '#domain/driver-application/sent';
import { minutesLeft, nextTask } from '#domain/driver-application/status';
import { pipelineMessagesFor } from '#domain/driver-pipeline/messages';
import { onboardingTasks, requiredTasks } from '#domain/driver-pipeline/tasks';
import { PipelineHistory } from '../driver-pipeline/pipeline-history';

const play = () => new PipelineHistory();

const CHICAGO = 'America/Chicago';
it.each([
  {
    name: 'a Monday morning',
    from: '2026-01-05T15:00:00.000Z',
    until: '2026-01-13T15:00:00.000Z',
    zone: CHICAGO,
    days: 6,
  },
  {
    name: 'a second later than the hour of the end',
    from: '2026-01-05T15:00:01.000Z',
    until: '2026-01-13T15:00:00.000Z',
    zone: CHICAGO,
    days: 6,
  },
  {
    name: 'a Monday until its midnight',
    from: '2026-01-06T05:59:59.000Z',
    until: '2026-01-13T15:00:00.000Z',
    zone: CHICAGO,
    days: 6,
  },
  {
    name: 'the Tuesday that follows',
    from: '2026-01-06T06:00:00.000Z',
    until: '2026-01-13T15:00:00.000Z',
    zone: CHICAGO,
    days: 5,
  },
  // Saturday in UTC.
  {
    name: 'a Friday evening',
    from: '2026-01-10T01:30:00.000Z',
    until: '2026-01-18T01:30:00.000Z',
    zone: CHICAGO,
    days: 5,
  },
  {
    name: 'the same evening farther west',
    from: '2026-01-10T06:30:00.000Z',
    until: '2026-01-18T06:30:00.000Z',
    zone: 'America/Los_Angeles',
    days: 5,
  },
  { name: 'a Saturday', from: '2026-01-10T18:00:00.000Z', until: '2026-01-18T18:00:00.000Z', zone: CHICAGO, days: 5 },
  // Monday in UTC.
  {
    name: 'a Sunday evening',
    from: '2026-01-12T03:00:00.000Z',
    until: '2026-01-20T03:00:00.000Z',
    zone: CHICAGO,
    days: 6,
  },
  {
    name: 'a Friday before clocks go forward',
    from: '2026-03-06T23:30:00.000Z',
    until: '2026-03-10T04:30:00.000Z',
    zone: CHICAGO,
    days: 1,
  },
  {
    name: 'a Thursday evening before clocks go back',
    from: '2026-10-30T04:30:00.000Z',
    until: '2026-11-03T05:30:00.000Z',
    zone: CHICAGO,
    days: 2,
  },
  {
    name: 'a Friday until Sunday',
    from: '2026-01-09T15:00:00.000Z',
    until: '2026-01-11T15:00:00.000Z',
    zone: CHICAGO,
    days: 0,
  },
  {
    name: 'a Friday until Monday',
    from: '2026-01-09T15:00:00.000Z',
    until: '2026-01-12T15:00:00.000Z',
    zone: CHICAGO,
    days: 1,
  },
  {
    name: 'a day that has passed',
    from: '2026-01-09T15:00:00.000Z',
    until: '2026-01-08T15:00:00.000Z',
    zone: CHICAGO,
    days: 0,
  },
])('counts the working days from $name', ({ from, until, zone, days }) => {
  expect(workingDaysUntil(from, until, zone)).toBe(days);
});

it('promises the call within the same number of days by email and on the page, all day long', () => {
  const history = play().toInterview();
  const completed = history.transitions.find(({ type }) => type === 'applicationCompleted');
  const at = completed?.at ?? '';
  const promised = completed === undefined ? NaN : callWithinWorkingDays(completed.snapshot, at, CHICAGO);
  const laterThatDay = [0, 1_000, 60_000].map((ms) => new Date(Date.parse(at) + ms).toISOString());

  expect(promised).toBe(workingDaysUntil(at, new Date(Date.parse(at) + 8 * 86_400_000).toISOString(), CHICAGO));
  expect(laterThatDay.map((now) => callWithinWorkingDays(history.state, now, CHICAGO))).toEqual(
    laterThatDay.map(() => promised),
  );
});

describe('a submitted application', () => {
  it('waits for the call until it is over, or until something has to be submitted again', () => {
    const history = play().toInterview();
    expect(awaitsCall(history.state)).toBe(true);
    history.send('reopenTask', { task: 'compliance' });
    expect(awaitsCall(history.state)).toBe(false);

    expect(awaitsCall(play().toPendingHR().state)).toBe(false);
    expect(awaitsCall(play().toProcessing().state)).toBe(false);
  });

  it('is confirmed to the driver by email, once', () => {
    const history = play().toInterview();
    history.send('reopenTask', { task: 'compliance' });
    history.send('submitTask', { task: 'compliance', entryId: 'newer' });

    const receipts = history.transitions
      .flatMap((transition) => pipelineMessagesFor({ ...transition, updateId: 'update' }))
      .filter(({ template }) => template === 'pipeline-sent');

    expect(receipts).toEqual([{ template: 'pipeline-sent', to: 'driver', hasSms: false }]);
  });
});

describe('the estimated time of an application', () => {
  it('is half an hour for everything that is required, most of it the background check', () => {
    expect(requiredTasks.reduce((sum, task) => sum + minutesOf[task], 0)).toBe(30);
    expect(Math.max(...Object.values(minutesOf))).toBe(minutesOf.compliance);
    expect(minutesLeft(play().signUp().state)).toBe(30);
  });

  it('is a minute for a repeated signature', () => {
    const history = play().toInterview();
    history.send('reopenTask', { task: 'compliance' });

    expect(minutesLeft(history.state)).toBe(1);
  });

  it('is zero when the application is closed, and no task is next', () => {
    const { state } = play().toProcessing();
    const closed = { ...state, stage: 'NotQualified' } as const;

    expect([minutesLeft(closed), nextTask(closed, onboardingTasks)]).toEqual([0, null]);
  });
});

it('shows reasons that follow from the answers, and none that a person decided on', () => {
  expect(['no_cdl', 'failed_call', 'safety_record', null].map(driverFacingReason)).toEqual([
    'no_cdl',
    null,
    null,
    null,
  ]);
});
