import { File as NodeFile } from 'node:buffer';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { ComplianceRecord } from '#domain/compliance/schema';
import type { OpsDriverFile } from '#domain/driver-reviews/schema';
import { ok, refusal } from '../../support/fake-api';
import type { FakeApi } from '../../support/fake-api';
import {
  anOpsDriver,
  anOpsDriverFile,
  aReviewedItem,
  aReviewedFile,
  aReviewedSection,
} from '../../support/ops-drivers';
import { anOpsMember } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const { _id } = anOpsDriver();
const ONE = '/api/ops/drivers/{id}';
const sentTo = (path: string) => `/api/ops/drivers/${_id}/${path}`;

const aRecord = (more: Partial<ComplianceRecord> = {}): ComplianceRecord => ({
  personalInfo: {
    ssnLastFour: '6789',
    address: {
      addressLine1: '2 Elm St',
      addressLine2: '',
      city: 'Dallas',
      state: 'TX',
      postalCode: '75201',
      regularAddress: '',
      latitude: null,
      longitude: null,
    },
  },
  checklist: { endorsements: ['T'], twicExpiration: '2090-01-01', hazmatExpiration: null },
  motorVehicle: {
    licenses: [{ state: 'TX', number: 'D123', expiresOn: '2090-05-01' }],
    wasDenied: false,
    wasSuspended: null,
    explanation: '',
  },
  qualification: { experience: 'moreThan3Years', hasAccidents: false, hasViolations: false },
  wantsFreeCopy: true,
  consents: [],
  ...more,
});

const withFile =
  (more: Partial<OpsDriverFile> = {}) =>
  (api: FakeApi): FakeApi =>
    api
      .on('GET', ONE, ok(anOpsDriver()))
      .on('GET', `${ONE}/file`, ok(anOpsDriverFile(more)))
      .on('GET', `${ONE}/files/{fileId}`, ok({ bytes: true }))
      .on('GET', `${ONE}/compliance`, ok(aRecord()))
      .on('GET', `${ONE}/timeline`, ok({ data: [], next: null }));
const open = (part: string, api: (fake: FakeApi) => FakeApi) =>
  renderApp(`/ops/drivers/${_id}?part=${part}`, { user: anOpsMember(), api });

beforeEach(() => {
  // jsdom has no addresses for bytes.
  Object.assign(URL, { createObjectURL: jest.fn(() => 'blob:shown'), revokeObjectURL: jest.fn() });
});
afterEach(freshBrowser);

