import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import { fetchNow } from '#web/shared/http/fetch-now';
import { createQueryClient } from '#web/shared/http/query-client';
import { goOffline } from '../../support/network';

afterEach(() => {
  jest.restoreAllMocks();
});

const query = { queryKey: ['something'], queryFn: () => fetch('/api/something').then((response) => response.json()) };

describe('data that an action needs', () => {
  it('fails right away without a network, instead of keeping the button waiting', async () => {
    goOffline();
    const client = createQueryClient();

    await expect(fetchNow(client, query)).rejects.toThrow('Failed to fetch');
  });

  it('does not join a query of the page that waits for the network', async () => {
    goOffline();
    const client = createQueryClient();
    const page = new QueryObserver(client, query).subscribe(() => undefined);

    await expect(fetchNow(client, query)).rejects.toMatchObject({ code: 'offline' });
    page();
  });

  it('is read from the page when it is fresh, also without a network', async () => {
    const client = createQueryClient();
    client.setQueryData(query.queryKey, 'fresh');
    goOffline();

    await expect(fetchNow(client, { ...query, staleTime: 60_000 })).resolves.toBe('fresh');
  });
});

/** A navigation may wait for the network, because its page says so; and the bridge to an app, for which no button waits. */
const waiting = ['app/guards.ts', 'features/web-view/bridge/start-bridge.ts', 'shared/http/fetch-now.ts'];

it('is read by this helper everywhere', () => {
  const root = join(__dirname, '../../../../web/src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const callers = files.filter((file) =>
    /\.(fetchQuery|fetchInfiniteQuery|ensureQueryData|ensureInfiniteQueryData)\b/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );

  expect(callers.toSorted()).toEqual(waiting);
});
