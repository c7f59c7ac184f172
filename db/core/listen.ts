import pg from 'pg';

export interface Listener {
  close(): Promise<void>;
}

export interface ListenOptions {
  readonly channel: string;
  readonly onPayload: (payload: string) => void;
  /** Called after each reconnect: notifications sent during the outage are lost. */
  readonly onReconnected?: () => void;
  readonly onError: (error: Error) => void;
}

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 5_000;

/** Listens on a dedicated connection, and reconnects automatically after an outage. */
export async function listen(url: string, options: ListenOptions): Promise<Listener> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const retry = (delay: number) => {
    if (closed) return;
    timer = setTimeout(() => {
      void open(Math.min(delay * 2, LAST_RETRY_MS)).then((opened) => {
        if (opened) options.onReconnected?.();
      });
    }, delay);
  };
  const open = async (nextDelay: number): Promise<boolean> => {
    try {
      client = await connect(url, options);
      client.once('end', () => {
        retry(FIRST_RETRY_MS);
      });
      return true;
    } catch (error) {
      options.onError(error as Error);
      retry(nextDelay);
      return false;
    }
  };

  await open(FIRST_RETRY_MS);
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

async function connect(url: string, { channel, onPayload, onError }: ListenOptions): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'gladhand listener', keepAlive: true });
  client.on('error', onError);
  client.on('notification', ({ payload }) => {
    onPayload(payload ?? '');
  });
  try {
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}