describe('the documents of a driver', () => {
  it('are gone through by key, round and round', async () => {
    const licence = { document: 'driverLicense', status: 'pending', isRequired: true, expiresOn: null } as const;
    const { screen, browser } = await open('documents', (fake) =>
      withFile({ documents: [{ ...licence, file: aReviewedFile() }] })(fake).on(
        'GET',
        `${ONE}/files/{fileId}`,
        ok({ bytes: true }),
      ),
    );
    const shown = (name: string) => screen.findByRole('region', { name });

    await shown('Driver licence');
    await browser.keyboard(']');
    await shown('Driver licence, back');
    await browser.keyboard('[[');
    await shown('Driver licence');
    await browser.keyboard('[[');

    expect(await shown('Resume')).toBeVisible();
  });

  it('stand beside what he says, and one that proves something is approved with its last day', async () => {
    const { screen, api, browser } = await open('documents', (fake) =>
      withFile()(fake).on('POST', `${ONE}/documents/{document}/review`, ok(anOpsDriver())),
    );

    const licence = within(await screen.findByRole('region', { name: 'Driver licence' }));
    expect(await licence.findByTitle('Driver licence of Nora Lane')).toHaveAttribute('src', 'blob:shown');
    expect(await screen.findByText('TX · D123 · until 05/01/2090')).toBeVisible();
    const form = within(screen.getByRole('form', { name: 'Verdict: Driver licence' }));
    const day = form.getByLabelText(/^Last day printed on it/);
    expect(day).toHaveValue('2090-05-01');
    await browser.clear(day);
    await browser.click(form.getByRole('button', { name: 'Approve' }));
    expect(await form.findByText('This field is required')).toBeVisible();
    await browser.type(day, '2091-06-01');
    await browser.click(form.getByRole('button', { name: 'Approve' }));

    expect(await screen.findByText('The verdict is recorded')).toBeVisible();
    expect(api.sent('POST', sentTo('documents/driverLicense/review'))[0]?.body).toEqual({
      fileId: aReviewedFile()._id,
      isApproved: true,
      expiresOn: '2091-06-01',
      reason: null,
      note: null,
    });
    expect(api.sent('GET', sentTo(`files/${aReviewedFile()._id}`))).toHaveLength(1);
  });

  it('are rejected with a reason; the second of two reviewers reads who was faster', async () => {
    const params = { what: 'document approved', who: 'Dana W.' };
    const { screen, browser } = await open('documents', (fake) =>
      withFile()(fake).on('POST', `${ONE}/documents/{document}/review`, refusal(409, 'pipeline-changed', { params })),
    );

    const form = within(await screen.findByRole('form', { name: 'Verdict: Driver licence' }));
    await browser.click(form.getByRole('radio', { name: 'Reject' }));
    await browser.click(form.getByRole('button', { name: 'Reject and tell the driver' }));
    expect(await form.findByText('This field is required')).toBeVisible();
    await browser.selectOptions(form.getByRole('combobox', { name: /^Why/ }), 'unreadable');
    await browser.click(form.getByRole('button', { name: 'Reject and tell the driver' }));

    expect(await form.findByRole('alert')).toHaveTextContent(
      'Somebody else changed this meanwhile: document approved (Dana W.)',
    );
  });

  it('that are missing are asked for, and those approved are opened again', async () => {
    const documents = anOpsDriverFile().documents.map((one) => ({
      ...one,
      status: 'approved' as const,
      expiresOn: '2090-05-01',
    }));
    const { screen, api, browser } = await open('documents', (fake) =>
      withFile({ documents, waiting: [] })(fake)
        .on('POST', `${ONE}/documents/{document}/reopen`, ok(anOpsDriver()))
        .on('POST', `${ONE}/documents/{document}/request`, ok(anOpsDriver())),
    );

    expect(await screen.findByText('Approved until 05/01/2090')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Review it again' }));
    expect(await screen.findByText('It waits for a review again')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: /^DOT medical card/ }));
    expect(await screen.findByText('Nothing was sent')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Ask the driver for it' }));

    await waitFor(() => {
      expect(api.sent('POST', sentTo('documents/dotMedicalCard/request'))).toHaveLength(1);
    });
  });

  it('say why one cannot be opened yet', async () => {
    const { screen } = await open('documents', (fake) =>
      withFile()(fake).on('GET', `${ONE}/files/{fileId}`, refusal(409, 'file-not-scanned')),
    );

    expect(await screen.findByText('This file is being checked for viruses, please wait a moment')).toBeVisible();
  });
});

