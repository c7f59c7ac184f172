import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listBench } from '#db/bench/bench-list';
import { leaveBenches } from '#db/bench/leave-benches';
import type { Db } from '#db/core/handle';
import type { DriverPipelineEvent } from '#domain/driver-pipeline/events';
import { PipelineHistory } from '../../domain/driver-pipeline/pipeline-history';
import { aBenchEntry } from '../../support/builders/bench';
import { openTestDatabase } from '../../support/database';
import { aDriver, anOrganization, aStaffMember } from '../../support/hiring/hiring-world';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

/** A driver on the benches of two carriers, and the statuses after an event of the pipeline. */
async function onTwoBenches() {
  const driverId = await aDriver(db);
  for (const status of ['requested', 'approved'] as const) {
    const organizationId = await anOrganization(db);
    const addedBy = await aStaffMember(db, { organizationId, position: 'RECRUITER' });
    await aBenchEntry(db, { organizationId, driverId, addedBy, status, note: 'Asked for nights' });
  }
  const rows = () =>
    db('bench_entries').where({ driver_id: driverId }).orderBy('added_at').select('status', 'reason', 'note');
  const after = async (event: Pick<DriverPipelineEvent, 'type' | 'snapshot' | 'at'>) => {
    const own = { ...event, snapshot: { ...event.snapshot, driverId } } as DriverPipelineEvent;
    // A projection may run twice.
    await db.transaction((trx) => leaveBenches(trx, own));
    await db.transaction((trx) => leaveBenches(trx, own));
    return rows();
  };
  return { driverId, after };
}

const eventsOf = (history: PipelineHistory): DriverPipelineEvent[] =>
  history.transitions.map((transition) => ({ ...transition, updateId: 'update' }));

describe('a driver on benches', () => {
  it('leaves all of them when the driver exits the pipeline', async () => {
    const history = new PipelineHistory().toCertified(90);
    history.move('NotInterested', { reason: 'other_job' });
    const event = eventsOf(history).findLast(({ type }) => type === 'stageMoved');
    if (event === undefined) throw new Error('The driver did not move');
    const { driverId, after } = await onTwoBenches();

    const rows = await after(event);

    const left = { status: 'removed', reason: 'driver_not_available', note: 'Asked for nights' };
    expect(rows).toEqual([left, left]);
    const events = await db('bench_events').where({ driver_id: driverId, type: 'benchRemoved' }).select('actor_kind');
    expect(events).toEqual([{ actor_kind: 'system' }, { actor_kind: 'system' }]);
  });

  it('leaves them when the driver is erased, together with what carriers wrote', async () => {
    const history = new PipelineHistory().toCertified(90);
    history.send('erase', {});
    const event = eventsOf(history).at(-1);
    if (event === undefined) throw new Error('The driver was not erased');
    const { driverId, after } = await onTwoBenches();

    const rows = await after(event);

    expect(event.type).toBe('erased');
    expect(rows.map(({ status, note }) => ({ status, note }))).toEqual([
      { status: 'removed', note: null },
      { status: 'removed', note: null },
    ]);
    const texts = await db('bench_events').where({ driver_id: driverId }).whereNotNull('text').select('id');
    expect(texts).toEqual([]);
  });

  it('stays on them after any other event', async () => {
    const event = eventsOf(new PipelineHistory().toCertified(90)).at(-1);
    if (event === undefined) throw new Error('Nothing happened');
    const { after } = await onTwoBenches();

    expect((await after(event)).map(({ status }) => status)).toEqual(['requested', 'approved']);
  });

  it('is no longer listed after the erasure', async () => {
    const driverId = await aDriver(db, { state: { isErased: true } });
    const organizationId = await anOrganization(db);
    const addedBy = await aStaffMember(db, { organizationId, position: 'HR' });
    await aBenchEntry(db, { organizationId, driverId, addedBy, status: 'removed' });
    const page = { organizationId, status: undefined, near: undefined, miles: undefined, limit: 10, skip: 0 };

    expect(await listBench(db, page)).toEqual({ rows: [], count: 0 });
  });
});
