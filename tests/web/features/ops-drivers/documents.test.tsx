import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { emptyFindings } from '#domain/driver-reviews/findings';
import { aDossierFile } from '../../../support/builders/dossier';
import { aFile, anEmployment } from '../../support/driver-files';
import { ok, refusal } from '../../support/fake-api';
import { findLoadedDialog } from '../../support/loaded-dialog';
import { ONE_DRIVER, openPart, sentTo, withFile } from '../../support/ops-driver-file';
import { anOpsDriver, anOpsDriverFile, aReviewedFile } from '../../support/ops-drivers';
import { freshBrowser } from '../../support/render';

beforeEach(() => {
  // jsdom has no addresses for bytes.
  Object.assign(URL, { createObjectURL: jest.fn(() => 'blob:shown'), revokeObjectURL: jest.fn() });
});
afterEach(freshBrowser);

describe('the documents of a driver', () => {
  it('are stepped through by key, from the last back to the first', async () => {
    const license = { document: 'driverLicense', status: 'pending', isRequired: true, expiresOn: null } as const;
    const { screen, browser } = await openPart('documents', (fake) =>
      withFile({ documents: [{ ...license, file: aReviewedFile() }] })(fake).on(
        'GET',
        `${ONE_DRIVER}/files/{fileId}`,
        ok({ bytes: true }),
      ),
    );
    const shown = (name: string) => screen.findByRole('region', { name });

    await shown("Driver's license");
    await browser.keyboard(']');
    await shown("Driver's license, back");
    await browser.keyboard('[[');
    await shown("Driver's license");
    await browser.keyboard('[[');

    expect(await shown('Resume')).toBeVisible();
  });

  it("are shown next to the driver's entries, and approved with their expiration date", async () => {
    const { screen, api, browser } = await openPart('documents', (fake) =>
      withFile()(fake).on('POST', `${ONE_DRIVER}/documents/{document}/review`, ok(anOpsDriver())),
    );

    const license = within(await screen.findByRole('region', { name: "Driver's license" }));
    expect(await license.findByTitle("Driver's license · Nora Lane")).toHaveAttribute('src', 'blob:shown');
    expect(await screen.findByText('TX · D123 · until 05/01/2090')).toBeVisible();
    const form = within(screen.getByRole('form', { name: "Decision: Driver's license" }));
    const day = form.getByLabelText(/^Expiration date/);
    expect(day).toHaveValue('2090-05-01');
    await browser.clear(day);
    await browser.click(form.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(form.getByText('This field is required')).toBeVisible());
    await browser.type(day, '2091-06-01');
    expect(form.getByLabelText('Class on the license')).toHaveValue('driverLicenseClassA');
    await browser.click(form.getByRole('checkbox', { name: 'Tank and hazmat (X)' }));
    await browser.click(form.getByRole('checkbox', { name: 'Corrective lenses (B)' }));
    await browser.click(form.getByRole('button', { name: 'Approve' }));

    expect(await screen.findByText('Decision recorded')).toBeVisible();
    expect(api.sent('POST', sentTo('documents/driverLicense/review'))[0]?.body).toEqual({
      fileId: aReviewedFile()._id,
      isApproved: true,
      expiresOn: '2091-06-01',
      reason: null,
      note: null,
      // The driver's entry, with the reviewer's additions.
      license: { licenseClass: 'driverLicenseClassA', endorsements: expect.arrayContaining(['X']) },
      findings: { ...emptyFindings, licenseRestrictions: ['B'] },
    });
    expect(api.sent('GET', sentTo(`files/${aReviewedFile()._id}`))).toHaveLength(1);
  });

  it('wait for review again when an approval is undone', async () => {
    const { screen, api, browser } = await openPart('documents', (fake) =>
      withFile()(fake)
        .on('POST', `${ONE_DRIVER}/documents/{document}/review`, ok(anOpsDriver()))
        .on('POST', `${ONE_DRIVER}/documents/{document}/reopen`, ok(anOpsDriver())),
    );
    const form = within(await screen.findByRole('form', { name: "Decision: Driver's license" }));
    await browser.click(form.getByRole('button', { name: 'Approve' }));

    await browser.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(await screen.findByText('Review reopened')).toBeVisible();
    expect(api.sent('POST', sentTo('documents/driverLicense/reopen'))).toHaveLength(1);
  });

  it('are rejected with a reason; a slower second reviewer sees who decided', async () => {
    const params = { did: 'documentApproved', who: 'Dana W.' };
    const { screen, browser } = await openPart('documents', (fake) =>
      withFile()(fake).on(
        'POST',
        `${ONE_DRIVER}/documents/{document}/review`,
        refusal(409, 'pipeline-changed', { params }),
      ),
    );

    const form = within(await screen.findByRole('form', { name: "Decision: Driver's license" }));
    await browser.click(form.getByRole('radio', { name: 'Reject' }));
    await browser.click(form.getByRole('button', { name: 'Reject and notify driver' }));
    await waitFor(() => expect(form.getByText('This field is required')).toBeVisible());
    await browser.selectOptions(form.getByRole('combobox', { name: /^Reason/ }), 'unreadable');
    await browser.click(form.getByRole('button', { name: 'Reject and notify driver' }));

    expect(await form.findByRole('alert')).toHaveTextContent('Dana W. changed this in the meantime: Document approved');
  });

  it('have an empty summary for a new driving record, and that of the accepted one once it is approved', async () => {
    const findings = { ...emptyFindings, mvrSummary: 'Clean since 2024' };
    const mvr = { document: 'mvr', isRequired: false, expiresOn: null, file: aReviewedFile() } as const;
    const waiting = await openPart('documents&what=mvr', (fake) =>
      withFile({ documents: [{ ...mvr, status: 'pending' }], findings })(fake),
    );
    expect(await waiting.screen.findByRole('textbox', { name: /^Summary of the record/ })).toHaveValue('');
    freshBrowser();

    const approved = await openPart('documents&what=mvr', (fake) =>
      withFile({ documents: [{ ...mvr, status: 'approved' }], findings })(fake),
    );
    expect(await approved.screen.findByText('Clean since 2024')).toBeVisible();
  });

  it('are listed by kind for operations, who add others for an employment', async () => {
    const kinds = [{ kind: 'psp' as const, status: 'initial' as const, mayAdd: true, refusal: null }];
    const records = [
      { kind: 'psp' as const, dated: 'received' as const, until: null, forms: ['document' as const], findings: [] },
    ];
    const { screen, browser, api } = await openPart('documents', (fake) =>
      withFile()(fake)
        .on('GET', `${ONE_DRIVER}/documents`, ok({ kinds, data: [aDossierFile({ title: null })] }))
        .on('GET', `${ONE_DRIVER}/document-kinds`, ok({ data: [{ kind: 'psp' as const, records }] }))
        .on('GET', `${ONE_DRIVER}/requirements`, ok(aFile({ employments: [anEmployment()] }))),
    );

    await browser.click(await screen.findByRole('button', { name: /^Add document ?: PSP$/ }));
    const dialog = await findLoadedDialog('Add: PSP');
    await browser.click(await dialog.findByRole('button', { name: 'Add document' }));
    expect(await dialog.findByRole('combobox', { name: /Obtained for the employment/ })).toBeInvalid();
    expect(api.sent('POST', sentTo('documents'))).toHaveLength(0);
  });

  it('have what the chosen employment allows, which is read again for each choice', async () => {
    const record = { dated: 'queried' as const, until: null, forms: ['document' as const], findings: [] };
    const full = { ...record, kind: 'clearinghouseFull' as const };
    const limited = { ...record, kind: 'clearinghouseLimited' as const };
    const kind = 'clearing-house' as const;
    const ended = { _id: '018f0000-0000-7000-8000-0000000002cc', hiredOn: '2020-03-02', endedOn: '2021-04-30' };
    const { screen, browser, api } = await openPart('documents', (fake) =>
      withFile()(fake)
        .on(
          'GET',
          `${ONE_DRIVER}/documents`,
          ok({ kinds: [{ kind, status: 'initial', mayAdd: true, refusal: null }], data: [] }),
        )
        .on('GET', `${ONE_DRIVER}/document-kinds`, ({ query }) =>
          query.get('employmentId') === ended._id
            ? refusal(503, 'unavailable')
            : ok({ data: [{ kind, records: query.has('employmentId') ? [full, limited] : [full] }] }),
        )
        .on('GET', `${ONE_DRIVER}/requirements`, ok(aFile({ employments: [anEmployment(), anEmployment(ended)] }))),
    );
    const reads = () => api.sent('GET', sentTo('document-kinds')).map(({ query }) => query.get('employmentId'));

    await browser.click(await screen.findByRole('button', { name: /^Add document ?: Clearinghouse$/ }));
    const dialog = await findLoadedDialog('Add: Clearinghouse');
    const employment = await dialog.findByRole('combobox', { name: /Obtained for the employment/ });
    expect(reads()).toEqual([null]);
    expect(dialog.queryByRole('combobox', { name: /^Document/ })).toBeNull();

    await browser.selectOptions(employment, 'Long Beach Drayage, 11/02/2026');
    expect(await dialog.findByRole('combobox', { name: /^Document/ })).toBeVisible();
    expect(reads()).toEqual([null, anEmployment()._id]);

    await browser.selectOptions(employment, 'Long Beach Drayage, 03/02/2020');
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(new Set(reads())).toEqual(new Set([null, anEmployment()._id, ended._id]));
  });

  it('can be requested when missing and reopened when approved', async () => {
    const documents = anOpsDriverFile().documents.map((item) => ({
      ...item,
      status: 'approved' as const,
      expiresOn: '2090-05-01',
    }));
    const { screen, api, browser } = await openPart('documents', (fake) =>
      withFile({ documents, waiting: [] })(fake)
        .on('POST', `${ONE_DRIVER}/documents/{document}/reopen`, ok(anOpsDriver()))
        .on('POST', `${ONE_DRIVER}/documents/{document}/request`, ok(anOpsDriver())),
    );

    expect(await screen.findByText('Valid until 05/01/2090')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Reopen review' }));
    expect(await screen.findByText('Review reopened')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: /^DOT medical card/ }));
    expect(await screen.findByText('Not submitted yet')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Resume/ })).toHaveTextContent('Not submitted');
    await browser.click(screen.getByRole('button', { name: 'Request from driver' }));

    await waitFor(() => {
      expect(api.sent('POST', sentTo('documents/dotMedicalCard/request'))).toHaveLength(1);
    });
  });

  it('say why a file cannot be opened yet', async () => {
    const { screen } = await openPart('documents', (fake) =>
      withFile()(fake).on('GET', `${ONE_DRIVER}/files/{fileId}`, refusal(409, 'file-not-scanned')),
    );

    expect(await screen.findByText('This file is being scanned for viruses. Please wait a moment')).toBeVisible();
  });
});
