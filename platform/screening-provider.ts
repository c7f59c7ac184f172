import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';

import { createFolderStore } from './file-store';

/** Where orders for results go, and where their answers come from; names never hold more than an order's id. */
export interface ScreeningProvider {
  /** Gives the provider an order; the same name again is the same order. */
  send(name: string, content: Uint8Array): Promise<void>;
  /** Orders that the provider has not taken away. */
  orders(): Promise<readonly string[]>;
  /** Takes an order back; no error when it is gone. */
  withdraw(name: string): Promise<void>;
  /** Answers that wait to be taken in. */
  answers(): Promise<readonly string[]>;
  /** In bytes; asked before it is read, since anything may lie there. Rejects when somebody else has taken it in meanwhile. */
  size(answer: string): Promise<number>;
  /** Rejects when somebody else has taken it in meanwhile. */
  read(answer: string): Promise<Buffer>;
  /** The answer is kept elsewhere now: it goes, and the order with it. */
  done(answer: string, order: string): Promise<void>;
  /** Puts an answer aside that cannot be taken in, with the reason beside it. */
  quarantine(answer: string, reason: string): Promise<void>;
}

/** A file that is still being written is left alone: it has such a name until it is whole. */
const isWhole = (name: string): boolean => !name.startsWith('.') && !name.endsWith('.part');

/** A provider behind three folders: orders in `outbox`, answers in `inbox`, what makes no sense in `aside`; for the owner alone. */
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

/** What was put aside before under the same name stays as it was. */
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

/** Whether there is no such file. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
