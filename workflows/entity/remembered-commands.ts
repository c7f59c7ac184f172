import { currentUpdateInfo } from '@temporalio/workflow';
import type { RememberedCommand } from '#domain/shared/entity-memory';
import type { CommandResult } from '#domain/shared/workflow-event';

/** How many commands a run remembers. */
const REMEMBERED_COMMANDS = 100;

/** The server forgets Update ids at continue-as-new; a command repeated after it must still have one effect. */
export class RememberedCommands {
  private readonly commands: RememberedCommand[];

  constructor(commands: readonly RememberedCommand[]) {
    this.commands = [...commands];
  }

  get all(): readonly RememberedCommand[] {
    return this.commands;
  }

  /** What the Update in hand answered before. */
  recall(): CommandResult | undefined {
    const id = currentUpdateInfo()?.id;
    return this.commands.find(({ updateId }) => updateId === id)?.result;
  }

  remember(updateId: string, result: CommandResult): void {
    this.commands.push({ updateId, result });
    if (this.commands.length > REMEMBERED_COMMANDS) this.commands.shift();
  }
}
