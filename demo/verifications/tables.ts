import { eventRow, NO_TIMELINE } from '#db/core/workflow-events';
import { verificationRow } from '#db/employment-verifications/verification-row';
import { verificationWorkflowId } from '#domain/employment-verifications/ids';
import type { Row } from '../copy';
import type { World } from '../world';
import { RUN, verificationHistoriesOf, type VerificationHistory } from './histories';

/** The rows of all verifications that need no encryption, in an order that satisfies foreign keys. */
export function* verificationTables(
  world: Pick<World, 'carriers' | 'drivers' | 'size'>,
): Generator<readonly [string, readonly Row[]]> {
  const histories = verificationHistoriesOf(world);
  yield [
    'notes',
    histories.flatMap(({ state: { dispute, organizationId, driverId } }) =>
      dispute === null
        ? []
        : [
            {
              id: dispute.noteId,
              organization_id: organizationId,
              author_id: driverId,
              kind: 'reason',
              text: 'I gave two weeks of notice. I was not dismissed.',
            },
          ],
    ),
  ];
  yield ['workflow_events', histories.flatMap(eventRows)];
  yield [
    'employment_verifications',
    histories.flatMap(({ events }) => {
      const [first, last] = [events[0], events.at(-1)];
      return first === undefined || last === undefined ? [] : [{ ...verificationRow(last), created_at: first.at }];
    }),
  ];
}

function eventRows({ events, state: { organizationId, employmentHistoryId } }: VerificationHistory): Row[] {
  const workflowId = verificationWorkflowId(organizationId, employmentHistoryId);
  return events.map((event) => ({ ...eventRow({ workflowId, runId: RUN, scope: NO_TIMELINE }, event) }));
}
