import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The Chromium to use: the configured one, or the first on the PATH; undefined if there is none. */
export function findChromium(configured: string | undefined, path = process.env['PATH'] ?? ''): string | undefined {
  if (configured !== undefined) return configured;
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A message of the Chrome DevTools Protocol that answers no command. */
export interface BrowserEvent {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The page that it is about. */
  readonly sessionId: string | undefined;
}

/** A headless browser without network, driven over a pipe. */
export interface Chromium {
  readonly pid: number;
  send(method: string, params?: object, sessionId?: string): Promise<Record<string, unknown>>;
  onEvent(handler: (event: BrowserEvent) => void): void;
  /** Ends all of its processes and deletes its profile. */
  close(): Promise<void>;
}

export interface ChromiumOptions {
  readonly path: string;
  /** Containers that do not allow user namespaces, and root, cannot use Chromium's own sandbox. */
  readonly hasSandbox: boolean;
}

const FLAGS = [
  '--headless',
  '--remote-debugging-pipe',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-breakpad',
  '--no-first-run',
  '--no-default-browser-check',
  '--font-render-hinting=none',
  // No name resolves: nothing can be loaded or sent.
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

/** Starts a browser with a new profile. It ends with this process, even when that is killed, because its pipe closes. */
export async function startChromium({ path, hasSandbox }: ChromiumOptions): Promise<Chromium> {
  const profile = await mkdtemp(join(tmpdir(), 'gladhand-chromium-'));
  const child = spawn(path, [...FLAGS, ...(hasSandbox ? [] : ['--no-sandbox']), `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // The settings of this process contain secrets.
    env: { PATH: process.env['PATH'] ?? '', HOME: profile },
    // A group of its own, so that all of its processes can be ended together.
    detached: true,
  });
  const ended = new Promise<Error>((resolve) => {
    child.on('error', resolve);
    child.on('exit', (code) => {
      resolve(new Error(`Chromium exited with ${String(code)}`));
    });
  });
  const pipe = connect(child.stdio[3] as Writable, child.stdio[4] as Readable, ended);
  return {
    ...pipe,
    pid: child.pid ?? 0,
    close: async () => {
      if (child.pid !== undefined && child.exitCode === null) endGroup(child.pid);
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended in the meantime.
  }
}

interface Reply {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
  readonly sessionId?: string;
}

/** The protocol over a pipe: JSON messages that end with a zero byte. */
function connect(input: Writable, output: Readable, ended: Promise<Error>): Pick<Chromium, 'send' | 'onEvent'> {
  const waiting = new Map<number, (reply: Reply | Error) => void>();
  const handlers: ((event: BrowserEvent) => void)[] = [];
  let lastId = 0;
  let end: Error | undefined;
  const settleAll = (error: Error): void => {
    end = error;
    for (const settle of waiting.values()) settle(error);
    waiting.clear();
  };
  void ended.then(settleAll);
  // A broken pipe is reported by the end of the process.
  input.on('error', () => undefined);
  output.on('error', () => undefined);
  readMessages(output, (text) => {
    const reply = JSON.parse(text) as Reply;
    if (reply.id === undefined) {
      const { method = '', params = {}, sessionId } = reply;
      for (const handler of handlers) handler({ method, params, sessionId });
      return;
    }
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        if (end !== undefined) {
          reject(end);
          return;
        }
        const id = (lastId += 1);
        waiting.set(id, (reply) => {
          if (reply instanceof Error) reject(reply);
          else if (reply.error !== undefined) reject(new Error(`${method}: ${reply.error.message}`));
          else resolve(reply.result ?? {});
        });
        input.write(`${JSON.stringify({ id, method, params, ...(sessionId !== undefined && { sessionId }) })}\0`);
      }),
    onEvent: (handler) => {
      handlers.push(handler);
    },
  };
}

function readMessages(output: Readable, onMessage: (text: string) => void): void {
  let parts: Buffer[] = [];
  output.on('data', (chunk: Buffer) => {
    let rest = chunk;
    for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
      onMessage(Buffer.concat([...parts, rest.subarray(0, end)]).toString('utf8'));
      parts = [];
      rest = rest.subarray(end + 1);
    }
    if (rest.length > 0) parts.push(rest);
  });
}
