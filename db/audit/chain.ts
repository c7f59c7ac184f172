import { createHash } from 'node:crypto';

/** An entry of the access log as the chain hashes it; `at` has microseconds. */
export interface ChainedEntry {
  readonly seq: number;
  readonly id: string;
  readonly actorKind: string;
  readonly actorId: string | null;
  readonly linkId: string | null;
  readonly organizationId: string | null;
  readonly driverId: string;
  readonly action: string;
  readonly at: string;
  readonly about: string | null;
}

/** The text of an entry, as the trigger of the table composes it (db/migrations/041-access-log-chain.ts). */
const textOf = (entry: ChainedEntry): string =>
  [
    String(entry.seq),
    entry.id,
    entry.actorKind,
    entry.actorId ?? '-',
    entry.linkId ?? '-',
    entry.organizationId ?? '-',
    entry.driverId,
    entry.action,
    entry.at,
    entry.about === null ? '-' : `=${entry.about}`,
  ].join('\n');

/** The hash of an entry that follows another one; empty before the first. */
export const hashAfter = (previous: Buffer, entry: ChainedEntry): Buffer =>
  createHash('sha256').update(previous).update(textOf(entry), 'utf8').digest();
