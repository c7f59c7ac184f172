import type { CandidacyCommandResult } from '#domain/candidacies/schema';
import { calendarDate, startOfDate } from '#domain/shared/zoned-time';
import { noteFor } from '../../hiring/candidacies/command';
import { answerAs, type DriverContext } from './answer';

interface StartProposal {
  readonly candidacyId: string;
  readonly round: number;
  readonly startDate: string;
  readonly text?: string | undefined;
}

/** Proposes another start date; the reason is stored, and only its id is sent. */
export function proposeStart(
  ctx: DriverContext,
  { candidacyId, round, startDate, text }: StartProposal,
): Promise<CandidacyCommandResult> {
  const startOn = calendarDate(startDate);
  return answerAs(ctx, {
    candidacyId,
    round,
    name: 'proposeStart',
    details: async ({ organizationId, state: { zone } }) => ({
      startOn,
      startsAt: startOfDate(startOn, zone),
      noteId: await noteFor(ctx, { text, kind: 'reason', organizationId }),
    }),
  });
}
