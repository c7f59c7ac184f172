import { afterEach, describe, expect, it } from '@jest/globals';
import type { ConsentView } from '#domain/compliance/schema';
import { SignedDocuments } from '#web/entities/legal/signed-documents';
import type { FakeResponse } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { freshBrowser, renderPartWith } from '../../support/render';

const at = '2026-11-20T12:00:00.000Z';
const aConsent: ConsentView = {
  _id: '018f0000-0000-7000-8000-0000000c0001',
  kind: 'voe-consent',
  title: 'Consent to the verification of employment',
  version: '1',
  language: 'en',
  status: 'approved',
  sha256: '0'.repeat(64),
  openedAt: at,
  endReachedAt: at,
  signedAt: at,
};

const show = (response: FakeResponse) =>
  renderPartWith(<SignedDocuments />, (api) => api.on('GET', '/api/driver-profile/consents', response));

afterEach(freshBrowser);

describe('the signed documents', () => {
  it('are listed with the signing time; a document that cannot be loaded shows an error on its line', async () => {
    const { screen, browser, api } = await show(ok({ data: [aConsent] }));
    api.on('GET', '/api/driver-profile/consents/{id}/pdf', refusal(503, 'unavailable'));

    expect(await screen.findByText(aConsent.title)).toBeVisible();
    expect(screen.getByText(/^Signed Fri, Nov 20/)).toBeVisible();
    await browser.click(screen.getByRole('button', { name: `PDF of “${aConsent.title}”` }));

    expect(await screen.findByRole('alert')).toHaveTextContent('The service is busy or temporarily unavailable');
  });

  it('have an empty state', async () => {
    const { screen } = await show(ok({ data: [] }));

    expect(await screen.findByText('You have not signed anything yet.')).toBeVisible();
  });

  it('offer a retry after a failure', async () => {
    const { screen } = await show(refusal(503, 'unavailable'));

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
