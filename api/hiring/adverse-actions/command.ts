import { findAdverseAction } from '#db/adverse-actions/adverse-action-rows';
import { projectAdverseAction } from '#db/adverse-actions/projection';
import type { Actor } from '#domain/accounts/actor';
import { eventActorOf } from '#domain/accounts/event-actor';
import { can } from '#domain/accounts/policy';
import type { AdverseCommandBase, AdverseCommandName, AdverseCommands } from '#domain/adverse-actions/commands';
import { adverseActionWorkflowId } from '#domain/adverse-actions/ids';
import { areNoticesSent } from '#domain/adverse-actions/rules';
import type { AdverseActionState } from '#domain/adverse-actions/state';
import { ADVERSE_ACTION_WORKFLOW_TYPE, adverseActionUpdates } from '#workflows/adverse-action/messages';
import type { RouteContext } from '../../http/context';
import { sendCommand } from '../../http/send-command';

type SignedIn = RouteContext & { readonly actor: Actor };

/** Sends a command to the adverse action with this state. When it returns, the read models show its effect. */
export async function commandAdverseAction<N extends AdverseCommandName>(
  ctx: SignedIn,
  { state, name, details }: { readonly state: AdverseActionState; readonly name: N; readonly details: Details<N> },
): Promise<void> {
  const { db, sealer, publicUrl, support } = ctx;
  const { actionId, candidacyId, orderId, organizationId, driverId, seq } = state;
  await sendCommand(ctx, {
    workflowId: adverseActionWorkflowId(candidacyId),
    definition: adverseActionUpdates[name],
    command: { ...base(ctx), ...details } as unknown as AdverseCommands[N],
    start: {
      workflowType: ADVERSE_ACTION_WORKFLOW_TYPE,
      args: [seq === 0 ? { actionId, candidacyId, orderId, organizationId, driverId } : { checkpoint: { state } }],
    },
    ...(seq > 0 && { version: seq }),
    project: (batch) => projectAdverseAction(db, { sealer, publicUrl, supportPhone: support.phone }, batch),
  });
}

type Details<N extends AdverseCommandName> = Omit<AdverseCommands[N], keyof AdverseCommandBase>;

/** The sender of a command. */
export const base = ({ actor }: SignedIn): AdverseCommandBase => ({
  actor: eventActorOf(actor),
  isSafety: can(actor, 'hiring:review'),
});

/**
 * Whether the candidacy may be closed for this reason: because of a report only after its notices were sent
 * (15 USC 1681b(b)(3)). Nobody declares it; the guide of the candidacy knows.
 */
export async function haveNoticesFor(
  { db }: Pick<RouteContext, 'db'>,
  { id, round, reason }: { readonly id: string; readonly round: number; readonly reason: string },
): Promise<boolean> {
  if (reason !== 'report_based') return false;
  return areNoticesSent((await findAdverseAction(db, id))?.state, round);
}
