import { createBenchEntry, moveBenchEntry } from '#db/bench/bench-store';
import type { Db } from '#db/core/handle';
import { type BenchStatus, openBenchStatuses } from '#domain/bench/states';
import { newId } from '#platform/ids';

interface BenchEntryOptions {
  readonly organizationId: string;
  readonly driverId: string;
  readonly addedBy: string;
  readonly status?: BenchStatus;
  readonly note?: string;
  readonly at?: string;
}

/** Stores a driver on a carrier's bench, waiting for the review by default; returns the entry's id. */
export async function aBenchEntry(
  db: Db,
  { organizationId, driverId, addedBy, status = 'requested', note, at = new Date().toISOString() }: BenchEntryOptions,
): Promise<string> {
  const entry = { id: newId(), organizationId, driverId };
  const actor = { kind: 'fleet', userId: addedBy } as const;
  await db.transaction(async (trx) => {
    await createBenchEntry(trx, entry, { type: 'benchAdded', status: 'requested', actor, at, text: note });
    if (status === 'requested') return;
    const requested = { ...entry, status: 'requested', version: 1 } as const;
    const type = openBenchStatuses.includes(status) ? 'benchApproved' : 'benchRemoved';
    await moveBenchEntry(trx, requested, { type: status === 'rejected' ? 'benchRejected' : type, status, actor, at });
  });
  return entry.id;
}
