import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import type { ChangeTopic } from '#domain/shared/change-topics';
import { applyChange } from '#web/shared/realtime/connect';
import { changedAfter, markOwnChanges, useHeldChanges } from '#web/shared/realtime/held-changes';
import { NewRowsPill } from '#web/shared/ui/new-rows-pill';
import { freshBrowser, renderPart } from '../../support/render';

beforeEach(freshBrowser);
afterEach(() => {
  jest.restoreAllMocks();
});

interface QuestionProps {
  topic: ChangeTopic;
  held?: boolean;
}

function Question({ topic, held = false }: QuestionProps) {
  const { data, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['asked', topic],
    queryFn: ({ client, queryKey }) => (client.getQueryData<number>(queryKey) ?? 0) + 1,
    meta: { topics: [topic], held },
  });
  const { count, release } = useHeldChanges(topic, refetch, changedAfter(dataUpdatedAt));
  return (
    <>
      <output>asked {data} times</output>
      {held ? <NewRowsPill count={count} onShow={release} /> : null}
    </>
  );
}

const change = (client: QueryClient, topic: ChangeTopic, id: string) =>
  act(() => {
    applyChange(client, { topic, id });
  });

describe('a change notification', () => {
  it('refetches the queries of its topic', async () => {
    const { client } = await renderPart(<Question topic="candidacy" />);
    await screen.findByText('asked 1 times');

    change(client, 'candidacy', 'a');

    expect(await screen.findByText('asked 2 times')).toBeInTheDocument();
  });

  it('does not refetch queries of other topics', async () => {
    const { client } = await renderPart(<Question topic="candidacy" />);
    await screen.findByText('asked 1 times');

    change(client, 'job-order', 'a');

    expect(client.getQueryState(['asked', 'candidacy'])?.isInvalidated).toBe(false);
  });

  it('waits behind a button where rows would move, with each record counted once', async () => {
    const { client, browser } = await renderPart(<Question topic="job-order" held />);
    await screen.findByText('asked 1 times');

    change(client, 'job-order', 'a');
    change(client, 'job-order', 'a');
    change(client, 'job-order', 'b');
    expect(screen.getByText('asked 1 times')).toBeInTheDocument();
    await browser.click(screen.getByRole('button', { name: '2 new' }));

    expect(await screen.findByText('asked 2 times')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /new/ })).not.toBeInTheDocument();
  });

  it('is no longer new once the list was refetched', async () => {
    const { client } = await renderPart(<Question topic="driver" held />);
    await screen.findByText('asked 1 times');
    change(client, 'driver', 'another');
    expect(screen.getByRole('button', { name: '1 new' })).toBeVisible();

    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000);
    await act(() => client.invalidateQueries({ queryKey: ['asked', 'driver'] }));
    clock.mockRestore();

    expect(await screen.findByText('asked 2 times')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /new/ })).not.toBeInTheDocument();
  });

  it('is not new for the person who made it, until others change the same record', async () => {
    const { client } = await renderPart(<Question topic="driver" held />);
    await screen.findByText('asked 1 times');
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start);

    const done = markOwnChanges(['mine']);
    change(client, 'driver', 'mine');
    done();
    change(client, 'driver', 'mine');
    expect(screen.queryByRole('button', { name: /new/ })).not.toBeInTheDocument();
    change(client, 'driver', 'another');
    expect(screen.getByRole('button', { name: '1 new' })).toBeVisible();
    clock.mockReturnValue(start + 10_000);
    change(client, 'driver', 'mine');

    expect(screen.getByRole('button', { name: '2 new' })).toBeVisible();
  });
});
