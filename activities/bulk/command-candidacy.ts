import { projectCandidacy } from '#db/candidacies/projection';
import type { Db } from '#db/core/handle';
import type { CandidacyCommandName, CandidacyCommands } from '#domain/candidacies/commands';
import type { WorkflowCommands } from '#platform/workflow-commands';
import { CANDIDACY_WORKFLOW_TYPE, candidacyUpdates } from '#workflows/candidacy/messages';

interface CandidacyTurn {
  readonly workflowId: string;
  /** The version of the row that was read. */
  readonly version: number;
  readonly commandId: string;
  /** The ids of a candidacy that the command may create. */
  readonly start?: { readonly candidacyId: string; readonly orderId: string; readonly driverId: string };
}

/**
 * Sends a command to a candidacy and writes its projection, as the API does for a single candidate
 * (docs/decisions/029-the-api-writes-projections.md).
 */
export async function commandCandidacy<N extends CandidacyCommandName>(
  { db, commands }: { readonly db: Db; readonly commands: WorkflowCommands },
  { workflowId, version, commandId, start }: CandidacyTurn,
  { name, command }: { readonly name: N; readonly command: CandidacyCommands[N] },
): Promise<void> {
  const { unprojected } = await commands.update(workflowId, candidacyUpdates[name], {
    command,
    updateId: commandId,
    caller: { projectedSeq: version },
    ...(start && { start: { workflowType: CANDIDACY_WORKFLOW_TYPE, args: [start] } }),
  });
  if (unprojected !== undefined) await projectCandidacy(db, { workflowId, ...unprojected });
}
