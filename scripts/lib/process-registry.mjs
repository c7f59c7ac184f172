import { rmSync } from 'node:fs';
import { readJson, writeJson } from './folders.mjs';
import { endOther, identityOf, isAlive } from './process-identity.mjs';
import { isRunning, signalGroup, stopPart } from './processes.mjs';

/** Stop order of processes: each stops before those it depends on. */
export const RANK = { foreground: 0, seeding: 0, worker: 1, api: 2, temporal: 3, mail: 4, postgres: 5 };

// SIGINT makes PostgreSQL shut down fast: it terminates sessions instead of waiting for them.
const signalOf = (rank) => (rank === RANK.postgres ? 'SIGINT' : 'SIGTERM');

/**
 * Tracks the processes of a launcher. They are written to `record`, so that the next launcher can stop leftovers if this
 * one is killed.
 */
export function openParts(record) {
  let parts = [];

  // The record contains the database password.
  const note = (facts) => writeJson(record, { ...readJson(record), ...facts }, 0o600);

  const write = () => {
    const rows = parts.map(({ part, rank }) => ({ name: part.name, rank, ...identityOf(part.child.pid) }));
    note({ launcher: identityOf(process.pid), parts: rows });
  };

  return {
    add(part, rank) {
      // Earlier tries of the same start may have ended.
      parts = [...parts.filter((entry) => isRunning(entry.part)), { part, rank }];
      write();
      return part;
    },
    remove(part) {
      parts = parts.filter((entry) => entry.part !== part);
      write();
    },
    /** Stops the processes of a rank for good. */
    async stop(wanted) {
      for (const { part, rank } of parts) if (rank === wanted) await stopPart(part, { signal: signalOf(rank) });
    },
    note,
    async stopAll() {
      for (const { part, rank } of byRank(parts)) await stopPart(part, { signal: signalOf(rank), timeoutMs: 20_000 });
      parts = [];
      rmSync(record, { force: true });
    },
    killAll() {
      for (const { part } of parts) if (part.child.pid) signalGroup(part.child.pid, 'SIGKILL');
    },
  };
}

/** Stops processes left behind by a dead launcher; returns their names. */
export async function endLeftovers(record) {
  const { launcher, parts = [] } = readJson(record) ?? {};
  if (isAlive(launcher)) return [];
  const left = parts.filter(isAlive);
  for (const part of byRank(left)) await endOther(part, signalOf(part.rank));
  rmSync(record, { force: true });
  return left.map(({ name }) => name);
}

const byRank = (parts) => [...parts].sort((one, other) => one.rank - other.rank);
