import { File as NodeFile } from 'node:buffer';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { within } from '@testing-library/react';
import type { DriverDossier } from '#domain/driver-dossier/schema';
import { aDossierFile } from '../../../support/builders/dossier';
import { aBenchDriver } from '../../support/carrier-drivers';
import { ORGANIZATION_ID } from '../../support/carrier-orders';
import { aDossier, DOSSIER, DOSSIER_DRIVER } from '../../support/dossiers';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { findLoadedDialog } from '../../support/loaded-dialog';
import { aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

beforeEach(() => {
  Object.assign(URL, { createObjectURL: jest.fn(() => 'blob:shown'), revokeObjectURL: jest.fn() });
});
afterEach(freshBrowser);

const LIST = `/api/bench-driver/fleet/${ORGANIZATION_ID}`;
const DOCUMENTS = '/api/business/driver/{driverId}/documents';
const REVIEWS = '/api/business/driver/{driverId}/document-entries/{entryId}/reviews';
const KINDS = '/api/business/driver/{driverId}/document-kinds';
const FILE_ID = '018f0000-0000-7000-8000-0000000002aa';
const ENTRY_ID = '018f0000-0000-7000-8000-0000000002bb';

const records = (kind: string, dated: string, until: string | null) => ({
  kind,
  dated,
  until,
  forms: ['document'],
  findings: [],
});

async function open(file: DriverDossier, more: (api: FakeApi) => FakeApi = (api) => api) {
  const opened = await renderApp(`/business/bench?file=${DOSSIER_DRIVER}`, {
    user: aSafetyOfficer(),
    api: (api) =>
      more(
        api
          .on('GET', LIST, ok({ data: [aBenchDriver()], count: 1 }))
          .on('GET', `${LIST}/counts`, ok({ requested: 0, approved: 1, rejected: 0, removed: 0, overdue: 0 }))
          .on('GET', '/api/facility/organization/{id}', ok([]))
          .on('GET', DOSSIER, ok(file))
          .on(
            'GET',
            KINDS,
            ok({
              data: [
                { kind: 'additional-document', records: [records('additionalDocument', 'received', 'expires')] },
                {
                  kind: 'clearing-house',
                  records: [
                    records('clearinghouseFull', 'queried', null),
                    records('clearinghouseLimited', 'queried', null),
                  ],
                },
              ],
            }),
          )
          .on('POST', '/api/business/driver/{driverId}/document-files', ok({ fileId: FILE_ID })),
      ),
  });
  await opened.screen.findByRole('dialog', { name: /Qualifications File/ });
  await opened.browser.click(await opened.screen.findByRole('button', { name: /^(expanded|collapsed)? ?Documents$/ }));
  return opened;
}

describe('documents of the driver file', () => {
  it('are expired after their last day, and name why one was rejected', async () => {
    const { screen } = await open(
      aDossier({
        documents: [
          aDossierFile({
            sentAt: '2025-12-20T12:00:00.000Z',
            status: 'rejected',
            rejection: 'The last page is missing',
          }),
          aDossierFile({ sentAt: '2025-11-20T12:00:00.000Z', expiresOn: '2025-12-31' }),
        ],
        documentKinds: [{ kind: 'mvr', status: 'rejected', mayAdd: true, refusal: null }],
      }),
    );

    expect(screen.getByText(/Received 11\/20\/2025 · Expired 12\/31\/2025/)).toBeVisible();
    expect(screen.getByText('Expired')).toBeVisible();
    expect(screen.getByText('Why it was rejected: The last page is missing')).toBeVisible();
  });

  it('are marked when their end is near', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const documents = [-2, 2].map((days) =>
      aDossierFile({
        ...{
          title: days < 0 ? 'Ends soon' : 'Ends later',
          document: 'additionalDocument',
          kind: 'additional-document',
        },
        ...{ sentAt: `2026-11-20T12:0${days + 2}:00.000Z`, expiresOn: day(days + 60), expiresSoonFrom: day(days) },
      }),
    );
    const { screen } = await open(
      aDossier({
        documents,
        documentKinds: [{ kind: 'additional-document', status: 'approved', mayAdd: false, refusal: null }],
      }),
    );

    const itemOf = async (title: string) => within((await screen.findByText(title)).closest('li') as HTMLElement);
    expect((await itemOf('Ends soon')).getByText('Expires soon')).toBeVisible();
    expect((await itemOf('Ends later')).getByText('Approved')).toBeVisible();
  });

  it('are listed by kind with status, version, expiration date and origin; older versions stay', async () => {
    const { screen } = await open(
      aDossier({
        documents: [
          aDossierFile({
            _id: null,
            sentAt: '2026-11-20T12:00:00.000Z',
            status: 'pending',
            version: 2,
            addedBy: 'carrier',
            organization: { _id: ORGANIZATION_ID, name: 'Long Beach Drayage' },
          }),
          aDossierFile({
            sentAt: '2025-11-20T12:00:00.000Z',
            expiresOn: '2098-12-31',
            version: 1,
            addedBy: 'operations',
          }),
        ],
        documentKinds: [
          { kind: 'mvr', status: 'pending', mayAdd: true, refusal: null },
          { kind: 'psp', status: 'requested', mayAdd: false, refusal: null },
          { kind: 'i9', status: 'initial', mayAdd: false, refusal: null },
        ],
      }),
    );

    expect(screen.getByText(/Version 2 · Received 11\/20\/2026 · Long Beach Drayage/)).toBeVisible();
    expect(screen.getByText(/Version 1 · Received 11\/20\/2025 · Expires 12\/31\/2098 · Operations/)).toBeVisible();
    expect(screen.getByText('Requested')).toBeVisible();
    expect(screen.getByText('Not on file')).toBeVisible();
    // The key facts name all that are missing.
    expect(screen.getByText('No document on file')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Add new version/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add document/ })).toBeNull();
    expect(screen.getAllByText('Motor vehicle record: not visible yet')[0]).toBeInTheDocument();
  });

  it('are added with a title and a file, and the file is read again', async () => {
    const { screen, browser, api } = await open(aDossier(), (fake) =>
      fake.on('POST', DOCUMENTS, ok({ _id: ENTRY_ID })),
    );

    await browser.click(screen.getByRole('button', { name: /^Add document ?: Additional document$/ }));
    const dialog = await findLoadedDialog('Add: Additional document');
    await browser.click(await dialog.findByRole('button', { name: 'Add document' }));
    expect(await dialog.findByText('Choose a file first')).toBeVisible();
    expect(api.sent('POST', DOCUMENTS)).toHaveLength(0);

    await browser.type(dialog.getByLabelText(/^Title/), 'Tanker training');
    await browser.type(dialog.getByLabelText(/^Date received/), '2026-11-20');
    // jsdom's own files cannot be sent through Node's fetch.
    await browser.upload(
      dialog.getByLabelText(/^Choose/),
      new NodeFile(['%PDF'], 'tanker.pdf', { type: 'application/pdf' }) as File,
    );
    expect(await dialog.findByText(/tanker\.pdf/)).toBeVisible();
    await browser.click(dialog.getByRole('button', { name: 'Add document' }));

    expect(await screen.findByText('Additional document added')).toBeVisible();
    expect(api.sent('POST', `/api/business/driver/${DOSSIER_DRIVER}/documents`)[0]?.body).toMatchObject({
      kind: 'additional-document',
      title: 'Tanker training',
      dates: { received: '2026-11-20' },
      fileId: FILE_ID,
    });
  });

  it('are added to the own employment of the carrier, which nobody chooses', async () => {
    const { screen, browser, api } = await open(
      aDossier({ documentKinds: [{ kind: 'clearing-house', status: 'initial', mayAdd: true, refusal: null }] }),
    );

    await browser.click(screen.getByRole('button', { name: /^Add document ?: Clearinghouse$/ }));
    const dialog = await findLoadedDialog('Add: Clearinghouse');

    expect(await dialog.findByRole('combobox', { name: /^Document/ })).toBeVisible();
    expect(dialog.queryByRole('combobox', { name: /employment/ })).toBeNull();
    expect(api.sent('GET', KINDS).map(({ query }) => query.toString())).toEqual(['']);
  });

  it('that the caller may review are approved, or rejected with a reason', async () => {
    const waiting = aDossierFile({ status: 'pending', reviewId: ENTRY_ID });
    const { screen, browser, api } = await open(
      aDossier({
        documents: [waiting],
        documentKinds: [{ kind: 'mvr', status: 'pending', mayAdd: true, refusal: null }],
      }),
      (fake) => fake.on('POST', REVIEWS, ok({})),
    );

    await browser.click(screen.getByRole('button', { name: /^Reject ?: Motor vehicle record$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Reject/ }));
    await browser.type(dialog.getByLabelText(/^Reason/), 'Not readable');
    await browser.click(dialog.getByRole('button', { name: /^Reject/ }));
    await browser.click(await screen.findByRole('button', { name: /^Approve ?: Motor vehicle record$/ }));
    expect(await screen.findByText('Motor vehicle record approved')).toBeVisible();

    const path = `/api/business/driver/${DOSSIER_DRIVER}/document-entries/${ENTRY_ID}/reviews`;
    expect(api.sent('POST', path).map(({ body }) => body)).toEqual([
      { result: 'rejected', reason: 'Not readable' },
      { result: 'accepted', reason: null },
    ]);
  });

  it('that are approved wait for a review again when the approval is taken back, with a reason', async () => {
    const approved = aDossierFile({ status: 'approved', reviewId: ENTRY_ID });
    const { screen, browser, api } = await open(
      aDossier({
        documents: [approved],
        documentKinds: [{ kind: 'mvr', status: 'approved', mayAdd: true, refusal: null }],
      }),
      (fake) => fake.on('POST', REVIEWS, ok({})),
    );

    await browser.click(screen.getByRole('button', { name: /^Withdraw review ?: Motor vehicle record$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Withdraw review/ }));
    await browser.type(dialog.getByLabelText(/^Reason/), 'Of another driver');
    await browser.click(dialog.getByRole('button', { name: 'Withdraw review' }));

    expect(await screen.findByText('Review withdrawn')).toBeVisible();
    expect(
      api.sent('POST', `/api/business/driver/${DOSSIER_DRIVER}/document-entries/${ENTRY_ID}/reviews`),
    ).toMatchObject([{ body: { result: 'withdrawn', reason: 'Of another driver' } }]);
  });

  it('says why a Form I-9 cannot be added yet', async () => {
    const refusal = 'eligibility-form-not-employee' as const;
    const { screen } = await open(
      aDossier({ documentKinds: [{ kind: 'i9', status: 'initial', mayAdd: false, refusal }] }),
    );

    expect(screen.getByText(/Form I-9 is for employees only/)).toBeVisible();
  });

  it('says why a document was not added', async () => {
    const { screen, browser } = await open(
      aDossier({ documentKinds: [{ kind: 'clearing-house', status: 'initial', mayAdd: true, refusal: null }] }),
      (fake) => fake.on('GET', KINDS, refusal(403, 'access-not-granted')),
    );

    await browser.click(screen.getByRole('button', { name: /^Add document ?: Clearinghouse$/ }));
    const dialog = await findLoadedDialog('Add: Clearinghouse');
    expect(await dialog.findByRole('alert')).toHaveTextContent("hasn't given your organization access");
  });
});
