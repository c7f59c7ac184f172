import pg from 'pg';

/** A pool for the Socket.IO adapter, which listens on one connection and sends its messages on others. */
export function createSocketPool(url: string, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, application_name: 'gladhand sockets', max: 3 });
  pool.on('error', onError);
  // Without a handler, losing a connection that the adapter holds would end the process.
  pool.on('connect', (client) => {
    client.on('error', onError);
  });
  return pool;
}
