import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { aRoom, aRoomFile } from '../../support/audits';
import type { FakeResponse } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { freshBrowser, renderApp } from '../../support/render';

afterEach(freshBrowser);
beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => undefined });
});

const OPEN = '/api/audit-links/{code}/rooms';
const PAGE = '/api/audit-rooms/{room}/files/{fileId}/documents/{documentId}/pages/{page}';
const opened = ok({ room: 'room-secret', expiresAt: '2026-11-23T23:00:00.000Z' });

async function enter(
  answers: { open?: FakeResponse; room?: FakeResponse; file?: FakeResponse; pages?: FakeResponse[] } = {},
) {
  const pages = [...(answers.pages ?? [])];
  const view = await renderApp('/audit/link-secret', {
    api: (api) =>
      api
        .on('POST', OPEN, answers.open ?? opened)
        .on('GET', '/api/audit-rooms/{room}', answers.room ?? ok(aRoom()))
        .on('GET', '/api/audit-rooms/{room}/files/{fileId}', answers.file ?? ok(aRoomFile()))
        .on('GET', PAGE, () => pages.shift() ?? ok('a picture')),
  });
  await view.browser.type(await view.screen.findByLabelText('Access code'), 'ABCDE-23456');
  await view.browser.click(view.screen.getByRole('button', { name: 'Open records' }));
  return view;
}

describe('the room of an audit', () => {
  it('opens with the access code, and lists the drivers with what is missing', async () => {
    const { screen, api } = await enter();

    expect(await screen.findByRole('heading', { level: 1, name: 'Long Beach Drayage' })).toBeVisible();
    expect(api.sent('POST', OPEN)[0]?.body).toEqual({ accessCode: 'ABCDE-23456' });
    expect(screen.getByText('The carrier and each driver can see what you view here, and when.')).toBeVisible();
    expect(screen.getByRole('rowheader', { name: '1. Maria Gomez' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download packet' })).toBeNull();
  });

  it('says that the code is wrong', async () => {
    const { screen } = await enter({ open: refusal(400, 'audit-link-wrong') });

    expect(await screen.findByText(/The link or the access code is incorrect/)).toBeVisible();
  });

  it('shows a file by section, once, and a document page by page', async () => {
    const { screen, browser, api } = await enter();
    await browser.click(await screen.findByRole('button', { name: '1. Maria Gomez' }));

    expect(await screen.findByRole('heading', { name: '49 CFR 391.23 · Investigation and inquiries' })).toBeVisible();
    expect(screen.getByText('No qualifying document is on file.')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'View Motor vehicle record (2 pages)' }));
    expect(await screen.findByRole('img', { name: 'Motor vehicle record, page 1 of 2' })).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByRole('img', { name: 'Motor vehicle record, page 2 of 2' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
    expect(api.sent('GET', PAGE).map(({ path }) => path.at(-1))).toEqual(['1', '2']);
    await browser.click(screen.getByRole('button', { name: 'Back to drivers' }));
    await browser.click(await screen.findByRole('button', { name: '1. Maria Gomez' }));
    expect(api.sent('GET', '/api/audit-rooms/{room}/files/{fileId}')).toHaveLength(1);
    expect(api.sent('GET', '/api/audit-rooms/{room}')).toHaveLength(1);
  });

  it('asks for the access code again when the room is closed, and says why a link is over', async () => {
    const { screen, browser } = await enter({ room: refusal(400, 'audit-room-closed') });
    await browser.click(await screen.findByRole('button', { name: 'Enter access code' }));
    expect(await screen.findByLabelText('Access code')).toBeVisible();

    freshBrowser();
    const revoked = await enter({ room: refusal(400, 'audit-link-revoked') });
    expect(await revoked.screen.findByText('The carrier has revoked this link')).toBeVisible();
    await revoked.browser.click(revoked.screen.getByRole('button', { name: 'Enter access code' }));
    expect(await revoked.screen.findByLabelText('Access code')).toBeVisible();
  });

  async function openDocument(pages: FakeResponse[], count = 2) {
    const documents = aRoomFile().documents.map((document) => ({ ...document, pages: count }));
    const view = await enter({ file: ok(aRoomFile({ documents })), pages });
    await view.browser.click(await view.screen.findByRole('button', { name: '1. Maria Gomez' }));
    await view.browser.click(await view.screen.findByRole('button', { name: /^View Motor vehicle record/ }));
    return view;
  }

  it('loads only the page on which the reader stays', async () => {
    const { screen, browser, api } = await openDocument([], 9);
    expect(await screen.findByRole('img', { name: 'Motor vehicle record, page 1 of 9' })).toBeVisible();
    const next = screen.getByRole('button', { name: 'Next page' });
    for (let page = 2; page <= 9; page += 1) fireEvent.click(next);

    expect(await screen.findByRole('img', { name: 'Motor vehicle record, page 9 of 9' })).toBeVisible();
    expect(api.sent('GET', PAGE).map(({ path }) => path.at(-1))).toEqual(['1', '9']);
    await browser.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(await screen.findByRole('img', { name: 'Motor vehicle record, page 8 of 9' })).toBeVisible();
  });

  it('says that pages are asked for too fast, and loads the page again', async () => {
    const busy = refusal(429, 'too-many-at-once', { params: { most: 2 } });
    const { screen, browser } = await openDocument([busy]);

    expect(await screen.findByText(/faster than they can be prepared/)).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', { name: 'Motor vehicle record, page 1 of 2' })).toBeVisible();
  });

  it.each([
    ['audit-room-closed', 'Please enter the access code again'],
    ['audit-link-revoked', 'The carrier has revoked this link'],
  ])('leads from a page back to the access code after %s', async (code, text) => {
    const { screen, browser } = await openDocument([refusal(400, code)]);

    expect(await screen.findByText(text)).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Enter access code' }));
    expect(await screen.findByLabelText('Access code')).toBeVisible();
  });

  it('names no page of a document that has none', async () => {
    const documents = aRoomFile().documents.map((document) => ({ ...document, pages: 0 }));
    const { screen, browser } = await enter({ file: ok(aRoomFile({ documents })) });
    await browser.click(await screen.findByRole('button', { name: '1. Maria Gomez' }));
    await browser.click(await screen.findByRole('button', { name: /^View Motor vehicle record/ }));

    expect(screen.getByText(/This document can't be displayed/)).toBeVisible();
    expect(screen.queryByText(/^Page 1 of/)).toBeNull();
  });

  it('offers downloads if the carrier allows them', async () => {
    const { screen } = await enter({ room: ok(aRoom({ allowsOriginals: true })) });

    expect(await screen.findByRole('button', { name: 'Download packet' })).toBeVisible();
  });
});
