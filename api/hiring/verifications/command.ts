import { projectEmploymentVerification } from '#db/employment-verifications/projection';
import { findVerification, type VerificationRow } from '#db/employment-verifications/read-verifications';
import type { Actor } from '#domain/accounts/actor';
import { eventActorOf } from '#domain/accounts/event-actor';
import type {
  VerificationCommandBase,
  VerificationCommandName,
  VerificationCommands,
} from '#domain/employment-verifications/commands';
import { verificationWorkflowId } from '#domain/employment-verifications/ids';
import { checkVerificationCommand } from '#domain/employment-verifications/rules';
import { emptyVerification, type VerificationIds } from '#domain/employment-verifications/state';
import { ProblemError, requireNoProblem } from '#domain/problems';
import type { EventActor } from '#domain/shared/actor';
import {
  EMPLOYMENT_VERIFICATION_WORKFLOW_TYPE,
  verificationUpdates,
} from '#workflows/employment-verification/messages';
import type { Idempotency, RouteContext } from '../../http/context';
import { sendCommand } from '../../http/send-command';

export type SignedIn = RouteContext & { readonly actor: Actor };

/** The verification that a command is sent to: an existing one, or one that its first request creates. */
export interface Target {
  readonly ids: VerificationIds;
  readonly existing: VerificationRow | undefined;
}

export interface NamedCommand<N extends VerificationCommandName> {
  readonly name: N;
  readonly details: Omit<VerificationCommands[N], keyof VerificationCommandBase>;
}

interface Sender {
  readonly actor: EventActor;
  readonly idempotency: Pick<Idempotency, 'updateId' | 'isRepeat'>;
}

/** A verification of the caller: of the driver, or of the carrier. 404 for others. */
export async function getVerification(ctx: SignedIn, id: string): Promise<VerificationRow> {
  const { actor, db } = ctx;
  const found = await findVerification(db, { id });
  const isOwn =
    found !== undefined && (found.driverId === actor.driverId || found.organizationId === actor.organizationId);
  if (!isOwn || found.snapshot.isOver) throw new ProblemError('not-found');
  return found;
}

export const targetOf = (existing: VerificationRow): Target => ({ ids: existing.snapshot, existing });

/** Refuses a command before anything is stored for it. A retry is left to the workflow, which remembers its effect. */
export function requireAllowed<N extends VerificationCommandName>(
  ctx: Pick<RouteContext, 'now'>,
  { ids, existing }: Target,
  { name, details, actor, idempotency }: NamedCommand<N> & Sender,
): void {
  if (idempotency.isRepeat) return;
  const command = { actor, ...details } as unknown as VerificationCommands[N];
  const state = existing?.snapshot ?? emptyVerification(ids);
  requireNoProblem(checkVerificationCommand(state, { name, command }, ctx.now().getTime()));
}

/** Sends a command to a verification. When it returns, the read models show its effect. */
export async function commandVerification<N extends VerificationCommandName>(
  ctx: RouteContext,
  { ids, existing }: Target,
  { name, details, actor, idempotency }: NamedCommand<N> & Sender,
): Promise<void> {
  const { db, sealer, vault, files, publicUrl, support, temporal, log } = ctx;
  const { verificationId, organizationId, driverId, employmentHistoryId } = ids;
  const context = { sealer, vault, files, publicUrl, supportPhone: support.phone };
  await sendCommand(
    { temporal, log, idempotency: { ...ctx.idempotency, ...idempotency } },
    {
      workflowId: verificationWorkflowId(organizationId, employmentHistoryId),
      definition: verificationUpdates[name],
      command: { actor, ...details } as unknown as VerificationCommands[N],
      start: {
        workflowType: EMPLOYMENT_VERIFICATION_WORKFLOW_TYPE,
        args: [
          existing === undefined
            ? { verificationId, organizationId, driverId, employmentHistoryId }
            : { checkpoint: { state: existing.snapshot } },
        ],
      },
      version: existing?.version,
      project: (batch) => projectEmploymentVerification(db, context, batch),
    },
  );
}

/** The sender of a signed-in caller's command. */
export const senderOf = ({ actor, idempotency }: SignedIn): Sender => ({ actor: eventActorOf(actor), idempotency });
