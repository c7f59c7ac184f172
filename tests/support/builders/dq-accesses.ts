import type { Db } from '#db/core/handle';
import { projectDqAccess } from '#db/dq-access/projection';
import type { AccessCommandName, AccessCommands } from '#domain/dq-access/commands';
import { decideAccessCommand } from '#domain/dq-access/decide';
import type { AccessEvent } from '#domain/dq-access/events';
import { accessWorkflowId } from '#domain/dq-access/ids';
import { accessMoves } from '#domain/dq-access/moves';
import { type DqAccessState, emptyAccess } from '#domain/dq-access/state';
import { derivedId, newId } from '#platform/ids';
import { createSealer } from '#platform/sealing';
import { testKey } from '../vault';

interface Pair {
  readonly organizationId: string;
  readonly driverId: string;
}

/** Applies commands on an access by the domain rules and keeps the events, as the workflow would. */
export class AccessHistory {
  readonly events: AccessEvent[] = [];
  readonly runId = newId();
  state: DqAccessState;

  constructor(
    readonly pair: Pair,
    readonly staffId: string,
    public now = Date.now(),
  ) {
    this.state = emptyAccess({ accessId: derivedId('dq-access', pair.organizationId, pair.driverId), ...pair });
  }

  play<N extends AccessCommandName>(name: N, details: Partial<AccessCommands[N]> = {}): this {
    this.now += 1_000;
    const isDriver = accessMoves[name].who.includes('driver');
    const actor = isDriver ? { kind: 'driver', userId: this.pair.driverId } : { kind: 'fleet', userId: this.staffId };
    const command = { actor, round: this.state.round, noteId: null, ...details } as unknown as AccessCommands[N];
    const decision = decideAccessCommand(this.state, { name, command }, this.now);
    if ('refused' in decision) throw new Error(`${name} refused: ${decision.refused.code}`);
    this.events.push({ ...decision.accepted, updateId: newId() });
    this.state = decision.accepted.snapshot;
    return this;
  }

  grant(endsOn = '2027-06-30'): this {
    return this.play('grantAccess', { endsOn, endsAt: `${endsOn}T06:00:00.000Z` });
  }

  batch(events: readonly AccessEvent[] = this.events) {
    const { organizationId, driverId } = this.pair;
    return { workflowId: accessWorkflowId(organizationId, driverId), runId: this.runId, events };
  }

  async store(db: Db): Promise<string> {
    await projectDqAccess(db, { sealer: createSealer([testKey]), publicUrl: 'http://localhost' }, this.batch());
    return this.state.accessId;
  }
}

/** The driver grants a stored request. */
export async function grantStored(db: Db, accessId: string, endsOn = '2027-01-31'): Promise<void> {
  const row = await db('dq_accesses').where({ id: accessId }).first('snapshot');
  if (row === undefined) throw new Error('There is no such access');
  const { organizationId, driverId } = row.snapshot;
  const history = new AccessHistory({ organizationId, driverId }, driverId);
  history.state = row.snapshot;
  await history.grant(endsOn).store(db);
}

interface Options extends Pair {
  /** The member of staff who requests access. */
  readonly staffId: string;
  readonly state?: 'requested' | 'approved' | 'rejected' | 'revoked';
  readonly reason?: string;
  /** When it was requested; now by default. */
  readonly requestedAt?: number;
}

/** Stores a carrier's access to a driver's file without a workflow, requested by default; returns its id. */
export async function anAccess(
  db: Db,
  { staffId, state = 'requested', reason = 'To review you', requestedAt, ...pair }: Options,
) {
  const noteId = newId();
  await db('notes').insert({
    id: noteId,
    organization_id: pair.organizationId,
    author_id: staffId,
    kind: 'reason',
    text: reason,
  });
  const history = new AccessHistory(pair, staffId, requestedAt).play('requestAccess', { noteId });
  if (state === 'rejected') history.play('rejectAccess');
  if (state === 'approved' || state === 'revoked') history.grant();
  if (state === 'revoked') history.play('revokeAccess');
  return history.store(db);
}
