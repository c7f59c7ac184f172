import pg from 'pg';

/** For the socket adapter, which keeps one connection listening and takes others for its own messages. */
export function createSocketPool(url: string, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, application_name: 'gladhand sockets', max: 3 });
  pool.on('error', onError);
  // Without it a lost connection that the adapter holds ends the process.
  pool.on('connect', (client) => {
    client.on('error', onError);
  });
  return pool;
}