describe('what waits for a review', () => {
  it('is counted on its tabs, and the next one is a link away', async () => {
    const { screen, browser, router } = await open('overview', withFile());

    expect(await screen.findByText('2 reviews are waiting')).toBeVisible();
    expect(screen.getByRole('tab', { name: /^Documents/ })).toHaveTextContent('Documents1');
    await browser.click(screen.getByRole('link', { name: 'Review next: Driver licence' }));

    expect(router.state.location.search).toBe('?part=documents&what=driverLicense');
    expect(await screen.findByRole('form', { name: 'Verdict: Driver licence' })).toBeVisible();
  });

  it('shows its error and keeps the overview when the file cannot be read', async () => {
    const { screen, browser } = await open('overview', (fake) =>
      withFile()(fake).on('GET', `${ONE}/file`, refusal(500, 'internal')),
    );

    expect(await screen.findByRole('heading', { name: 'What happened' })).toBeVisible();
    await browser.click(screen.getByRole('tab', { name: 'Histories' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  });
});

describe('a history', () => {
  it('shows its gaps, and its items are approved and rejected one by one', async () => {
    const { screen, api, browser } = await open('histories', (fake) =>
      withFile()(fake).on('POST', `${ONE}/items/{itemId}/review`, ok(aReviewedSection())),
    );

    expect(await screen.findByText('30 of 36 months are told')).toBeVisible();
    expect(screen.getByText('Nothing is told of 02/01/2024 to 07/31/2024')).toBeVisible();
    expect(screen.getByText('For an employer')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Approve Lone Star Freight' }));
    expect(await screen.findByText('Lone Star Freight is approved')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Reject Lone Star Freight' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await dialog.findByText('This field is required')).toBeVisible();
    await browser.type(dialog.getByLabelText(/^What is wrong/), 'Unknown there');
    await browser.click(dialog.getByRole('button', { name: 'Reject' }));

    expect(await screen.findByText('Lone Star Freight is rejected')).toBeVisible();
    const body = { kind: 'employmentHistory', version: 'v1', seen: null };
    expect(api.sent('POST', sentTo(`items/${aReviewedItem()._id}/review`)).map((sent) => sent.body)).toEqual([
      { ...body, verdict: 'approved', text: null },
      { ...body, verdict: 'rejected', text: 'Unknown there' },
    ]);
  });

  it('is approved as a whole when its items are, and rejected as a whole with a reason', async () => {
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
    const { screen, api, browser } = await open('histories', (fake) =>
      withFile({ sections: [aReviewedSection({ items })] })(fake).on(
        'POST',
        `${ONE}/tasks/{task}/review`,
        ok(anOpsDriver()),
      ),
    );

    expect(await screen.findByText(/Spoke with Ann/)).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Approve: Employment history' }));
    expect(await screen.findByText('The verdict is recorded')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Reject: Employment history' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.selectOptions(dialog.getByRole('combobox', { name: /^Why/ }), 'gap');
    await browser.click(dialog.getByRole('button', { name: 'Reject and tell the driver' }));

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
  it('shows of the social security number its last digits, and judges the compliance form', async () => {
    const { screen, api, browser } = await open('compliance', (fake) =>
      withFile({ compliance: { status: 'pending', entryId: null } })(fake).on(
        'POST',
        `${ONE}/tasks/{task}/review`,
        ok(anOpsDriver()),
      ),
    );

    expect(await screen.findByText('•••-••-6789')).toBeVisible();
    expect(screen.getByText('Nothing is signed yet')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Approve' }));

    await waitFor(() => {
      expect(api.sent('POST', sentTo('tasks/compliance/review'))[0]?.body).toMatchObject({ isApproved: true });
    });
  });

  it('takes a result as a file, and opens those that came', async () => {
    const results = [{ result: 'mvr' as const, status: 'received' as const, files: [aReviewedFile()] }];
    const { screen, api, browser } = await open('results', (fake) =>
      withFile({ results })(fake).on('POST', `${ONE}/results/{result}/file`, ok(anOpsDriver())),
    );

    // jsdom's own files cannot be sent through Node's fetch.
    const file = new NodeFile(['"the record"'], 'mvr.pdf', { type: 'application/pdf' });
    await browser.upload(await screen.findByLabelText('Upload the result Motor vehicle record'), file as File);
    expect(await screen.findByText('The result is recorded')).toBeVisible();
    expect(api.sent('POST', sentTo('results/mvr/file'))[0]?.headers.get('content-type')).toBe(
      'application/octet-stream',
    );
    await browser.click(screen.getByRole('button', { name: /^File of .+ Motor vehicle record$/ }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Motor vehicle record' }));
    expect(await dialog.findByTitle('Motor vehicle record')).toHaveAttribute('src', 'blob:shown');
  });

  it('says that no references were entered and no week was planned', async () => {
    const { screen } = await open(
      'references',
      withFile({
        sections: [aReviewedSection({ kind: 'reference', status: 'initial', sentAt: null, items: [], coverage: null })],
      }),
    );

    expect(await screen.findAllByText('Nothing is entered')).toHaveLength(2);
  });
});
