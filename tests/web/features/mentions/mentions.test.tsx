import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { Mention } from '#domain/candidate-notes/schema';
import { DRIVER_ID } from '../../support/carrier-drivers';
import { ok } from '../../support/fake-api';
import { aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const LIST = '/api/note/business/mentions';
const mention: Mention = {
  _id: '018f0000-0000-7000-8000-0000000000b2',
  driverId: DRIVER_ID,
  driverName: 'Maria G.',
  text: '@Robin Vale can you check the gap?',
  mentions: ['Robin Vale'],
  author: 'Dana Kim',
  hasAuthorLeft: false,
  isOwn: false,
  isUnread: true,
  createdAt: '2026-11-20T12:00:00.000Z',
  editedAt: null,
};

const open = (mentions: readonly Mention[]) =>
  renderApp('/business/mentions', {
    user: aSafetyOfficer(),
    api: (api) =>
      api.on('GET', LIST, ({ query }) => {
        const unread = mentions.filter(({ isUnread }) => isUnread);
        const data = query.get('unread') === 'true' ? unread : mentions;
        return ok({ data, count: data.length, unread: unread.length });
      }),
  });

afterEach(freshBrowser);

describe('mentions', () => {
  it('lead to the notes about the candidate, and are counted in the navigation while unread', async () => {
    const { screen } = await open([mention, { ...mention, _id: DRIVER_ID, isUnread: false }]);

    const [link] = await screen.findAllByRole('link', { name: 'Read notes about Maria G.' });
    expect(link).toHaveAttribute('href', `/business/driver/${DRIVER_ID}/profile#notes`);
    expect(screen.getAllByText('New')).toHaveLength(1);
    expect(await screen.findByRole('link', { name: 'Mentions (1)' })).toBeVisible();
  });

  it('can be limited to the unread ones, in the URL', async () => {
    const { screen, browser, router } = await open([{ ...mention, isUnread: false }]);

    await browser.click(await screen.findByRole('tab', { name: 'Unread' }));

    expect(await screen.findByText('No unread notes')).toBeVisible();
    await waitFor(() => {
      expect(router.state.location.search).toContain('unread=true');
    });
  });

  it('say where they come from if there are none', async () => {
    const { screen } = await open([]);

    expect(await screen.findByText('No note mentions you yet')).toBeVisible();
  });
});
