import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Ready, Requests } from './messages';

const ROOT = join(__dirname, '..', '..', '..', '..');

/** A product in a process of its own, whose clock the story moves. */
export interface ClockedProduct extends Ready {
  /** Moves the clock of workflows and API, as in `pass('1 hour')`; the new time in milliseconds. */
  pass(duration: string): Promise<number>;
  /** The access token of a new sign-in, which is valid at the product's time. */
  tokenOf(userId: string): Promise<string>;
  close(): Promise<void>;
}

type Reply = { ready: Ready } | { id: number; result?: unknown; error?: string };

/** Starts it with a carrier that has neither facilities nor orders. */
export async function startClockedProduct(): Promise<ClockedProduct> {
  const child = fork(join(__dirname, 'main.ts'), { cwd: ROOT, execArgv: ['--import', 'tsx'] });
  const exited = once(child, 'exit');
  const { ready, send } = await connect(child);
  return {
    ...ready,
    pass: (duration) => send('pass', duration),
    tokenOf: (userId) => send('token', userId),
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
  const send = <Name extends keyof Requests>(name: Name, request: string): Promise<Requests[Name]['answer']> =>
    new Promise((resolve, reject) => {
      sent += 1;
      waiting.set(sent, { resolve, reject });
      child.send({ id: sent, name, request });
    });
  return { ready, send };
}
