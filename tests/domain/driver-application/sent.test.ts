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

it.each([
  ['2026-01-05T15:00:00.000Z', '2026-01-13T15:00:00.000Z', 6],
  ['2026-01-09T15:00:00.000Z', '2026-01-11T15:00:00.000Z', 0],
  ['2026-01-09T15:00:00.000Z', '2026-01-12T15:00:00.000Z', 1],
  ['2026-01-09T15:00:00.000Z', '2026-01-08T15:00:00.000Z', 0],
])('counts the working days from %s until %s', (from, until, days) => {
  expect(workingDaysUntil(from, until)).toBe(days);
});

it("states the target age of the call's stage as the time until the call", () => {
  expect(callWithinWorkingDays('2026-01-05T15:00:00.000Z')).toBe(6);
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
