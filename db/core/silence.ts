import type { Socket } from 'node:net';
import type pg from 'pg';

/** The connection's socket, which pg does not expose. */
interface WithSocket {
  readonly connection: { readonly stream: Socket };
}

type Query = (...args: unknown[]) => unknown;

/**
 * Destroys a connection whose server has not responded to a query for this many milliseconds because it hangs or the
 * network is down. The query fails, and the pool discards the connection, because the query may still be running on the
 * server. pg's own `query_timeout` would return the connection to the pool, possibly in the middle of a transaction.
 */
export function breakWhenSilent(client: pg.Client, afterMs: number): void {
  const query = client.query.bind(client) as Query;
  const { stream } = (client as unknown as WithSocket).connection;
  let timer: NodeJS.Timeout | undefined;
  Object.assign(client, {
    query: (...args: unknown[]) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        stream.destroy(Object.assign(new Error('The database did not respond in time'), { code: 'ETIMEDOUT' }));
      }, afterMs);
      return query(...args);
    },
  });
  const answered = () => {
    clearTimeout(timer);
  };
  client.on('drain', answered).on('end', answered).on('error', answered);
}
