import { afterEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import type { OwnBench } from '#domain/bench/schema';
import { ok } from '../../support/fake-api';
import { aDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const LIST = '/api/driver/benches';

const bench: OwnBench = {
  _id: '018f0000-0000-7000-8000-0000000000b1',
  carrier: 'Long Beach Drayage',
  status: 'requested',
  addedAt: '2026-11-20T12:00:00.000Z',
};

const open = (benches: readonly OwnBench[]) =>
  renderApp('/driver/applications#benches', {
    user: aDriver(),
    api: (api) =>
      api
        .on('GET', '/api/driver/candidacies', ok({ data: [] }))
        .on('GET', LIST, ok({ data: benches }))
        .on('DELETE', `${LIST}/{id}`, { status: 204 }),
  });

afterEach(freshBrowser);

describe('the carriers that keep a driver in mind', () => {
  it('are listed with what they do', async () => {
    const { screen } = await open([bench, { ...bench, _id: `${bench._id.slice(0, -1)}2`, status: 'approved' }]);

    const section = within(await screen.findByRole('region', { name: 'Carriers that keep you in mind' }));
    expect(section.getByText('Long Beach Drayage is reviewing you for future jobs')).toBeVisible();
    expect(section.getByText('Long Beach Drayage approved you for future jobs')).toBeVisible();
  });

  it('can be left after a confirmation', async () => {
    const { screen, browser, api } = await open([bench]);

    await browser.click(await screen.findByRole('button', { name: 'Leave bench: Long Beach Drayage' }));
    await browser.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave bench' }));

    expect(await screen.findByText('You left the bench of Long Beach Drayage')).toBeVisible();
    expect(api.sent('DELETE', `${LIST}/${bench._id}`)).toHaveLength(1);
  });

  it('are not mentioned to a driver who is on no bench', async () => {
    const { screen } = await open([]);

    expect(await screen.findByText('You have no applications yet')).toBeVisible();
    expect(screen.queryByText('Carriers that keep you in mind')).toBeNull();
  });
});
