import type { Problem } from '../problems';
import type { DriverPipelineCommandName, DriverPipelineCommands } from './commands';
import { changed, pipelineMoves } from './moves';
import type { DriverPipelineState } from './state';

/** A command with its name. */
export interface NamedPipelineCommand<N extends DriverPipelineCommandName> {
  readonly name: N;
  readonly command: DriverPipelineCommands[N];
}

/** Why the command is refused; undefined if it is allowed. Shared by workflow, API and pages. */
export function checkPipelineCommand<N extends DriverPipelineCommandName>(
  state: DriverPipelineState,
  { name, command }: NamedPipelineCommand<N>,
  now: number,
): Problem | undefined {
  const { who, from, check } = pipelineMoves[name];
  if (!who.includes(command.actor.kind)) return { code: 'forbidden' };
  if (state.isErased || (state.seq === 0) !== (name === 'signUp')) return { code: 'not-found' };
  if (from !== undefined && !from.includes(state.stage)) return changed(state);
  return check?.(state, command, now);
}
