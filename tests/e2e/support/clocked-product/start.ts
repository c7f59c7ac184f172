import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { People, Ready, Requests } from './messages';

const ROOT = join(__dirname, '..', '..', '..', '..');

/** A product in a process of its own, whose clock the story moves. */
export interface RunningProduct {
  readonly address: string;
  readonly databaseUrl: string;
  /** Moves the clock of workflows and API, as in `pass('1 hour')`; the new time in milliseconds. */
  pass(duration: string): Promise<number>;
  /** The access token of a new sign-in, which is valid at the product's time. */
  tokenOf(userId: string): Promise<string>;
  close(): Promise<void>;
}

/** A product with people who did not sign up. */
export interface ClockedProduct extends RunningProduct, People {}

/** A product in which everybody signs up. */
export interface EmptyClockedProduct extends RunningProduct {
  send<Name extends keyof Requests>(name: Name, request: Requests[Name]['request']): Promise<Requests[Name]['answer']>;
}

type Reply = { ready: Ready } | { id: number; result?: unknown; error?: string };

/** Starts one with a carrier that has neither facilities nor orders. */
export async function startClockedProduct(): Promise<ClockedProduct> {
  const { people, send: _send, ...running } = await start([]);
  if (people === undefined) throw new Error('The product has no people');
  return { ...people, ...running };
}

/** Starts one without people, carriers and drivers. */
export const startEmptyClockedProduct = (): Promise<EmptyClockedProduct> => start(['empty']);

async function start(args: readonly string[]) {
  const child = fork(join(__dirname, 'main.ts'), [...args], { cwd: ROOT, execArgv: ['--import', 'tsx'] });
  const exited = once(child, 'exit');
  const { ready, send } = await connect(child);
  return {
    ...ready,
    send,
    pass: (duration: string) => send('pass', duration),
    tokenOf: (userId: string) => send('token', userId),
    close: async () => {
      child.disconnect();
      await exited;
    },
  };
}

async function connect(child: ChildProcess) {
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  const ready = await new Promise<Ready>((resolve, reject) => {
    child.once('exit', () => {
      const ended = new Error('The product with its own clock ended');
      reject(ended);
      for (const request of waiting.values()) request.reject(ended);
    });
    child.on('message', (reply: Reply) => {
      if ('ready' in reply) {
        resolve(reply.ready);
        return;
      }
      const request = waiting.get(reply.id);
      waiting.delete(reply.id);
      if (reply.error === undefined) request?.resolve(reply.result as never);
      else request?.reject(new Error(reply.error));
    });
  });
  let sent = 0;
  const send = <Name extends keyof Requests>(
    name: Name,
    request: Requests[Name]['request'],
  ): Promise<Requests[Name]['answer']> =>
    new Promise((resolve, reject) => {
      sent += 1;
      waiting.set(sent, { resolve, reject });
      child.send({ id: sent, name, request });
    });
  return { ready, send };
}
