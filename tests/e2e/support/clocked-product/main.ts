import { anAccessToken } from '../../../support/builders/people';
import { emptyWorld } from './empty-world';
import type { Answers, Ready, Requests } from './messages';
import { type OpenProduct, openProduct } from './open-product';
import { addPeople } from './people';
import '../../../support/temporal-runtime';

// A small product of the real parts with a clock that a story moves: a cloned database, the app with the built console,
// and the workers on the time-skipping Temporal server. Started as a process of its own by `start.ts`.

const isEmpty = process.argv.includes('empty');

const withPeople = ({ api, pass }: OpenProduct): Answers => ({
  pass,
  token: (userId) => anAccessToken(api.db, userId, new Date()),
});

async function start(): Promise<{ ready: Ready; answers: Answers; close: () => Promise<void> }> {
  const product = await openProduct();
  const { address, api, close } = product;
  const ready = isEmpty
    ? { address, databaseUrl: api.databaseUrl }
    : { address, databaseUrl: api.databaseUrl, people: await addPeople(api.db) };
  return { ready, answers: { ...withPeople(product), ...(isEmpty && emptyWorld(product)) }, close };
}

async function main(): Promise<void> {
  const { ready, answers, close } = await start();
  process.on('message', ({ id, name, request }: { id: number; name: keyof Requests; request: never }) => {
    const answer = answers[name] ?? (() => Promise.reject(new Error(`This product does not answer ${name}`)));
    answer(request).then(
      (result) => process.send?.({ id, result }),
      (error: unknown) => process.send?.({ id, error: error instanceof Error ? error.stack : String(error) }),
    );
  });
  // The story ended, or its process did.
  process.once('disconnect', () => {
    void close().finally(() => process.exit());
  });
  process.send?.({ ready });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
