import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';

import { createFolderStore } from './file-store';

/** The exchange of orders and results with a provider; file names contain only the order's id. */
export interface ScreeningProvider {
  /** Submits an order; idempotent by name. */
  send(name: string, content: Uint8Array): Promise<void>;
  /** Orders that the provider has not picked up yet. */
  orders(): Promise<readonly string[]>;
  /** Withdraws an order; no error if it is gone. */
  withdraw(name: string): Promise<void>;
  /** Results that have not been received yet. */
  answers(): Promise<readonly string[]>;
  /** Size in bytes, to check before reading, since any file may be there. Rejects if another worker has received it. */
  size(answer: string): Promise<number>;
  /** Rejects if another worker has received it. */
  read(answer: string): Promise<Buffer>;
  /** Deletes a stored result and its order. */
  done(answer: string, order: string): Promise<void>;
  /** Quarantines an unusable result, with a file that states the reason. */
  quarantine(answer: string, reason: string): Promise<void>;
}

/** Whether a file is complete; files that are still being written have a temporary name. */
const isWhole = (name: string): boolean => !name.startsWith('.') && !name.endsWith('.part');

/** A provider behind three folders with owner-only access: orders in `outbox`, results in `inbox`, unusable ones in `aside`. */
export function createFolderProvider(folder: string): ScreeningProvider {
  const [inbox, outbox, aside] = ['inbox', 'outbox', 'aside'].map((part) => join(folder, part)) as [
    string,
    string,
    string,
  ];
  const orders = createFolderStore(outbox);
  return {
    send: (name, content) => orders.put(name, content),
    orders: () => filesIn(outbox),
    withdraw: (name) => orders.delete(name),
    answers: () => filesIn(inbox),
    size: async (answer) => (await stat(join(inbox, answer))).size,
    read: (answer) => readFile(join(inbox, answer)),
    done: async (answer, order) => {
      await orders.delete(order);
      await rm(join(inbox, answer), { force: true });
    },
    quarantine: async (answer, reason) => {
      await mkdir(aside, { recursive: true, mode: 0o700 });
      const name = freeName(answer, new Set(await filesIn(aside)));
      try {
        await rename(join(inbox, answer), join(aside, name));
      } catch (error) {
        // Another worker was faster.
        if (isMissing(error)) return;
        throw error;
      }
      await writeFile(join(aside, `${name}.reason.txt`), `${reason}\n`, { mode: 0o600 });
    },
  };
}

/** An unused name, so that a quarantined file of the same name is not overwritten. */
function freeName(answer: string, taken: ReadonlySet<string>): string {
  if (!taken.has(answer)) return answer;
  const { name, ext } = parse(answer);
  for (let count = 2; ; count += 1) {
    const next = `${name} (${String(count)})${ext}`;
    if (!taken.has(next)) return next;
  }
}

async function filesIn(folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && isWhole(entry.name))
    .map(({ name }) => name)
    .sort();
}

/** Whether the error means that the file does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
