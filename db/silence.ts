import type { Socket } from 'node:net';

import type pg from 'pg';

/** What pg keeps to itself: the socket below the connection. */
interface WithSocket {
  readonly connection: { readonly stream: Socket };
}

type Ask = (...args: unknown[]) => unknown;

/**
 * Breaks a connection whose server has not answered a query for so long: it hangs, or the network between is cut. The
 * query fails, and the pool throws the connection away, since nobody knows what the server still does on it. `pg`'s own
 * `query_timeout` would hand it to the next caller, perhaps in the middle of a transaction.
 */
export function breakWhenSilent(client: pg.Client, afterMs: number): void {
  const ask = client.query.bind(client) as Ask;
  const { stream } = (client as unknown as WithSocket).connection;
  let timer: NodeJS.Timeout | undefined;
  Object.assign(client, {
    query: (...args: unknown[]) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        stream.destroy(Object.assign(new Error('The database did not answer in time'), { code: 'ETIMEDOUT' }));
      }, afterMs);
      return ask(...args);
    },
  });
  const answered = () => {
    clearTimeout(timer);
  };
  client.on('drain', answered).on('end', answered).on('error', answered);
}
