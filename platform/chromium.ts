import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The Chromium to use: the configured one, or the first on the PATH; undefined if there is none. */
export function findChromium(configured: string | undefined, path: string): string | undefined {
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

export interface LocalChromium {
  readonly path: string;
  /** Containers that do not allow user namespaces, and root, cannot use Chromium's own sandbox. */
  readonly hasSandbox: boolean;
}

/** A browser in a container of its own, which has no secrets and no files (`chromium-service.ts`). */
interface RemoteChromium {
  readonly host: string;
  readonly port: number;
}

export type ChromiumOptions = LocalChromium | RemoteChromium;

/** For the commands of a start script. */
const SYSTEM_PATH = '/usr/local/bin:/usr/bin:/bin';

const FLAGS = [
  '--headless',
  '--remote-debugging-pipe',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-breakpad',
  // Nothing of a document stays in the profile, even if this process is killed.
  '--incognito',
  '--disk-cache-size=1',
  '--no-first-run',
  '--no-default-browser-check',
  '--font-render-hinting=none',
  // No name resolves: nothing can be loaded or sent.
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

const PROFILE_PREFIX = 'gladhand-chromium-';

/** Deletes the profiles that killed processes left behind. */
export async function deleteOldProfiles(before: Date): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PROFILE_PREFIX));
  for (const path of names.map((name) => join(tmpdir(), name))) {
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && found.mtime < before) await rm(path, { recursive: true, force: true });
  }
}

/** Starts a browser with a new profile, here or in its own container. It ends with the connection, even if this process is killed. */
export const startChromium = (options: ChromiumOptions): Promise<Chromium> =>
  'path' in options ? startLocal(options) : Promise.resolve(connectRemote(options));

async function startLocal(options: LocalChromium): Promise<Chromium> {
  const { pid, input, output, ended, ...child } = await spawnChromium(options);
  return { ...connect(input, output, ended), pid, close: () => child.close() };
}

function connectRemote({ host, port }: RemoteChromium): Chromium {
  const socket = createConnection({ host, port });
  const ended = new Promise<Error>((resolve) => {
    socket.on('error', resolve);
    socket.on('close', () => {
      resolve(new Error('The connection to Chromium ended'));
    });
  });
  return {
    ...connect(socket, socket, ended),
    pid: 0,
    close: async () => {
      socket.destroy();
      await ended;
    },
  };
}

/** A browser process and the two ends of its pipe. */
interface ChromiumProcess {
  readonly pid: number;
  readonly input: Writable;
  readonly output: Readable;
  readonly ended: Promise<Error>;
  /** Ends all of its processes and deletes its profile. */
  close(): Promise<void>;
}

/** Starts a browser process with a new profile. */
export async function spawnChromium({ path, hasSandbox }: LocalChromium): Promise<ChromiumProcess> {
  const profile = await mkdtemp(join(tmpdir(), PROFILE_PREFIX));
  const child = spawn(path, [...FLAGS, ...(hasSandbox ? [] : ['--no-sandbox']), `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // The settings of this process contain secrets.
    env: { PATH: SYSTEM_PATH, HOME: profile },
    // A group of its own, so that all of its processes can be ended together.
    detached: true,
  });
  const ended = new Promise<Error>((resolve) => {
    child.on('error', resolve);
    child.on('exit', (code) => {
      resolve(new Error(`Chromium exited with ${String(code)}`));
    });
  });
  return {
    input: child.stdio[3] as Writable,
    output: child.stdio[4] as Readable,
    ended,
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
  const replies = waitingReplies(ended);
  const handlers: ((event: BrowserEvent) => void)[] = [];
  // A broken pipe is reported by the end of the process.
  input.on('error', () => undefined);
  output.on('error', () => undefined);
  readMessages(output, (text) => {
    const message = JSON.parse(text) as Reply;
    const { id, method = '', params = {}, sessionId } = message;
    if (id !== undefined) replies.settle(id, message);
    else for (const handler of handlers) handler({ method, params, sessionId });
  });
  return {
    send: async (method, params = {}, sessionId) => {
      const { id, reply } = replies.next();
      input.write(`${JSON.stringify({ id, method, params, ...(sessionId !== undefined && { sessionId }) })}\0`);
      const { error, result = {} } = await reply;
      if (error !== undefined) throw new Error(`${method}: ${error.message}`);
      return result;
    },
    onEvent: (handler) => {
      handlers.push(handler);
    },
  };
}

interface PendingReply {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

/** Replies by the number of their command; all are rejected when the browser has ended. */
function waitingReplies(ended: Promise<Error>) {
  const waiting = new Map<number, PendingReply>();
  let lastId = 0;
  let end: Error | undefined;
  void ended.then((error) => {
    end = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  return {
    next: () => {
      const id = (lastId += 1);
      const reply = new Promise<Reply>((resolve, reject) => {
        if (end === undefined) waiting.set(id, { resolve, reject });
        else reject(end);
      });
      return { id, reply };
    },
    settle: (id: number, reply: Reply) => {
      waiting.get(id)?.resolve(reply);
      waiting.delete(id);
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
