import { afterEach, describe, expect, it } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import type { DqDownload } from '#domain/file-exports/schema';
import { DRIVER_ID } from '../../support/carrier-drivers';
import { ORGANIZATION_ID } from '../../support/carrier-orders';
import { aDossier, aShadowFile } from '../../support/dossiers';
import type { FakeResponse } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { goOffline, goOnline } from '../../support/network';
import { aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const SEND = '/api/dq/send-to-email/{id}';
const HISTORY = '/api/job-order/dq-download';
const FILE = '/api/business/driver/{driverId}/file';
const LIST = `/api/bench-driver/fleet/${ORGANIZATION_ID}`;

const aLine = (more: Partial<DqDownload> = {}): DqDownload => ({
  _id: '018f0000-0000-7000-8000-0000000000e1',
  fleetId: '018f0000-0000-7000-8000-0000000000e2',
  firstName: 'Robin',
  lastName: 'Vale',
  createdAt: '2026-11-26T12:00:00.000Z',
  state: 'sent',
  ...more,
});

interface Opened {
  isOpen?: boolean;
  history?: FakeResponse;
  answer?: FakeResponse | (() => Promise<FakeResponse>);
}

const open = ({ isOpen = true, history = ok({ data: [] }), answer = ok({}) }: Opened = {}) =>
  renderApp(`/business/bench?file=${DRIVER_ID}`, {
    user: aRecruiter(),
    api: (api) =>
      api
        .on('GET', `/api/facility/organization/${ORGANIZATION_ID}`, ok([]))
        .on('GET', `${LIST}/counts`, ok({ requested: 0, approved: 0, rejected: 0, removed: 0, overdue: 0 }))
        .on('GET', LIST, ok({ data: [], count: 0 }))
        .on('GET', FILE, ok(isOpen ? aDossier() : aShadowFile()))
        .on('GET', '/api/verifications', ok([]))
        .on('GET', HISTORY, history)
        .on('POST', SEND, answer),
  });

async function openDialog(options: Opened = {}) {
  const opened = await open(options);
  await opened.browser.click(await opened.screen.findByRole('button', { name: 'Export PDF' }));
  return { ...opened, dialog: await opened.screen.findByRole('dialog', { name: 'Send as PDF file to mail:' }) };
}

afterEach(freshBrowser);

describe('the export of a driver file', () => {
  it('shows the address, the note and the history, with failures among its lines', async () => {
    const lines = [aLine(), aLine({ _id: '018f0000-0000-7000-8000-0000000000e3', state: 'failed' })];
    const { dialog } = await openDialog({ history: ok({ data: lines }) });

    expect(within(dialog).getByText(aRecruiter().email)).toBeVisible();
    expect(
      within(dialog).getByText('This is personal info. We will record the time that the DQ file is downloaded.'),
    ).toBeVisible();
    const list = await within(dialog).findAllByRole('listitem');
    expect(list.map(({ textContent }) => textContent)).toEqual([
      '11/26/2026Robin ValeDownloaded',
      '11/26/2026Robin ValeFailed',
    ]);
    expect(within(dialog).getByRole('heading', { name: 'History' })).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeEnabled();
  });

  it('disables OK while the request is in flight, then closes and offers no export until the file is left', async () => {
    let respond: (response: FakeResponse) => void = () => undefined;
    const answer = () => new Promise<FakeResponse>((resolve) => (respond = resolve));
    const { dialog, screen, browser, api, router } = await openDialog({ answer });
    const confirm = within(dialog).getByRole('button', { name: 'OK' });
    await browser.click(confirm);
    await waitFor(() => expect(confirm).toBeDisabled());
    await waitFor(() => expect(api.sent('POST', SEND)).toHaveLength(1));
    respond(ok({ _id: DRIVER_ID, state: 'requested' }));

    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Send as PDF file to mail:' })).toBeNull());
    expect(await screen.findByText('Sent to your email')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Export PDF', hidden: true })).toBeNull();
    expect(api.sent('POST', SEND)).toHaveLength(1);

    await act(() => router.navigate('/business/bench'));
    await waitFor(() => expect(screen.queryByText('Sent to your email')).toBeNull());
    await act(() => router.navigate(`/business/bench?file=${DRIVER_ID}`));
    expect(await screen.findByRole('button', { name: 'Export PDF' })).toBeVisible();
  });

  it('closes after a failure that the history does not show, without a message', async () => {
    const { dialog, screen, browser, api } = await openDialog({ answer: refusal(503, 'unavailable') });
    const confirm = within(dialog).getByRole('button', { name: 'OK' });
    await browser.click(confirm);

    await waitFor(() => expect(api.sent('POST', SEND)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Send as PDF file to mail:' })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    // A reading of the file is logged, and a failure is none.
    expect(api.sent('GET', FILE)).toHaveLength(1);
  });

  it('stays open without a network, says that nothing was sent, and can be sent afterwards', async () => {
    const { dialog, screen, browser, api } = await openDialog();
    const confirm = within(dialog).getByRole('button', { name: 'OK' });
    goOffline();
    await browser.click(confirm);
    expect(await within(dialog).findByText('You were offline. Nothing was sent.')).toBeVisible();
    expect(api.sent('POST', SEND)).toEqual([]);

    goOnline(api.fetch);
    await browser.click(confirm);

    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Send as PDF file to mail:' })).toBeNull());
    expect(api.sent('POST', SEND)).toHaveLength(1);
  });

  it('shows in the history that it was refused, and no longer the file that the driver closed', async () => {
    const { dialog, screen, browser, api } = await openDialog({ answer: refusal(403, 'access-not-granted') });
    api.on('GET', FILE, refusal(404, 'not-found')).on('GET', HISTORY, ok({ data: [aLine({ state: 'refused' })] }));
    expect(screen.getByText(/Qualifications File$/)).toBeInTheDocument();

    await browser.click(within(dialog).getByRole('button', { name: 'OK' }));

    expect((await within(dialog).findByRole('listitem')).textContent).toBe('11/26/2026Robin ValeRefused');
    await waitFor(() => expect(screen.queryByText(/Qualifications File$/)).toBeNull());
    expect(screen.queryByRole('button', { name: 'Export PDF', hidden: true })).toBeNull();
  });

  it('is not offered for a shadow file', async () => {
    const { screen } = await open({ isOpen: false });

    expect(await screen.findByText('Shadow File')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export PDF' })).toBeNull();
  });
});
