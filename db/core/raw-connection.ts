import type { Db } from './handle';

interface Pool<Client> {
  acquireConnection(): Promise<Client>;
  releaseConnection(client: Client): Promise<void>;
}

/**
 * Runs `work` with a pg connection, for statements that knex does not support: COPY, LISTEN, and EXPLAIN with bindings.
 */
export async function withRawConnection<Client, Result>(
  db: Db,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const pool = db.client as Pool<Client>;
  const client = await pool.acquireConnection();
  try {
    return await work(client);
  } finally {
    await pool.releaseConnection(client);
  }
}
