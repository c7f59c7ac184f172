import {
  type BenchAddition,
  type BenchChange,
  benchEntryRow,
  benchEventRow,
  movedColumns,
} from '#db/bench/bench-store';
import { benchMoves, type BenchStatus } from '#domain/bench/states';
import { isSearchableStage } from '#domain/driver-pipeline/stages';
import { DAY_MS, HOUR_MS } from '#domain/shared/durations';
import { derivedId } from '#platform/ids';
import type { SeedCarrier } from './carriers';
import type { Row } from './copy';
import { demoDrivers } from './demo-drivers';
import { Random } from './random';
import type { SeedDriver } from './seed-driver';
import type { World } from './world';

const notes = [
  'Good references. Wants to start after the holidays.',
  'Lives close to the yard. Call when a night run opens.',
  'Hazmat is in progress, ask again in January.',
  null,
  'Met at the job fair in Dallas. Prefers local work.',
];

/** Each carrier's entries by status: reviews that wait, one of them too long, and drivers on the bench. */
const plan: readonly BenchStatus[] = [
  'approved',
  'requested',
  'approved',
  'requested',
  'approved',
  'approved',
  'rejected',
  'approved',
  'requested',
  'removed',
];

interface Entry {
  readonly id: string;
  readonly organizationId: string;
  readonly driverId: string;
  readonly added: BenchAddition;
  /** The change after the addition, if any. */
  readonly moved: BenchChange | undefined;
}

/** The carriers' benches, with what happened to each entry. */
export function* benchTables(world: World): Generator<readonly [string, readonly Row[]]> {
  const free = world.drivers.filter(({ state }) => isSearchableStage(state.stage) && state.isAvailable);
  const entries = world.carriers.flatMap((carrier, index) => entriesOf(world, { carrier, index, free }));
  yield ['bench_entries', entries.map(entryRow)];
  yield ['bench_events', entries.flatMap(eventRows)];
}

interface Options {
  readonly carrier: SeedCarrier;
  readonly index: number;
  readonly free: readonly SeedDriver[];
}

function entriesOf({ size: { seed, now }, drivers }: World, { carrier, index, free }: Options): Entry[] {
  const random = Random.of(seed, 'bench', index);
  // Somebody who signs in to look around is on the first carrier's bench.
  const known = index === 0 ? drivers.slice(0, demoDrivers.length) : [];
  const first = random.whole(0, Math.max(0, free.length - 1));
  const others = plan.flatMap((_, step) => free[(first + step * 7) % free.length] ?? []);
  const chosen = [...new Set([...known.filter((driver) => free.includes(driver)), ...others])].slice(0, plan.length);
  const staffIn = (position: string) => carrier.staff.find((member) => member.position === position)?.id;
  const [recruiter, safety] = [staffIn('RECRUITER'), staffIn('SAFETY')];
  if (recruiter === undefined || safety === undefined) return [];
  return chosen.map((driver, step) => {
    const status = plan[step] ?? 'approved';
    const addedAt = now - (status === 'requested' ? random.whole(2, 90) * HOUR_MS : random.whole(5, 40) * DAY_MS);
    const at = (ms: number) => new Date(ms).toISOString();
    const text = notes[(step + index) % notes.length] ?? null;
    const { event: type, to } = benchMoves.add;
    return {
      id: derivedId('seed', String(seed), 'bench', carrier.id, driver.id),
      organizationId: carrier.id,
      driverId: driver.id,
      added: { type, status: to, actor: { kind: 'fleet', userId: recruiter }, at: at(addedAt), text },
      moved: changeTo(status, { safety, recruiter, at: at(addedAt + random.whole(3, 60) * HOUR_MS) }),
    };
  });
}

function changeTo(
  status: BenchStatus,
  { safety, recruiter, at }: { readonly safety: string; readonly recruiter: string; readonly at: string },
): BenchChange | undefined {
  const by = (userId: string) => ({ kind: 'fleet', userId }) as const;
  switch (status) {
    case 'requested':
      return undefined;
    case 'approved':
      return { type: benchMoves.approve.event, status, actor: by(safety), at };
    case 'rejected': {
      const text = 'Two preventable accidents in the last year.';
      return { type: benchMoves.reject.event, status, actor: by(safety), at, reason: 'failed_review', text };
    }
    case 'removed':
      return { type: benchMoves.remove.event, status, actor: by(recruiter), at };
  }
}

const entryRow = ({ added, moved, ...entry }: Entry): Row => ({
  reason: null,
  reason_text: null,
  ...benchEntryRow(entry, added),
  ...(moved !== undefined && { ...movedColumns(moved), version: 2 }),
});

const eventRows = ({ added, moved, ...entry }: Entry): Row[] => [
  benchEventRow({ ...entry, version: 1 }, added),
  ...(moved === undefined ? [] : [benchEventRow({ ...entry, version: 2 }, moved)]),
];
