import { afterEach, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { DueLine, DueLines } from '#domain/requirements/calendar/schema';
import { EMPLOYMENT_ID } from '../../support/driver-files';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const LIST = '/api/business/requirements/calendar';

const aLine = (changes: Partial<DueLine> = {}): DueLine => ({
  _id: '00000000-0000-7000-8000-0000000000f1',
  dueOn: '2026-12-20',
  driver: { _id: '00000000-0000-7000-8000-0000000000d1', name: 'Nora Quinn' },
  employmentId: EMPLOYMENT_ID,
  code: 'license',
  title: "Driver's license, front and back",
  citation: '49 CFR 391.11(b)(5)',
  subject: null,
  store: 'qualification',
  status: 'done',
  acts: 'driver',
  bars: false,
  ...changes,
});
const answer = (...data: DueLine[]): DueLines => ({
  from: '2026-11-26',
  to: '2027-02-24',
  unchecked: 0,
  stores: ['qualification', 'investigation', 'drugAlcohol'],
  total: data.length,
  data,
});

const open = (response: Parameters<FakeApi['on']>[2], search = '') =>
  renderApp(`/business/due-dates${search}`, {
    user: aSafetyOfficer(),
    api: (api) => api.on('GET', LIST, response),
  });

afterEach(freshBrowser);

it('lists what is due, with its day, and opens the file', async () => {
  const safety = aLine({
    ...{ _id: '00000000-0000-7000-8000-0000000000f2', code: 'safety-history', title: 'Safety performance history' },
    ...{ subject: 'Old Carrier', status: 'missing', acts: 'carrier', store: 'investigation', bars: true },
  });
  const { screen } = await open(ok(answer(aLine(), safety)));

  const [link] = await screen.findAllByRole('link', { name: 'Nora Quinn' });
  expect(link).toHaveAttribute('href', `/business/files/${EMPLOYMENT_ID}`);
  expect(screen.getAllByText('12/20/2026')).toHaveLength(2);
  expect(screen.getByText('Renewal')).toBeVisible();
  expect(screen.getByText('Safety performance history: Old Carrier')).toBeVisible();
  expect(screen.getByText(/^Missing · /)).toBeVisible();
});

it('keeps its filters in the URL, asks for them, and clears them', async () => {
  const { screen, browser, router, api } = await open(ok(answer()), '?days=180');
  expect(await screen.findByText('Nothing overdue, and nothing due in this period')).toBeVisible();
  expect(api.sent('GET', LIST).at(-1)?.query.get('days')).toBe('180');

  await browser.selectOptions(screen.getByRole('combobox', { name: /^Records/ }), 'Drug and alcohol');
  expect(screen.queryByRole('option', { name: 'HR records' })).toBeNull();
  expect(await screen.findByText('Nothing due matches these filters')).toBeVisible();
  await waitFor(() => {
    expect(router.state.location.search).toContain('store=drugAlcohol');
  });
  await waitFor(() => expect(api.sent('GET', LIST).at(-1)?.query.get('store')).toBe('drugAlcohol'));

  await browser.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('Nothing overdue, and nothing due in this period')).toBeVisible();
});

it('names the first day of the period, and files that nobody has checked', async () => {
  const { screen } = await open(ok({ ...answer(aLine()), unchecked: 2 }));
  await screen.findByRole('link', { name: 'Nora Quinn' });

  expect(screen.getByLabelText('From')).toHaveValue('2026-11-26');
  expect(screen.getByText("2 files aren't checked yet. Their due dates are missing here.")).toBeVisible();
});

it('downloads what it shows as a table and as a calendar', async () => {
  const { screen, browser, api } = await open(ok(answer(aLine())), '?acts=driver');
  await screen.findByRole('link', { name: 'Nora Quinn' });
  api.on('GET', `${LIST}.csv`, refusal(503, 'unavailable'));
  api.on('GET', `${LIST}.ics`, refusal(503, 'unavailable'));

  await browser.click(screen.getByRole('button', { name: /^Download CSV/ }));
  await browser.click(screen.getByRole('button', { name: /^Download calendar/ }));
  await waitFor(() => expect(api.sent('GET', `${LIST}.csv`).at(-1)?.query.get('acts')).toBe('driver'));
  await waitFor(() => expect(api.sent('GET', `${LIST}.ics`).at(-1)?.query.get('days')).toBe('90'));
});

it('is in the navigation of HR and Safety only', async () => {
  const { screen } = await open(ok(answer()));
  expect(await screen.findByRole('link', { name: 'Compliance calendar' })).toBeVisible();
});

it('says to other positions that it is not theirs', async () => {
  const { screen } = await renderApp('/business/due-dates', {
    user: aSafetyOfficer({ position: 'LOCATION_MANAGER' }),
    api: (api) => api.on('GET', LIST, refusal(403, 'forbidden')),
  });

  expect(await screen.findByRole('heading', { name: 'Compliance calendar' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Compliance calendar' })).toBeNull();
  expect(await screen.findByText(/permission|forbidden|allowed/i)).toBeVisible();
});
