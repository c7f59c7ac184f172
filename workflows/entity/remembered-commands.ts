import { currentUpdateInfo } from '@temporalio/workflow';
import type { RememberedCommand } from '#domain/shared/entity-checkpoint';
import type { CommandResult } from '#domain/shared/workflow-event';

/** The number of commands that a run remembers. */
const REMEMBERED_COMMANDS = 100;

/** The server discards Update ids at continue-as-new; a command repeated after it must still have one effect. */
export class RememberedCommands {
  private readonly commands: RememberedCommand[];

  constructor(commands: readonly RememberedCommand[]) {
    this.commands = [...commands];
  }

  get all(): readonly RememberedCommand[] {
    return this.commands;
  }

  /** The earlier result of the current Update, if it is a retry. */
  recall(): CommandResult | undefined {
    const id = currentUpdateInfo()?.id;
    return this.commands.find(({ updateId }) => updateId === id)?.result;
  }

  remember(updateId: string, result: CommandResult): void {
    this.commands.push({ updateId, result });
    if (this.commands.length > REMEMBERED_COMMANDS) this.commands.shift();
  }
}
