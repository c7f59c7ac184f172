import { afterEach, describe, expect, it } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import { emptyItems } from '#domain/driver-histories/items';
import type { EmploymentHistory } from '#domain/driver-histories/schema';
import { newItemDraft } from '#web/entities/driver/history/item-form';
import { keepDraft } from '#web/shared/form/draft-storage';
import { anApplication } from '../../support/application';
import { aDriverMe } from '../../support/drivers';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { aHome, aHomeHistory, aJob, aWorkHistory, notSent, wholeCoverage } from '../../support/histories';
import { anApplyingDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const root = '/api/driver-profile/verification';
const base = (api: FakeApi) =>
  api
    .on('GET', '/api/driver/me', ok(aDriverMe({ isActiveDriver: false, stage: 'Processing' })))
    .on('GET', root, ok(anApplication()))
    .on('GET', '/api/verifications', ok([]));
const open = (part: string, extend: (api: FakeApi) => FakeApi) =>
  renderApp(`/driver/onboarding/${part}`, { user: anApplyingDriver(), api: (api) => extend(base(api)) });
const openWork = (history: Partial<EmploymentHistory>, part = 'employmentHistory') =>
  open(part, (api) => api.on('GET', `${root}/employmentHistory`, ok(aWorkHistory(history))));

afterEach(freshBrowser);

describe('the work history', () => {
  const gap = { from: '2024-03-01', to: '2024-11-30' };
  const withGap = {
    data: [
      aJob({ employerName: 'Old Fleet', startDate: '2020-01-01', endDate: '2024-02-28', current: false }, 2),
      aJob(),
    ],
    coverage: { months: 27, neededMonths: 36, isComplete: false, gaps: [gap] },
  };

  it('says that a new entry was begun and not saved, and leads back to it', async () => {
    keepDraft(window.localStorage, newItemDraft('employment'), { employerName: 'Old Fleet' });
    const { screen, browser } = await openWork(withGap);

    const note = within(await screen.findByRole('note'));
    expect(note.getByText(/You began an entry that is not saved yet/)).toBeVisible();
    await browser.click(note.getByRole('link', { name: 'Continue it' }));
    expect(await screen.findByText(/We kept your earlier entries/)).toBeVisible();
  });

  it('announces that past employers may be contacted', async () => {
    const { screen } = await openWork({});

    expect(await screen.findByText(/may contact the employers you list/)).toBeVisible();
    expect(screen.getByText(/may review what they report/)).toBeVisible();
  });

  it('shows the latest first, with gaps as links', async () => {
    const { screen } = await openWork(withGap);

    const lines = within(await screen.findByRole('list', { name: 'Work history' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Lone Star Freight12/2024 – presentCompany driver'),
      'Add what you did: Mar–Nov 2024',
      expect.stringContaining('Old Fleet01/2020 – 02/2024'),
    ]);
    expect(screen.getByText('27 of 36 months')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAccessibleDescription('First add what is missing above');
  });

  it('fills a gap with a form prefilled with its dates, and shows all missing fields together', async () => {
    const { screen, browser, api, router } = await open('employmentHistory', (fake) =>
      fake
        .on('GET', `${root}/employmentHistory`, ok(aWorkHistory(withGap)))
        .on('POST', `${root}/employmentHistory`, { status: 201, body: aJob({}, 3) }),
    );
    await browser.click(await screen.findByRole('link', { name: /^Add what you did/ }));

    const form = within(await screen.findByRole('form', { name: 'Add a job' }));
    expect(form.getByLabelText('First day')).toHaveValue('2024-03-01');
    expect(form.getByLabelText('Last day')).toHaveValue('2024-11-30');
    await browser.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findAllByText('This field is required')).toHaveLength(9);
    await browser.click(form.getByRole('radio', { name: 'Not working' }));
    expect(form.queryByLabelText('Employer')).not.toBeInTheDocument();
    await browser.click(form.getByRole('button', { name: 'Save' }));

    await waitFor(() => {
      expect(router.state.location.search).toBe('');
    });
    expect(api.sent('POST', `${root}/employmentHistory`)[0]?.body).toMatchObject({
      type: 'unWorking',
      startDate: '2024-03-01',
      endDate: '2024-11-30',
      current: false,
    });
  });

  it('rejects overlapping dates, an end before the start and a future date before sending', async () => {
    const { screen, browser, api } = await openWork(withGap, 'employmentHistory?add=1&from=2024-01-05&to=2024-01-04');
    const form = within(await screen.findByRole('form', { name: 'Add a job' }));
    const save = () => browser.click(form.getByRole('button', { name: 'Save' }));

    await save();
    expect(await form.findByText("The end can't be before the start")).toBeVisible();
    await browser.clear(form.getByLabelText('Last day'));
    await browser.type(form.getByLabelText('Last day'), '2024-02-01');
    await save();
    expect(await form.findByText(/^These dates overlap .*\(Old Fleet\)$/)).toBeVisible();
    await browser.clear(form.getByLabelText('First day'));
    await browser.type(form.getByLabelText('First day'), '2999-01-01');
    expect(await form.findByText("The date can't be in the future")).toBeVisible();
    expect(api.sent('POST', `${root}/employmentHistory`)).toHaveLength(0);
  });

  it('restores unsaved entries when the page is reopened', async () => {
    const first = await openWork({}, 'employmentHistory?add=1');
    await first.browser.type(await first.screen.findByLabelText('Employer'), 'Half a name');
    first.screen.unmount();

    const { screen, browser } = await openWork({}, 'employmentHistory?add=1');

    expect(await screen.findByLabelText('Employer')).toHaveValue('Half a name');
    expect(screen.getByText('We kept your earlier entries.')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText('Employer')).toHaveValue('');
  });

  it('shows an API error at its field and keeps the entries', async () => {
    const overlap = { in: 'body', pointer: '/startDate', code: 'history-overlaps' };
    const { screen, browser } = await open('employmentHistory?edit=018f0000-0000-7000-8000-000000000101', (api) =>
      api
        .on('GET', `${root}/employmentHistory`, ok(aWorkHistory({ data: [aJob()] })))
        .on('PUT', `${root}/employmentHistory/{id}`, refusal(400, 'invalid-input', { errors: [overlap] })),
    );
    const form = within(await screen.findByRole('form', { name: 'Edit job' }));

    await browser.click(form.getByRole('button', { name: 'Save' }));

    expect(await form.findByText('Residence history for these dates is already exists')).toBeVisible();
    expect(form.getByLabelText('Employer')).toHaveValue('Lone Star Freight');
  });

  it('asks for the type of equipment once the job was in a commercial motor vehicle', async () => {
    const job = aJob({ commercial: false, equipment: [] });
    const { screen, browser, api } = await open(`employmentHistory?edit=${job._id}`, (fake) =>
      fake
        .on('GET', `${root}/employmentHistory`, ok(aWorkHistory({ data: [job] })))
        .on('PUT', `${root}/employmentHistory/{id}`, ok(job)),
    );
    const form = within(await screen.findByRole('form', { name: 'Edit job' }));
    const vehicle = form.getByRole('radiogroup', { name: /commercial motor vehicle/ });
    await browser.click(within(vehicle).getByLabelText('Yes'));
    await browser.click(form.getByRole('button', { name: 'Save' }));

    const equipment = within(form.getByRole('group', { name: 'Equipment you operated' }));
    expect(await form.findByText('This field is required')).toBeVisible();
    await waitFor(() => expect(equipment.getByLabelText('Straight truck')).toHaveFocus());
    expect(api.sent('PUT', `${root}/employmentHistory/{id}`)).toEqual([]);
    await browser.click(equipment.getByLabelText('Flatbed'));
    await browser.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.sent('PUT', `${root}/employmentHistory/{id}`)).toHaveLength(1));
  });

  it.each([
    { kind: 'employmentHistory', label: 'Employer', field: 'employerName', item: aJob(), list: aWorkHistory() },
    { kind: 'residenceHistory', label: 'City', field: 'city', item: aHome(), list: aHomeHistory() },
  ])('keeps the entries of an item that another tab removes, and adds it again: $kind', async (removal) => {
    const { kind, label, field, item, list } = removal;
    let data: object[] = [item];
    const { screen, browser, api, client } = await open(`${kind}?edit=${item._id}`, (fake) =>
      fake
        .on('GET', `${root}/${kind}`, () => ok({ ...list, data }))
        .on('POST', `${root}/${kind}`, { status: 201, body: item }),
    );
    const entry = await screen.findByLabelText(label);
    await browser.clear(entry);
    await browser.type(entry, 'Amarillo');
    data = [];
    await act(() => client.invalidateQueries());

    expect(await screen.findByText(/^This entry was removed in the meantime/)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveValue('Amarillo');
    await browser.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.sent('POST', `${root}/${kind}`)[0]?.body).toMatchObject({ [field]: 'Amarillo' }));
  });

  it.each([
    { kind: 'employmentHistory', label: 'Employer', field: 'employerName', item: aJob(), list: aWorkHistory() },
    { kind: 'residenceHistory', label: 'City', field: 'city', item: aHome(), list: aHomeHistory() },
  ])('shows the current version of an item that another tab changed: $kind', async (change) => {
    const { kind, label, field, item, list } = change;
    let current: object = item;
    const { screen, browser, api } = await open(`${kind}?edit=${item._id}`, (fake) =>
      fake
        .on('GET', `${root}/${kind}`, () => ok({ ...list, data: [current] }))
        .on('PUT', `${root}/${kind}/{id}`, ({ body }) => {
          const { was } = body as { was: object };
          return Reflect.get(was, field) === Reflect.get(current, field) ? ok(item) : refusal(409, 'record-changed');
        }),
    );
    await browser.type(await screen.findByLabelText(label), ' typed');
    current = { ...item, [field]: 'Of the other tab' };
    await browser.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('This was changed in the meantime');
    expect(screen.getByLabelText(label)).toHaveDisplayValue(/ typed$/);
    await browser.click(screen.getByRole('button', { name: 'Show the current version' }));
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveValue('Of the other tab'));
    expect(screen.queryByText(/We kept your earlier entries/)).toBeNull();
    await browser.type(screen.getByLabelText(label), ' too');
    await browser.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.sent('PUT', `${root}/${kind}/{id}`)).toHaveLength(2));
    expect(api.sent('PUT', `${root}/${kind}/{id}`)[1]?.body).toMatchObject({
      [field]: 'Of the other tab too',
      was: { [field]: 'Of the other tab' },
    });
  });

  it('is sent with the statement that ten years of commercial employers are listed', async () => {
    let standing = notSent;
    const { screen, browser, api } = await open('employmentHistory', (fake) =>
      fake
        .on('GET', `${root}/employmentHistory`, () =>
          ok(aWorkHistory({ data: [aJob()], coverage: wholeCoverage, asksCommercialEmployers: true, standing })),
        )
        .on('PUT', `${root}/employmentHistory/submit`, () => {
          standing = { status: 'pending', isChanged: false, sentAt: '2026-11-21T12:00:00.000Z' };
          return ok(aWorkHistory({ standing }));
        }),
    );

    await browser.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByText('This field is required')).toBeVisible());
    await browser.click(screen.getByRole('checkbox', { name: /^I have listed every employer/ }));
    await browser.click(screen.getByRole('button', { name: 'Send' }));

    expect(await screen.findByRole('heading', { name: 'We are reviewing it' })).toBeVisible();
    expect(screen.getByText('Sent on 11/21/2026')).toBeVisible();
    expect(api.sent('PUT', `${root}/employmentHistory/submit`)[0]?.body).toEqual({ commercialEmployersListed: true });
  });

  it('must be sent again after a change, and shows reviewer notes', async () => {
    const history = {
      data: [aJob()],
      coverage: wholeCoverage,
      standing: { ...notSent, status: 'approved', isChanged: true },
    } as const;
    const note = { _id: '018f0000-0000-7000-8000-000000000901', entityId: aJob()._id, text: 'Which terminal?' };
    const { screen } = await open('employmentHistory', (api) =>
      api
        .on('GET', `${root}/employmentHistory`, ok(aWorkHistory({ ...history, data: [aJob()] })))
        .on('GET', '/api/verifications', ok([{ ...note, updatedAt: '2026-11-21T12:00:00.000Z' }])),
    );

    expect(await screen.findByText(/You made a change after you sent this/)).toBeVisible();
    expect(await screen.findByText('The reviewer wrote: “Which terminal?”')).toBeVisible();
  });

  it('removes an item only after a confirmation', async () => {
    let data = [aJob()];
    const { screen, browser, api } = await open('employmentHistory', (fake) =>
      fake
        .on('GET', `${root}/employmentHistory`, () => ok(aWorkHistory({ data })))
        .on('DELETE', `${root}/employmentHistory/{id}`, () => {
          data = [];
          return ok();
        }),
    );

    await browser.click(await screen.findByRole('button', { name: 'Remove Lone Star Freight' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Lone Star Freight?' }));
    expect(api.sent('DELETE', `${root}/employmentHistory/{id}`)).toHaveLength(0);
    await browser.click(dialog.getByRole('button', { name: 'Remove' }));

    await waitFor(() => {
      expect(screen.queryByText('Lone Star Freight')).not.toBeInTheDocument();
    });
  });

  it('offers a retry when loading fails', async () => {
    const { screen } = await open('employmentHistory', (api) =>
      api.on('GET', `${root}/employmentHistory`, refusal(503, 'unavailable')),
    );

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe.each([
  {
    part: 'violations',
    path: 'violation',
    title: 'Speeding, 05/01/2025',
    item: { charge: 'speeding', penalty: ['fine'] },
    shown: 'Fine',
  },
  {
    part: 'accidents',
    path: 'accidents',
    title: 'Hit a pole, 05/01/2025',
    item: { description: 'Hit a pole' },
    shown: 'Hit a pole',
  },
])('the card of one of the $part', ({ part, path, title, item, shown }) => {
  const kind = path === 'violation' ? 'violation' : 'accident';
  const entry = { ...emptyItems[kind], ...item, _id: aJob()._id, city: 'Dallas', state: 'TX', startDate: '2025-05-01' };
  const openCards = (data: () => readonly object[], extend: (fake: FakeApi) => FakeApi = (fake) => fake) =>
    open(part, (fake) =>
      extend(fake).on('GET', `${root}/${path}`, () => ok({ data: data(), lastThreeYears: 1, lastYear: 0 })),
    );

  it('leads to its form', async () => {
    const { screen, browser } = await openCards(() => [entry]);

    expect(await screen.findByText(shown)).toBeVisible();
    await browser.click(screen.getByRole('link', { name: `Edit ${title}` }));

    expect(await screen.findByRole('form', { name: `Edit ${kind}` })).toBeVisible();
  });

  it('is deleted after a confirmation', async () => {
    let data = [entry];
    const { screen, browser } = await openCards(
      () => data,
      (fake) =>
        fake.on('DELETE', `${root}/${path}/{id}`, () => {
          data = [];
          return ok();
        }),
    );

    await browser.click(await screen.findByRole('button', { name: `Remove ${title}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `Remove ${title}?` }));
    await browser.click(dialog.getByRole('button', { name: 'Remove' }));

    await waitFor(() => {
      expect(screen.queryByText(shown)).not.toBeInTheDocument();
    });
  });
});

describe('the residence history', () => {
  it('does not require dates for a residence of more than three years', async () => {
    const { screen, browser, api } = await open('residenceHistory?add=1', (fake) =>
      fake
        .on('GET', `${root}/residenceHistory`, ok(aHomeHistory()))
        .on('POST', `${root}/residenceHistory`, { status: 201, body: aHome() }),
    );
    const form = within(await screen.findByRole('form', { name: 'Add an address' }));
    await browser.type(form.getByLabelText('Street address'), '2 Elm St');
    await browser.type(form.getByLabelText('City'), 'Dallas');
    await browser.selectOptions(form.getByLabelText('State'), 'Texas');
    await browser.type(form.getByLabelText('ZIP code'), '7520');
    await browser.click(form.getByRole('checkbox', { name: /more than 3 years/ }));
    // "More than 3 years" without a last day implies a current residence.
    await browser.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Address is not valid')).toBeVisible();
    await browser.type(form.getByLabelText('ZIP code'), '1');
    await browser.click(form.getByRole('button', { name: 'Save' }));

    await waitFor(() => {
      expect(api.sent('POST', `${root}/residenceHistory`)[0]?.body).toMatchObject({
        postalCode: '75201',
        moreThan3Years: true,
        startDate: '',
        endDate: null,
        current: false,
      });
    });
    expect(form.queryByLabelText('First day')).not.toBeInTheDocument();
  });

  it('is sent with the mailing address statement', async () => {
    const { screen, browser, api } = await open('residenceHistory', (fake) =>
      fake
        .on('GET', `${root}/residenceHistory`, ok(aHomeHistory({ data: [aHome()], coverage: wholeCoverage })))
        .on('PUT', `${root}/residenceHistory/submit`, ok(aHomeHistory())),
    );

    expect(await screen.findByText('Dallas, TX 75201')).toBeVisible();
    await browser.click(await screen.findByRole('checkbox', { name: /^My mailing address/ }));
    await browser.click(screen.getByRole('button', { name: 'Send' }));
    const mailing = within(screen.getByRole('group', { name: 'Mailing address' }));
    expect(await mailing.findAllByText('This field is required')).toHaveLength(4);
    expect(api.sent('PUT', `${root}/residenceHistory/submit`)).toEqual([]);
    await browser.type(mailing.getByLabelText('Street address'), 'PO Box 12');
    await browser.type(mailing.getByLabelText('City'), 'Reno');
    await browser.selectOptions(mailing.getByLabelText('State'), 'NV');
    await browser.type(mailing.getByLabelText('ZIP code'), '89501');
    await browser.click(screen.getByRole('button', { name: 'Send' }));

    await waitFor(() => {
      expect(api.sent('PUT', `${root}/residenceHistory/submit`)[0]?.body).toEqual({
        sameAddress: false,
        mailingAddress: { addressLine1: 'PO Box 12', addressLine2: '', city: 'Reno', state: 'NV', postalCode: '89501' },
      });
    });
  });
});

describe('items that are saved one by one', () => {
  it.each([
    { part: 'militaryService', path: 'military-services', empty: 'No military service', add: 'Add military service' },
    { part: 'drivingSchool', path: 'driving-school', empty: 'No driving school', add: 'Add a school' },
    { part: 'unemploymentPeriod', path: 'unemployment-period', empty: 'No unemployment periods', add: 'Add a period' },
  ])('on /$part start empty and have a form', async ({ part, path, empty, add }) => {
    const { screen, browser } = await open(part, (api) =>
      api.on('GET', `${root}/${path}`, ok({ data: [], standing: notSent })),
    );

    expect(await screen.findByText(empty)).toBeVisible();
    await browser.click(screen.getByRole('link', { name: add }));
    expect(await screen.findByRole('form', { name: add })).toBeVisible();
  });

  it.each([
    {
      part: 'violations',
      path: 'violation',
      counted: /^2 violations in the last 3 years, 1 in the last 12 months/,
      add: 'Add a violation',
    },
    {
      part: 'accidents',
      path: 'accidents',
      counted: /^2 accidents in the last 3 years, 1 in the last 12 months/,
      add: 'Add an accident',
    },
  ])('on /$part are counted over three years and over the last twelve months', async ({ part, path, counted, add }) => {
    const { screen, browser } = await open(part, (api) =>
      api.on('GET', `${root}/${path}`, ok({ data: [], lastThreeYears: 2, lastYear: 1 })),
    );

    expect(await screen.findByText(counted)).toBeVisible();
    await browser.click(screen.getByRole('link', { name: add }));
    const form = within(await screen.findByRole('form', { name: add }));
    await browser.click(form.getByRole('button', { name: 'Save' }));
    expect((await form.findAllByText('This field is required')).length).toBeGreaterThan(3);
  });
});
