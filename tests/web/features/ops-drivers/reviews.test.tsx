import { File as NodeFile } from 'node:buffer';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { aRecord, ONE_DRIVER, openPart, sentTo, withFile } from '../../support/ops-driver-file';
import { anOpsDriver, aReviewedFile, aReviewedItem, aReviewedSection } from '../../support/ops-drivers';
import { freshBrowser } from '../../support/render';

beforeEach(() => {
  // jsdom has no addresses for bytes.
  Object.assign(URL, { createObjectURL: jest.fn(() => 'blob:shown'), revokeObjectURL: jest.fn() });
});
afterEach(freshBrowser);

describe('the review queue of a driver', () => {
  it('is counted on the tabs, with a link to the next item', async () => {
    const { screen, browser, router } = await openPart('overview', withFile());

    expect(await screen.findByText('2 reviews waiting')).toBeVisible();
    expect(screen.getByRole('tab', { name: /^Documents/ })).toHaveTextContent('Documents1');
    await browser.click(screen.getByRole('link', { name: "Review next: Driver's license" }));

    await waitFor(() => expect(router.state.location.search).toBe('?part=documents&what=driverLicense'));
    expect(await screen.findByRole('form', { name: "Decision: Driver's license" })).toBeVisible();
  });

  it('shows an error and keeps the overview when the file cannot be loaded', async () => {
    const { screen, browser } = await openPart('overview', (fake) =>
      withFile()(fake).on('GET', `${ONE_DRIVER}/file`, refusal(500, 'internal')),
    );

    expect(await screen.findByRole('heading', { name: 'Activity' })).toBeVisible();
    await browser.click(screen.getByRole('tab', { name: 'Histories' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  });
});

describe.each([
  {
    kind: 'violation',
    path: 'violation',
    fields: { charge: 'speeding', city: 'Dallas', state: 'TX', penalty: 'fine' },
  },
  {
    kind: 'accident',
    path: 'accidents',
    fields: { description: 'Hit a pole', city: 'Dallas', state: 'TX', injuries: 1 },
  },
] as const)('a signed $kind', ({ kind, path, fields }) => {
  const item = aReviewedItem({
    startDate: '2025-05-01',
    endDate: null,
    fields: { ...fields, inCommercialVehicle: false, ...(kind === 'accident' && { preventable: true }) },
  });
  const title = kind === 'violation' ? 'Speeding, 05/01/2025' : 'Hit a pole, 05/01/2025';
  const openEvents = (status: 'pending' | 'initial', extend: (fake: FakeApi) => FakeApi = (fake) => fake) =>
    openPart('compliance', (fake) =>
      extend(
        withFile({
          compliance: { status, entryId: null },
          sections: [aReviewedSection({ kind, status: null, items: [item], coverage: null, sentAt: null })],
        })(fake),
      ),
    );
  const one = `${ONE_DRIVER}/${path}/{itemId}`;

  it('is corrected in the form that the driver filled in', async () => {
    const { screen, browser, api } = await openEvents('pending', (fake) => fake.on('PUT', one, ok()));

    await browser.click(await screen.findByRole('button', { name: `Edit ${title}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `Edit ${kind}` }));
    expect(dialog.getByText(/is asked to sign the background check again/)).toBeVisible();
    await browser.clear(dialog.getByLabelText('City'));
    await browser.type(dialog.getByLabelText('City'), 'Plano');
    await browser.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Corrected. The driver is asked to sign again.')).toBeVisible();
    const penalty = kind === 'violation' ? { penalty: ['fine'] } : { injuries: 1 };
    expect(api.sent('PUT', sentTo(`${path}/${item._id}`))[0]?.body).toEqual({
      version: 'v1',
      item: expect.objectContaining({ ...fields, ...penalty, city: 'Plano', startDate: '2025-05-01' }) as unknown,
    });
  });

  it('is deleted after a confirmation', async () => {
    const { screen, browser, api } = await openEvents('pending', (fake) => fake.on('DELETE', one, ok()));

    await browser.click(await screen.findByRole('button', { name: `Remove ${title}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `Remove ${title}?` }));
    await browser.click(dialog.getByRole('button', { name: 'Remove' }));

    expect(await screen.findByText('Deleted. The driver is asked to sign again.')).toBeVisible();
    expect(api.sent('DELETE', sentTo(`${path}/${item._id}`))).toHaveLength(1);
  });

  it('is not marked editable before the driver signed', async () => {
    const { screen } = await openEvents('initial');

    expect(
      await screen.findByRole('heading', { name: kind === 'violation' ? 'Speeding' : 'Hit a pole' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Edit|Remove) / })).not.toBeInTheDocument();
  });
});

describe('a history', () => {
  it('shows its gaps, and its items are approved and rejected one at a time', async () => {
    const { screen, api, browser } = await openPart('histories', (fake) =>
      withFile()(fake).on('POST', `${ONE_DRIVER}/items/{itemId}/review`, ok(aReviewedSection())),
    );

    expect(await screen.findByText('30 of 36 months covered')).toBeVisible();
    expect(screen.getByText('Gap from 02/01/2024 to 07/31/2024')).toBeVisible();
    expect(screen.getByText('For an employer')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Approve Lone Star Freight' }));
    expect(await screen.findByText('Lone Star Freight approved')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Reject Lone Star Freight' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(dialog.getByText('This field is required')).toBeVisible());
    await browser.type(dialog.getByLabelText(/^What is wrong/), 'Unknown there');
    await browser.click(dialog.getByRole('button', { name: 'Reject' }));

    expect(await screen.findByText('Lone Star Freight rejected')).toBeVisible();
    const body = { kind: 'employmentHistory', version: 'v1', seen: null };
    expect(api.sent('POST', sentTo(`items/${aReviewedItem()._id}/review`)).map((sent) => sent.body)).toEqual([
      { ...body, verdict: 'approved', text: null },
      { ...body, verdict: 'rejected', text: 'Unknown there' },
    ]);
  });

  it('is approved once all items are, and rejected as a whole with a reason', async () => {
    const items = [
      aReviewedItem({
        verdict: 'approved',
        reviews: [
          {
            _id: '018f0000-0000-7000-8000-000000000a01',
            verdict: 'noted',
            text: 'Spoke with Ann',
            by: 'Dana Whitfield',
            at: '2026-11-20T15:00:00.000Z',
          },
        ],
      }),
    ];
    const { screen, api, browser } = await openPart('histories', (fake) =>
      withFile({ sections: [aReviewedSection({ items })] })(fake).on(
        'POST',
        `${ONE_DRIVER}/tasks/{task}/review`,
        ok(anOpsDriver()),
      ),
    );

    expect(await screen.findByText(/Spoke with Ann/)).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Approve: Work history' }));
    expect(await screen.findByText('Decision recorded')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Reject: Work history' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.selectOptions(dialog.getByRole('combobox', { name: /^Reason/ }), 'gap');
    await browser.click(dialog.getByRole('button', { name: 'Reject and notify driver' }));

    const { entryId } = aReviewedSection();
    await waitFor(() => {
      expect(api.sent('POST', sentTo('tasks/employmentHistory/review')).map(({ body }) => body)).toEqual([
        { entryId, isApproved: true, reason: null, note: null },
        { entryId, isApproved: false, reason: 'gap', note: null },
      ]);
    });
  });
});

describe('the rest of the file', () => {
  it('shows only the last digits of the Social Security number, and decides the compliance form', async () => {
    const { screen, api, browser } = await openPart('compliance', (fake) =>
      withFile({ compliance: { status: 'pending', entryId: null } })(fake).on(
        'POST',
        `${ONE_DRIVER}/tasks/{task}/review`,
        ok(anOpsDriver()),
      ),
    );

    expect(await screen.findByText('•••-••-6789')).toBeVisible();
    expect(screen.getByText('No signed documents yet')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Approve' }));

    await waitFor(() => {
      expect(api.sent('POST', sentTo('tasks/compliance/review'))[0]?.body).toMatchObject({ isApproved: true });
    });
  });

  it('names the version of a signed document, and says whether it was approved', async () => {
    const at = '2026-11-05T14:53:00.000Z';
    const signed = {
      _id: '018f0000-0000-7000-8000-000000000401',
      kind: 'single-license-certification' as const,
      title: 'Single-license certification',
      version: '2026-1',
      language: 'en',
      status: 'approved' as const,
      sha256: 'a1',
      openedAt: at,
      endReachedAt: at,
      signedAt: at,
    };
    const template = { ...signed, _id: '018f0000-0000-7000-8000-000000000402', version: 'template-1' };
    const consents = [signed, { ...template, title: 'PSP disclosure', status: 'template' as const }];
    const { screen } = await openPart('compliance', (fake) =>
      withFile()(fake).on('GET', `${ONE_DRIVER}/compliance`, ok(aRecord({ consents }))),
    );

    expect(await screen.findByText(/^Signed .* · version 2026-1$/)).toBeVisible();
    expect(screen.getByText(/^Signed .* · unapproved version template-1$/)).toBeVisible();
  });

  it('uploads a result as a file, and opens received files', async () => {
    const results = [{ result: 'mvr' as const, status: 'received' as const, files: [aReviewedFile()] }];
    const { screen, api, browser } = await openPart('results', (fake) =>
      withFile({ results })(fake).on('POST', `${ONE_DRIVER}/results/{result}/file`, ok(anOpsDriver())),
    );

    // jsdom's own files cannot be sent through Node's fetch.
    const file = new NodeFile(['"the record"'], 'mvr.pdf', { type: 'application/pdf' });
    await browser.upload(await screen.findByLabelText('Upload result Motor vehicle record'), file as File);
    expect(await screen.findByText('Result recorded')).toBeVisible();
    expect(api.sent('POST', sentTo('results/mvr/file'))[0]?.headers.get('content-type')).toBe(
      'application/octet-stream',
    );
    await browser.click(screen.getByRole('button', { name: /^Open file from .+ Motor vehicle record$/ }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Motor vehicle record' }));
    expect(await dialog.findByTitle('Motor vehicle record')).toHaveAttribute('src', 'blob:shown');
  });

  it('says that references and schedule are missing', async () => {
    const { screen } = await openPart(
      'references',
      withFile({
        sections: [aReviewedSection({ kind: 'reference', status: 'initial', sentAt: null, items: [], coverage: null })],
      }),
    );

    expect(await screen.findAllByText('No entries')).toHaveLength(2);
  });
});
