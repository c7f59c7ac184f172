import { rmSync } from 'node:fs';
import { readJson, writeJson } from './folders.mjs';
import { endOther, identityOf, isAlive } from './process-identity.mjs';
import { signalGroup, stopPart } from './processes.mjs';

/** In the order of their stop: whoever needs another goes before it. */
export const RANK = { foreground: 0, worker: 1, api: 2, temporal: 3, mail: 4, postgres: 5 };

// SIGINT is PostgreSQL's fast shutdown: it ends the sessions instead of waiting for them.
const signalOf = (rank) => (rank === RANK.postgres ? 'SIGINT' : 'SIGTERM');

/**
 * The processes that a launcher has started. They are written to `record`, so that after a hard kill of the
 * launcher the next one can end what was left.
 */
export function openParts(record) {
  const parts = [];

  // It holds the password of the database.
  const note = (facts) => writeJson(record, { ...readJson(record), ...facts }, 0o600);

  const write = () => {
    const rows = parts.map(({ part, rank }) => ({ name: part.name, rank, ...identityOf(part.child.pid) }));
    note({ launcher: identityOf(process.pid), parts: rows });
  };

  return {
    add(part, rank) {
      parts.push({ part, rank });
      write();
      return part;
    },
    remove(part) {
      parts.splice(
        parts.findIndex((entry) => entry.part === part),
        1,
      );
      write();
    },
    note,
    async stopAll() {
      for (const { part, rank } of byRank(parts)) await stopPart(part, { signal: signalOf(rank), limit: 20_000 });
      parts.length = 0;
      rmSync(record, { force: true });
    },
    killAll() {
      for (const { part } of parts) if (part.child.pid) signalGroup(part.child.pid, 'SIGKILL');
    },
  };
}

/** Ends what a launcher that is no longer alive has left behind. */
export async function endLeftovers(record) {
  const { launcher, parts = [] } = readJson(record) ?? {};
  if (isAlive(launcher)) return [];
  const left = parts.filter(isAlive);
  for (const part of byRank(left)) await endOther(part, signalOf(part.rank));
  rmSync(record, { force: true });
  return left.map(({ name }) => name);
}

const byRank = (parts) => [...parts].sort((one, other) => one.rank - other.rank);
