import type { Problem } from '../problems';
import { DAY_MS, instantAfter, isReached } from '../shared/durations';
import { latestDate } from '../shared/zones';
import type { AccessCommandName, AccessCommands, GrantAccessCommand } from './commands';
import { accessMoves } from './moves';
import type { DqAccessState } from './state';
import { lastAccessEnd, REQUEST_AGAIN_AFTER_DAYS } from './terms';

/** A command with its name. */
export interface NamedAccessCommand<N extends AccessCommandName> {
  readonly name: N;
  readonly command: AccessCommands[N];
}

/** The part of the state that decides whether a command is allowed; the read model has it, too. */
export type AccessFacts = Pick<DqAccessState, 'name' | 'round' | 'requestedAt' | 'endsOn' | 'isOver'>;

/** Why the command is refused in this state at this time; undefined if it is allowed. Shared by workflow and API. */
export function checkAccessCommand<N extends AccessCommandName>(
  state: AccessFacts,
  { name, command }: NamedAccessCommand<N>,
  now: number,
): Problem | undefined {
  const { from, who } = accessMoves[name];
  if (!who.includes(command.actor.kind)) return { code: 'forbidden' };
  const isStale = 'round' in command && command.round !== state.round;
  if (state.isOver || isStale || !from.includes(state.name)) return wrongState(state, name);
  return name === 'requestAccess' ? checkRepeat(state, now) : checkEnd(state, { name, command }, now);
}

const wrongState = ({ name: state }: AccessFacts, name: AccessCommandName): Problem =>
  name === 'requestAccess' && (state === 'requested' || state === 'approved')
    ? { code: 'access-already-requested' }
    : { code: 'access-move-not-allowed', params: { state } };

/** When the carrier may request access again; null if it never did. */
export const mayRequestFrom = ({ name, requestedAt }: Pick<AccessFacts, 'name' | 'requestedAt'>): string | null =>
  name === 'none' ? null : instantAfter(requestedAt, REQUEST_AGAIN_AFTER_DAYS * DAY_MS);

function checkRepeat(state: AccessFacts, now: number): Problem | undefined {
  const from = mayRequestFrom(state);
  if (from === null || isReached(from, now)) return undefined;
  return { code: 'access-requested-recently', params: { days: REQUEST_AGAIN_AFTER_DAYS, at: from } };
}

// The API, which knows the driver's home, is exact.
function checkEnd(
  { endsOn: current }: AccessFacts,
  { name, command }: NamedAccessCommand<AccessCommandName>,
  now: number,
): Problem | undefined {
  if (name !== 'grantAccess' && name !== 'extendAccess') return undefined;
  const { endsOn, endsAt } = command as GrantAccessCommand;
  const last = lastAccessEnd(latestDate(now));
  if (isReached(endsAt, now) || endsOn > last) return { code: 'access-end-not-possible', params: { last } };
  return name === 'extendAccess' && endsOn === current ? { code: 'access-end-same' } : undefined;
}

/** The commands that this side may send in this state. */
export const accessActions = (state: AccessFacts, who: 'fleet' | 'driver', now: number): AccessCommandName[] =>
  (Object.keys(accessMoves) as AccessCommandName[]).filter(
    (name) =>
      accessMoves[name].who.includes(who) &&
      accessMoves[name].from.includes(state.name) &&
      !state.isOver &&
      (name !== 'requestAccess' || checkRepeat(state, now) === undefined),
  );
