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
  results(): Promise<readonly string[]>;
  /** Size in bytes, to check before reading, since any file may be there. Rejects if another worker has received it. */
  size(result: string): Promise<number>;
  /** Rejects if another worker has received it. */
  read(result: string): Promise<Buffer>;
  /** Deletes a stored result and its order. */
  acknowledge(result: string, order: string): Promise<void>;
  /** Quarantines an unusable result, with a file that states the reason. */
  quarantine(result: string, reason: string): Promise<void>;
}

/** Whether a file is complete; files that are still being written have a temporary name. */
const isWhole = (name: string): boolean => !name.startsWith('.') && !name.endsWith('.part');

/** A provider behind three folders with owner-only access: orders in `outbox`, results in `inbox`, unusable ones in `quarantine`. */
export function createFolderProvider(folder: string): ScreeningProvider {
  const [inbox, outbox, quarantine] = ['inbox', 'outbox', 'quarantine'].map((part) => join(folder, part)) as [
    string,
    string,
    string,
  ];
  const orders = createFolderStore(outbox);
  return {
    send: (name, content) => orders.put(name, content),
    orders: () => filesIn(outbox),
    withdraw: (name) => orders.delete(name),
    results: () => filesIn(inbox),
    size: async (result) => (await stat(join(inbox, result))).size,
    read: (result) => readFile(join(inbox, result)),
    acknowledge: async (result, order) => {
      await orders.delete(order);
      await rm(join(inbox, result), { force: true });
    },
    quarantine: async (result, reason) => {
      await mkdir(quarantine, { recursive: true, mode: 0o700 });
      const name = freeName(result, new Set(await filesIn(quarantine)));
      try {
        await rename(join(inbox, result), join(quarantine, name));
      } catch (error) {
        // Another worker was faster.
        if (isMissing(error)) return;
        throw error;
      }
      await writeFile(join(quarantine, `${name}.reason.txt`), `${reason}\n`, { mode: 0o600 });
    },
  };
}

/** An unused name, so that a quarantined file of the same name is not overwritten. */
function freeName(result: string, taken: ReadonlySet<string>): string {
  if (!taken.has(result)) return result;
  const { name, ext } = parse(result);
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
