import { afterEach, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import { daysAfter } from '#domain/shared/periods';
import { today } from '#web/shared/form/today';
import { ok, refusal } from '../../support/fake-api';
import { anOpsDriver, anOpsDriverFile } from '../../support/ops-drivers';
import { anOpsMember } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const path = '/api/ops/drivers/{id}';
const proofs = [
  { proof: 'driverLicense' as const, on: '2029-05-01', isExpired: false },
  { proof: 'twic' as const, on: '2026-01-10', isExpired: true },
];

const openProofs = (driver: Partial<OpsDriver> = { proofs }) =>
  renderApp(`/ops/drivers/${anOpsDriver()._id}?part=results`, {
    user: anOpsMember(),
    api: (api) =>
      api
        .on('GET', '/api/ops/members', ok({ data: [] }))
        .on('GET', path, ok(anOpsDriver(driver)))
        .on('GET', `${path}/file`, ok(anOpsDriverFile()))
        .on('GET', `${path}/timeline`, ok({ data: [], next: null })),
  });

afterEach(freshBrowser);

it('shows the expiration date of each proof, and records the date of a card without a file', async () => {
  const { screen, api, browser } = await openProofs();
  const heading = await screen.findByRole('heading', { name: 'Expiration dates' });
  const card = within(heading.closest('section') as HTMLElement);
  expect(card.getByText('until 05/01/2029')).toBeVisible();
  expect(card.getByText('until 01/10/2026')).toBeVisible();
  expect(card.getByText('Expired')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Enter date.*license/ })).not.toBeInTheDocument();
  api.on('PUT', `${path}/proofs/{proof}`, ok(anOpsDriver()));

  await browser.click(screen.getByRole('button', { name: /^Enter date.*TWIC card/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await browser.click(dialog.getByRole('button', { name: 'Save date' }));
  await waitFor(() => expect(dialog.getByText('This field is required')).toBeVisible());
  await browser.type(dialog.getByLabelText(/^Expiration date/), '2030-02-01');
  await browser.click(dialog.getByRole('button', { name: 'Save date' }));

  expect(await screen.findByText('Date saved')).toBeVisible();
  const [sent] = api.sent('PUT', `${path}/proofs/{proof}`);
  expect([sent?.path.split('/').at(-1), sent?.body]).toEqual(['twic', { on: '2030-02-01' }]);
});

it('shows at the field that the date has passed', async () => {
  const { screen, api, browser } = await openProofs();
  const errors = [
    {
      in: 'body',
      pointer: '/on',
      code: 'proof-expired',
      message: 'This date is in the past. Please check the expiration date',
    },
  ];
  api.on('PUT', `${path}/proofs/{proof}`, refusal(400, 'invalid-input', { errors }));

  await browser.click(await screen.findByRole('button', { name: /^Enter date.*Hazmat/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await browser.type(dialog.getByLabelText(/^Expiration date/), '2020-02-01');
  await browser.click(dialog.getByRole('button', { name: 'Save date' }));

  expect(await dialog.findByText('This date is in the past. Please check the expiration date')).toBeVisible();
});

it('says above all tabs until when license and medical card are good, which end soon, and what is not on file', async () => {
  const documents = [
    { document: 'driverLicense' as const, status: 'approved' as const },
    { document: 'backDriverLicense' as const, status: 'initial' as const },
    { document: 'dotMedicalCard' as const, status: 'approved' as const },
    { document: 'mvr' as const, status: 'requested' as const },
  ];
  const ending = { proof: 'dotMedicalCard' as const, on: daysAfter(today(), 42), isExpired: false };
  const { screen } = await openProofs({ documents, proofs: [...proofs, ending] });

  const strip = await screen.findByRole('region', { name: 'Key facts' });
  const facts = [...strip.querySelectorAll('dt')].map((label) => [label.textContent, label.nextSibling?.textContent]);
  expect(facts).toEqual([
    ["Driver's license", 'until 05/01/2029'],
    ['DOT medical card', expect.stringMatching(/^until .* Expires soon$/)],
    ['TWIC card', 'until 01/10/2026 Expired'],
    ['No document on file', expect.stringMatching(/back · Motor vehicle record$/)],
  ]);
});
