import { type AgreementRow, findAgreement } from '#db/agreements/agreement-rows';
import { projectAgreement } from '#db/agreements/projection';
import { readOverdueSince } from '#db/invoices/overdue-since';
import { storeNote } from '#db/messages/note-store';
import type { Actor } from '#domain/accounts/actor';
import { eventActorOf } from '#domain/accounts/event-actor';
import type { AgreementCommandBase, AgreementCommandName, AgreementCommands } from '#domain/agreements/commands';
import { startAgreement } from '#domain/agreements/decide';
import { agreementWorkflowId } from '#domain/agreements/ids';
import {
  checkAgreementCommand,
  checkDebt,
  type NamedAgreementCommand,
  type OverdueFacts,
} from '#domain/agreements/rules';
import { type AgreementState, emptyAgreement } from '#domain/agreements/state';
import { ProblemError, requireNoProblem } from '#domain/problems';
import { agreementUpdates, CARRIER_AGREEMENT_WORKFLOW_TYPE } from '#workflows/carrier-agreement/messages';
import type { RouteContext } from '../../http/context';
import { sendCommand } from '../../http/send-command';

/** The context of somebody who reads or changes an agreement. */
export type AgreementContext = RouteContext & { readonly actor: Actor };

/** A carrier with its agreement. Before the workflow is started, it is the one that would begin now. */
export interface LoadedAgreement extends Omit<AgreementRow, 'state'>, OverdueFacts {
  readonly state: AgreementState;
  readonly isStarted: boolean;
}

/** The agreement of a carrier. */
export async function loadAgreement(ctx: AgreementContext, organizationId: string): Promise<LoadedAgreement> {
  const [row, overdueSince] = await Promise.all([
    findAgreement(ctx.db, organizationId),
    readOverdueSince(ctx.db, organizationId, ctx.now()),
  ]);
  if (row === undefined) throw new ProblemError('not-found');
  const started = startAgreement(emptyAgreement(organizationId), row.zone, ctx.now().getTime());
  return { ...row, overdueSince, state: row.state ?? started.snapshot, isStarted: row.state !== null };
}

type Details<N extends AgreementCommandName> = Omit<AgreementCommands[N], keyof AgreementCommandBase>;

interface NamedDetails<N extends AgreementCommandName> {
  readonly name: N;
  readonly details: Details<N>;
}

const commandOf = <N extends AgreementCommandName>(
  { actor }: AgreementContext,
  { name, details }: NamedDetails<N>,
): NamedAgreementCommand<N> => ({
  name,
  command: { actor: eventActorOf(actor), ...details } as unknown as AgreementCommands[N],
});

/** Checks the workflow's rule beforehand, so that nothing is stored for a command that would be refused. */
export function requireAllowed<N extends AgreementCommandName>(
  ctx: AgreementContext,
  agreement: LoadedAgreement,
  named: NamedDetails<N>,
): void {
  if (ctx.idempotency.isRepeat) return;
  const { state } = agreement;
  requireNoProblem(checkAgreementCommand(state, commandOf(ctx, named), ctx.now().getTime()));
  requireNoProblem(checkDebt(named.name, state, agreement));
}

/** Sends a command to an agreement. When it returns, the read models show its effect. */
export async function commandAgreement<N extends AgreementCommandName>(
  ctx: AgreementContext,
  { organizationId, zone, state, isStarted }: LoadedAgreement,
  named: NamedDetails<N>,
): Promise<void> {
  const { db, sealer, publicUrl, support } = ctx;
  await sendCommand(ctx, {
    workflowId: agreementWorkflowId(organizationId),
    definition: agreementUpdates[named.name],
    command: commandOf(ctx, named).command,
    start: {
      workflowType: CARRIER_AGREEMENT_WORKFLOW_TYPE,
      args: [isStarted ? { checkpoint: { state } } : { organizationId, zone }],
    },
    ...(isStarted && { version: state.seq }),
    project: (batch) =>
      projectAgreement(db, { sealer, publicUrl, supportPhone: support.phone, supportEmail: support.email }, batch),
  });
}

/** Sends a command with a reason: the text is stored, and only its id is sent. */
export async function commandWithReason(
  ctx: AgreementContext,
  organizationId: string,
  { name, reason }: { readonly name: 'giveNotice' | 'disableCarrier'; readonly reason: string },
): Promise<void> {
  const agreement = await loadAgreement(ctx, organizationId);
  const noteId = ctx.idempotency.derivedId('agreement-reason');
  requireAllowed(ctx, agreement, { name, details: { noteId } });
  await storeNote(ctx.db, { id: noteId, organizationId, authorId: ctx.actor.userId, kind: 'agreement', text: reason });
  await commandAgreement(ctx, agreement, { name, details: { noteId } });
}

/** Sends a command without any details. */
export async function commandAlone(
  ctx: AgreementContext,
  organizationId: string,
  name: 'withdrawNotice' | 'warnAboutPayment' | 'clearWarnings' | 'enableCarrier',
): Promise<void> {
  const agreement = await loadAgreement(ctx, organizationId);
  requireAllowed(ctx, agreement, { name, details: {} });
  await commandAgreement(ctx, agreement, { name, details: {} });
}
