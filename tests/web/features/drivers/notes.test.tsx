import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import type { CandidateNote } from '#domain/candidate-notes/schema';
import { aDriverProfile, DRIVER_ID } from '../../support/carrier-drivers';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const LIST = `/api/note/business/driver/${DRIVER_ID}`;

const aNote = (more: Partial<CandidateNote> = {}): CandidateNote => ({
  _id: '018f0000-0000-7000-8000-0000000000b1',
  driverId: DRIVER_ID,
  text: '@Dana Kim please call the last employer',
  mentions: ['Dana Kim'],
  author: 'Robin Vale',
  hasAuthorLeft: false,
  isOwn: true,
  isUnread: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  editedAt: null,
  ...more,
});

const open = (notes: readonly CandidateNote[], extend: (api: FakeApi) => FakeApi = (api) => api) =>
  renderApp(`/business/driver/${DRIVER_ID}/profile`, {
    user: aRecruiter(),
    api: (api) =>
      extend(
        api
          .on('GET', '/api/business/driver/{driverId}/profile', ok(aDriverProfile({ orderId: null, candidacy: null })))
          .on('GET', '/api/note/business/members', ok({ data: [{ _id: DRIVER_ID, handle: 'Dana Kim' }] }))
          .on('GET', LIST, ok({ data: notes, count: notes.length })),
      ),
  });

afterEach(freshBrowser);

describe('notes on a profile', () => {
  it('mark their mentions, and name authors who have left', async () => {
    const { screen } = await open([aNote({ author: 'Lee Park', hasAuthorLeft: true, isOwn: false })]);

    const notes = within(await screen.findByRole('region', { name: 'Notes' }));
    expect((await notes.findByText('@Dana Kim')).tagName).toBe('STRONG');
    expect(notes.getByText(/Lee Park \(no longer here\)/)).toBeVisible();
    expect(notes.queryByRole('button', { name: /^More actions/ })).toBeNull();
  });

  it('suggest a colleague after an @, and are sent', async () => {
    const { screen, browser, api } = await open([], (fake) => fake.on('POST', LIST, { status: 201, body: aNote() }));
    const field = await screen.findByRole('textbox', { name: /^New note/ });

    await browser.type(field, '@Da');
    await browser.click(await screen.findByText('Dana Kim'));
    await browser.type(field, 'please call');
    await browser.click(screen.getByRole('button', { name: 'Add note' }));

    expect(await screen.findByText('Note added')).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
    expect(Object.keys(window.sessionStorage).filter((key) => key.includes('draft'))).toEqual([]);
    expect(api.sent('POST', LIST)[0]?.body).toEqual({ text: '@Dana Kim please call' });
  });

  it('stay on the page when Escape closes the list of colleagues', async () => {
    const { screen, browser } = await open([]);
    const pressed = jest.fn();
    window.addEventListener('keydown', pressed);
    const field = await screen.findByRole('textbox', { name: /^New note/ });
    await browser.type(field, 'Ask @Da');
    expect(await screen.findByText('Dana Kim')).toBeVisible();
    pressed.mockClear();

    // A drawer around the notes listens at the window. The list knows the key by its code.
    const escape = { key: 'Escape', keyCode: 27 };
    fireEvent.keyDown(field, escape);

    await waitFor(() => expect(screen.queryByText('Dana Kim')).toBeNull());
    expect(pressed).not.toHaveBeenCalled();
    fireEvent.keyDown(field, escape);
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(field).toHaveValue('Ask @Da');
    window.removeEventListener('keydown', pressed);
  });

  it('keep an unsent text, also a change of a note, until it is sent, canceled or deleted', async () => {
    const first = await open([aNote()]);
    await first.browser.type(await first.screen.findByRole('textbox', { name: /^New note/ }), 'Prefers nights');
    await first.browser.click(await first.screen.findByRole('button', { name: 'More actions for Robin Vale' }));
    await first.browser.click(first.screen.getByRole('button', { name: 'Edit note' }));
    await first.browser.type(first.screen.getByRole('textbox', { name: /^Edit note/ }), ' today');
    cleanup();

    const second = await open([aNote()]);
    const field = await second.screen.findByRole('textbox', { name: /^New note/ });
    expect(field).toHaveValue('Prefers nights');
    await second.browser.click(await second.screen.findByRole('button', { name: 'More actions for Robin Vale' }));
    await second.browser.click(second.screen.getByRole('button', { name: 'Edit note' }));
    expect(second.screen.getByRole('textbox', { name: /^Edit note/ })).toHaveValue(`${aNote().text} today`);
    await second.browser.click(second.screen.getByRole('button', { name: 'Cancel' }));
    await second.browser.clear(field);

    expect(Object.keys(window.sessionStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });

  it('refuse an empty text at the field', async () => {
    const { screen, browser, api } = await open([]);

    expect(await screen.findByText('No notes yet')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Add note' }));

    expect(await screen.findByText('Write a note first')).toBeVisible();
    expect(api.sent('POST', LIST)).toHaveLength(0);
  });

  it('are edited by their author, with their earlier texts', async () => {
    const edited = aNote({ editedAt: '2026-11-21T12:00:00.000Z' });
    const { screen, browser, api } = await open([edited], (fake) =>
      fake
        .on('PUT', '/api/note/business/{id}', ok(edited))
        .on(
          'GET',
          '/api/note/business/{id}/history',
          ok({ data: [{ text: 'The first words', writtenAt: '2026-11-20T12:00:00.000Z' }] }),
        ),
    );

    await browser.click(await screen.findByRole('button', { name: /^Edited/ }));
    const history = within(await screen.findByRole('dialog', { name: 'Earlier versions' }));
    expect(await history.findByText('The first words')).toBeVisible();
    await browser.click(history.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await browser.click(screen.getByRole('button', { name: 'More actions for Robin Vale' }));
    await browser.click(screen.getByRole('button', { name: 'Edit note' }));
    const field = screen.getByRole('textbox', { name: /^Edit note/ });
    await browser.clear(field);
    await browser.type(field, 'Called');
    await browser.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(api.sent('PUT', '/api/note/business/{id}')[0]?.body).toEqual({ text: 'Called' }));
  });

  it('come back when their deletion is undone, before anything was sent', async () => {
    const { screen, browser, api } = await open([aNote()]);

    await browser.click(await screen.findByRole('button', { name: 'More actions for Robin Vale' }));
    await browser.click(screen.getByRole('button', { name: 'Delete note' }));
    expect(await screen.findByText('No notes yet')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Undo' }));

    expect(await screen.findByText('@Dana Kim')).toBeVisible();
    expect(api.sent('DELETE', '/api/note/business/{id}')).toHaveLength(0);
  });

  it('count as read when they are shown', async () => {
    const { api } = await open([aNote({ isUnread: true, isOwn: false })], (fake) =>
      fake.on('POST', `${LIST}/read`, { status: 204 }),
    );

    await waitFor(() => expect(api.sent('POST', `${LIST}/read`)).toHaveLength(1));
  });

  it('say when they cannot be loaded', async () => {
    const { screen } = await open([], (fake) => fake.on('GET', LIST, refusal(500, 'internal-error')));

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
