import type { VerificationRow } from '#db/employment-verifications/read-verifications';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../../http/context';
import type { Efforts } from './documents/efforts';
import { loadDetails } from './load-details';
import { partiesOf } from './parties';

/** The contacts of the current request, and what was received. */
export async function effortsOf(
  ctx: Pick<RouteContext, 'db' | 'vault' | 'now'>,
  row: VerificationRow,
): Promise<Omit<Efforts, 'note' | 'closedBy'>> {
  const [details] = await loadDetails(ctx, row.driverId, [row]);
  if (details === undefined) throw new ProblemError('not-found');
  const { round } = row.snapshot;
  const declined = details.responses.find((response) => response.round === round && response.kind === 'decline');
  return {
    ...(await partiesOf(ctx, row, details.subject)),
    id: row.id,
    at: ctx.now().toISOString(),
    attempts: details.attempts.filter((attempt) => attempt.round === round),
    declined: declined === undefined ? null : { reason: declined.reason, text: declined.text, at: declined.at },
  };
}
