import { expect, it } from '@jest/globals';
import { deriveStage, nameVisible } from '#domain/candidacies/records';
import type { CandidacyRecords } from '#domain/candidacies/states';
import type { Stage } from '#domain/shared/candidacy-states';
import { type RecordStatus, recordStatuses } from '#domain/shared/candidacy-states';

const statuses: readonly (RecordStatus | undefined)[] = [undefined, ...recordStatuses];

/**
 * The rule that derives the stage, repeated line by line; the first rule that applies wins
 * (docs/state-machines.md#candidacies).
 */
const rule: readonly { stage: (r: CandidacyRecords) => Stage; holds: (r: CandidacyRecords) => boolean }[] = [
  // hired: the job request is approved.
  { stage: () => 'hired', holds: (r) => r.jobRequest === 'approved' },
  // pendingInterview: an interview is pending and the assignment is approved or the job request is pending.
  {
    stage: () => 'pendingInterview',
    holds: (r) => r.scheduledInterview === 'pending' && (r.jobAssignment === 'approved' || r.jobRequest === 'pending'),
  },
  // pendingReview-{status of the assignment}: the assignment is pending or approved; …
  {
    stage: (r) => `pendingReview-${r.jobAssignment as 'pending' | 'approved'}`,
    holds: (r) => r.jobAssignment === 'pending' || r.jobAssignment === 'approved',
  },
  // … or the assignment is approved with a pending request and no interview; …
  {
    stage: () => 'pendingReview-approved',
    holds: (r) => r.jobAssignment === 'approved' && r.jobRequest === 'pending' && r.scheduledInterview === undefined,
  },
  // … or the interview is rejected and the assignment is approved.
  {
    stage: () => 'pendingReview-approved',
    holds: (r) => r.scheduledInterview === 'rejected' && r.jobAssignment === 'approved',
  },
  // pendingReview-pending: the interview is rejected and the driver's own request is pending.
  {
    stage: () => 'pendingReview-pending',
    holds: (r) => r.scheduledInterview === 'rejected' && r.driverJobRequest === 'pending',
  },
  // requested: the driver's request is pending.
  { stage: () => 'requested', holds: (r) => r.driverJobRequest === 'pending' },
  // invited: the fleet's request is pending.
  { stage: () => 'invited', holds: (r) => r.fleetJobRequest === 'pending' },
];

const everyCombination = statuses.flatMap((fleetJobRequest) =>
  statuses.flatMap((driverJobRequest) =>
    statuses.flatMap((jobAssignment) =>
      statuses.flatMap((jobRequest) =>
        statuses.map((scheduledInterview) => ({
          fleetJobRequest,
          driverJobRequest,
          jobAssignment,
          jobRequest,
          scheduledInterview,
        })),
      ),
    ),
  ),
);

it('agrees with the rule above for every combination of the five statuses', () => {
  const disagreeing = everyCombination.filter((combination) => {
    const records = combination as CandidacyRecords;
    const expected = rule.find(({ holds }) => holds(records))?.stage(records) ?? null;
    return deriveStage(records) !== expected;
  });

  expect(everyCombination).toHaveLength(5 ** 5);
  expect(disagreeing).toEqual([]);
});

it.each<[Stage | null, boolean]>([
  [null, false],
  ['invited', false],
  ['requested', false],
  ['pendingReview-pending', true],
  ['pendingReview-approved', true],
  ['pendingInterview', true],
  ['hired', true],
])('in stage %s the full name is visible: %s', (stage, isVisible) => {
  expect(nameVisible(stage)).toBe(isVisible);
});
