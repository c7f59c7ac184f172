import { z } from 'zod';
import { type CandidacyRow, findCandidacy } from '#db/candidacies/candidacy';
import type { DriverActor } from '#domain/accounts/actor';
import type { DriverReasonBody } from '#domain/candidacies/bodies/schema';
import type { CandidacyCommandBase, CandidacyCommandName, CandidacyCommands } from '#domain/candidacies/commands';
import type { CandidacyCommandResult } from '#domain/candidacies/schema';
import { ProblemError } from '#domain/problems';
import { commandCandidacy, noteFor } from '../../hiring/candidacies/command';
import type { RouteContext } from '../../http/context';

/** The context of a driver's request. */
export type DriverContext = RouteContext & { readonly actor: DriverActor };

type Details<N extends CandidacyCommandName> = Omit<CandidacyCommands[N], keyof CandidacyCommandBase>;

export interface DriverAnswer<N extends CandidacyCommandName> {
  readonly candidacyId: string;
  /** The round that the driver saw. */
  readonly round: number;
  readonly name: N;
  readonly details: (candidacy: CandidacyRow) => Details<N> | Promise<Details<N>>;
}

/** Path parameters of a call about one application. */
export const CandidacyParams = z.object({ candidacyId: z.uuid() });

/** The driver's own application; 404 for another driver's. */
export async function getOwnCandidacy(ctx: DriverContext, candidacyId: string): Promise<CandidacyRow> {
  const candidacy = await findCandidacy(ctx.db, candidacyId);
  if (candidacy?.driverId !== ctx.actor.driverId) throw new ProblemError('not-found');
  return candidacy;
}

/** Sends the driver's response to the candidacy. */
export async function answerAs<N extends CandidacyCommandName>(
  ctx: DriverContext,
  { candidacyId, round, name, details }: DriverAnswer<N>,
): Promise<CandidacyCommandResult> {
  const candidacy = await getOwnCandidacy(ctx, candidacyId);
  const answer = await commandCandidacy(ctx, { target: candidacy, name, round, details: await details(candidacy) });
  return { _id: candidacyId, ...answer };
}

/** A driver's reason for the command: the text is stored, and only its id is sent. */
export function reasonDetails(ctx: DriverContext, { reason, text }: Pick<DriverReasonBody, 'reason' | 'text'>) {
  return async ({ organizationId }: CandidacyRow) => ({
    reason,
    noticesSent: false,
    noteId: await noteFor(ctx, { text, kind: 'reason', organizationId }),
  });
}
