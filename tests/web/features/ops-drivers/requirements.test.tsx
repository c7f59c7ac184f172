import { afterEach, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { FileOnDay } from '#domain/requirements/file-schema';
import { aFile, aFileLine, anEmployment, anEvidence, EMPLOYMENT_ID } from '../../support/driver-files';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { anOpsDriver, anOpsDriverFile } from '../../support/ops-drivers';
import { anOpsMember } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const ONE = '/api/ops/drivers/{id}';
const carrier = { _id: '018f0000-0000-7000-8000-000000000920', name: 'Summit' };

const open = (file: Partial<FileOnDay> = {}, search = '', more: (api: FakeApi) => FakeApi = (api) => api) =>
  renderApp(`/ops/drivers/${anOpsDriver()._id}?part=requirements${search}`, {
    user: anOpsMember(),
    api: (api) =>
      more(
        api
          .on('GET', '/api/ops/members', ok({ data: [] }))
          .on('GET', '/api/ops/organizations', ok({ data: [carrier], count: 1 }))
          .on('GET', ONE, ok(anOpsDriver()))
          .on('GET', `${ONE}/file`, ok(anOpsDriverFile()))
          .on('GET', `${ONE}/timeline`, ok({ data: [], next: null }))
          .on('GET', `${ONE}/requirements`, ({ query }) =>
            ok(aFile({ employment: query.get('employmentId') === null ? null : anEmployment(), ...file })),
          ),
      ),
  });

afterEach(freshBrowser);

it('shows the file of the driver alone, or of one employment, which is kept in the URL', async () => {
  const { screen, browser, router, api } = await open();
  await screen.findByRole('option', { name: 'Long Beach Drayage, hired 11/02/2026' });
  await browser.selectOptions(
    screen.getByRole('combobox', { name: /^File for/ }),
    'Long Beach Drayage, hired 11/02/2026',
  );

  await waitFor(() => {
    expect(router.state.location.search).toContain(`employment=${EMPLOYMENT_ID}`);
  });
  await waitFor(() =>
    expect(api.sent('GET', `${ONE}/requirements`).at(-1)?.query.get('employmentId')).toBe(EMPLOYMENT_ID),
  );
});

it('records a document for the chosen employment', async () => {
  const records = [
    {
      kind: 'englishAssessment' as const,
      dated: 'performed' as const,
      forms: ['document', 'typedDay'] as ('document' | 'typedDay')[],
      findings: [],
      until: null,
    },
  ];
  const { screen, browser, api } = await open(
    { lines: [aFileLine({ records })] },
    `&employment=${EMPLOYMENT_ID}`,
    (fake) => fake.on('POST', `${ONE}/evidence`, ok(anEvidence())),
  );
  await browser.click(await screen.findByRole('button', { name: /^Record document/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await browser.click(dialog.getByRole('radio', { name: 'Date only, no document required' }));
  expect(dialog.queryByLabelText(/^Choose file/)).toBeNull();
  await browser.type(dialog.getByLabelText('Date performed'), '2026-11-02');
  await browser.click(dialog.getByRole('button', { name: 'Record document' }));

  expect(await screen.findByText('Document recorded')).toBeVisible();
  expect(api.sent('POST', `${ONE}/evidence`)[0]?.body).toMatchObject({
    kind: 'englishAssessment',
    form: 'typedDay',
    dates: { performed: '2026-11-02' },
    employmentId: EMPLOYMENT_ID,
    isAccepted: true,
  });
});

it('adds an employment that did not come from a hire here', async () => {
  const { screen, browser, api } = await open({}, '', (fake) =>
    fake.on('POST', `${ONE}/employments`, ok(anEmployment())),
  );
  await browser.click(await screen.findByRole('button', { name: 'Add employment' }));
  const dialog = within(await screen.findByRole('dialog'));
  await browser.click(dialog.getByRole('button', { name: 'Add employment' }));
  await waitFor(() => expect(dialog.getAllByText('This field is required')).toHaveLength(2));

  await browser.type(dialog.getByRole('combobox', { name: /^Carrier/ }), 'summ');
  await waitFor(() =>
    expect(api.sent('GET', '/api/ops/organizations').map(({ query }) => query.get('search'))).toContain('summ'),
  );
  await browser.click(await screen.findByTitle('Summit'));
  await browser.type(dialog.getByLabelText('Hire date'), '2025-03-01');
  await browser.click(dialog.getByRole('button', { name: 'Add employment' }));

  expect(await screen.findByText('Employment added')).toBeVisible();
  expect(api.sent('POST', `${ONE}/employments`)[0]?.body).toMatchObject({
    organizationId: carrier._id,
    hiredOn: '2025-03-01',
    endedOn: null,
  });
});

it('shows the file of the driver alone if a link names an employment of somebody else', async () => {
  const none = '018f0000-0000-7000-8000-000000000851';
  const { screen } = await open({}, `&employment=${none}`, (fake) =>
    fake.on('GET', `${ONE}/requirements`, ({ query }) =>
      query.get('employmentId') === none ? refusal(404, 'not-found') : ok(aFile({ employment: null })),
    ),
  );
  expect(await screen.findByRole('button', { name: 'Road test' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: /^File for/ })).toHaveDisplayValue('Driver only');
});

it('shows an error with a retry', async () => {
  const { screen, api, browser } = await open({}, '', (fake) =>
    fake.on('GET', `${ONE}/requirements`, refusal(503, 'unavailable')),
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.on('GET', `${ONE}/requirements`, ok(aFile({ employment: null })));
  await browser.click(retry);
  expect(await screen.findByRole('button', { name: 'Road test' })).toBeVisible();
});
