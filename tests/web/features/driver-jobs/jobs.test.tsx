import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { DriverJob } from '#domain/job-orders/driver-job/schema';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { aJob, aJobDetail } from '../../support/jobs';
import { aDriver, anApplyingDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const LIST = '/api/driver/job-orders';
const REQUEST = '/api/job-order/driver-job-request';
const onResponse = ok({
  _id: '018f0000-0000-7000-8000-0000000000ff',
  candidacyId: '018f0000-0000-7000-8000-0000000000fe',
  seq: 1,
  state: 'requested',
  stage: 'requested',
});

/** The first page has the jobs; the second is empty and ends the scrolling. */
const withJobs =
  (...jobs: DriverJob[]) =>
  (api: FakeApi) =>
    api.on('GET', LIST, ({ query }) => {
      const page = Number(query.get('page') ?? 0);
      return ok({ data: page === 0 ? jobs : [], page });
    });

const openJobs = (extend: (api: FakeApi) => FakeApi, address = '/driver/jobs') =>
  renderApp(address, { user: aDriver(), api: extend });

afterEach(freshBrowser);

describe('the jobs for a driver', () => {
  it('shows a start date only until it has passed', async () => {
    const dates = { isStartDateASAP: false, isContract: true };
    const { screen } = await openJobs(
      withJobs(
        aJob({ ...dates, title: 'Started', startDate: '2020-03-02' }),
        aJob({ ...dates, _id: '018f0000-0000-7000-8000-0000000000fd', title: 'Ahead', startDate: '2099-03-02' }),
      ),
    );

    const started = within(await screen.findByRole('article', { name: 'Started' }));
    expect(started.getByText('As soon as possible, no end date')).toBeVisible();
    const ahead = within(screen.getByRole('article', { name: 'Ahead' }));
    expect(ahead.getByText('Mon, Mar 2, 2099, no end date')).toBeVisible();
  });

  it('shows distance, weekly pay, home time, equipment, the dealbreaker and the match', async () => {
    const { screen } = await openJobs(withJobs(aJob()));

    const job = within(await screen.findByRole('article', { name: 'Night drayage' }));
    expect(job.getByText('Long Beach Drayage · Long Beach, CA · 12 mi away')).toBeVisible();
    expect(job.getByText('$1,340–1,520 a week')).toBeVisible();
    expect(job.getByText('Home daily, port work')).toBeVisible();
    expect(job.getByText('Day Cab, automatic')).toBeVisible();
    expect(job.getByText(/Do you have a TWIC card/)).toBeVisible();
    const fit = within(job.getByRole('list', { name: 'Your match' })).getAllByRole('listitem');
    expect(fit.map((line) => line.textContent)).toEqual([
      'You match 2 of 3 criteria',
      '~Near match: 28 of 30 months of driving experience in the last 36 months, almost enough',
    ]);
  });

  it('counts a preference that the driver has not stated neither as a match nor as a mismatch', async () => {
    const detail = { needed: 'no-touch', notStated: true };
    const fitWith = [...aJob().fit, { criterion: 'freightLevel' as const, result: 'pass' as const, detail }];
    const { screen } = await openJobs(withJobs(aJob({ fit: fitWith })));

    const job = within(await screen.findByRole('article', { name: 'Night drayage' }));
    const fit = within(job.getByRole('list', { name: 'Your match' })).getAllByRole('listitem');
    expect(fit.map((line) => line.textContent)).toEqual([
      'You match 2 of 3 criteria',
      expect.stringMatching(/^~Near match/),
      '–Not set in your preferences: No touch',
    ]);
  });

  it('asks the dealbreaker question before applying, and sends one request with the answer', async () => {
    const { screen, api, browser } = await openJobs((fake) => withJobs(aJob())(fake).on('POST', REQUEST, onResponse));

    await browser.click(await screen.findByRole('button', { name: 'Apply for this job' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Apply for Night drayage?' }));
    await browser.click(dialog.getByRole('button', { name: 'Yes, apply' }));
    expect(await dialog.findByText('Answer this question')).toBeVisible();
    await browser.click(dialog.getByRole('radio', { name: 'No' }));
    await browser.click(dialog.getByRole('button', { name: 'Yes, apply' }));
    expect(await dialog.findByText(/^This job requires a yes/)).toBeVisible();
    expect(api.sent('POST', REQUEST)).toHaveLength(0);
    await browser.click(dialog.getByRole('radio', { name: 'Yes' }));
    await browser.click(dialog.getByRole('button', { name: 'Yes, apply' }));

    expect(await screen.findByText('Application sent')).toBeVisible();
    expect(api.sent('POST', REQUEST).map(({ body }) => body)).toEqual([
      { jobOrderId: aJob()._id, dealbreakerAnswers: [{ question: 'Do you have a TWIC card?', answer: true }] },
    ]);
  });

  it('keeps the dialog open with the reason when the request is refused', async () => {
    const { screen, browser } = await openJobs((api) =>
      withJobs(aJob({ dealbreakerQuestions: [] }))(api).on('POST', REQUEST, refusal(409, 'order-filled')),
    );
    await browser.click(await screen.findByRole('button', { name: 'Apply for this job' }));
    const dialog = within(await screen.findByRole('dialog'));

    await browser.click(dialog.getByRole('button', { name: 'Yes, apply' }));

    expect(await dialog.findByRole('alert')).toBeVisible();
  });

  it('shows why the driver cannot apply for a job', async () => {
    const { screen } = await openJobs(withJobs(aJob({ requestRefusal: 'order-filled' })));

    const button = await screen.findByRole('button', { name: 'Apply for this job' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription();
  });

  it('links to the existing application instead', async () => {
    const candidacyId = '018f0000-0000-7000-8000-0000000000c1';
    const { screen } = await openJobs(
      withJobs(
        aJob({
          candidacy: {
            candidacyId,
            round: 1,
            state: 'requested',
            stage: 'requested',
            since: '2026-11-20T12:00:00.000Z',
          },
        }),
      ),
    );

    expect(await screen.findByRole('link', { name: 'Applied: see your application' })).toHaveAttribute(
      'href',
      `/driver/applications#${candidacyId}`,
    );
  });

  it('keeps the radius in the URL and sends it', async () => {
    const { screen, api, router, browser } = await openJobs(withJobs(aJob()));

    await browser.selectOptions(await screen.findByLabelText('Distance from your city'), 'Within 50 miles');

    await waitFor(() => {
      expect(api.sent('GET', LIST).some(({ query }) => query.get('miles') === '50')).toBe(true);
    });
    await waitFor(() => expect(router.state.location.search).toBe('?miles=50'));
  });

  it('are nearest first, or best paid first', async () => {
    const { screen, api, router, browser } = await openJobs(withJobs(aJob()), '/driver/jobs?miles=50');
    const order = await screen.findByLabelText('Sort by');
    expect(order).toHaveDisplayValue('Nearest first');

    await browser.selectOptions(order, 'Best paid first');

    await waitFor(() => expect(router.state.location.search).toBe('?miles=50&sort=pay'));
    await waitFor(() => expect(api.sent('GET', LIST).at(-1)?.query.get('sort')).toBe('pay'));
    await browser.selectOptions(screen.getByLabelText('Sort by'), 'Nearest first');
    await waitFor(() => expect(router.state.location.search).toBe('?miles=50'));
  });

  it('filters by pay, trailer, home time and freight, keeps the filters in the URL, and clears them', async () => {
    const { screen, api, router, browser } = await openJobs(withJobs(), '/driver/jobs?miles=50');
    await browser.click(await screen.findByText('More filters'));

    await browser.selectOptions(screen.getByLabelText('Weekly pay'), '$1,500 or more');
    await browser.selectOptions(screen.getByLabelText('Trailer'), 'Reefer');
    await browser.click(screen.getByRole('checkbox', { name: 'Home daily' }));
    await browser.click(screen.getByRole('checkbox', { name: 'No-touch freight' }));

    await waitFor(() => {
      expect(Object.fromEntries(api.sent('GET', LIST).at(-1)?.query ?? [])).toMatchObject({
        miles: '50',
        weeklyPay: '1500',
        trailer: 'Reefer',
        homeDaily: 'true',
        noTouch: 'true',
      });
    });
    await waitFor(() =>
      expect(router.state.location.search).toBe('?miles=50&weeklyPay=1500&trailer=Reefer&homeDaily=true&noTouch=true'),
    );
    expect(screen.getByText('More filters · 4 on')).toBeVisible();
    expect(await screen.findByText('No jobs match these filters')).toBeVisible();
    await browser.click(screen.getByRole('checkbox', { name: 'No-touch freight' }));
    expect(await screen.findByText('More filters · 3 on')).toBeVisible();
    await browser.click(await screen.findByRole('button', { name: 'Clear filters' }));

    expect(await screen.findByText('No jobs match you right now')).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('reports that no job is near and shows all distances on click', async () => {
    const { screen, browser, router } = await openJobs(withJobs(), '/driver/jobs?miles=25');

    expect(await screen.findByText('No jobs within 25 miles')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Show jobs within 100 miles' }));

    expect(await screen.findByText('No jobs match you right now')).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('offers a retry when the list fails to load', async () => {
    const { screen } = await openJobs((api) => api.on('GET', LIST, refusal(503, 'unavailable')));

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('are visible before certification, with a link to finish the application', async () => {
    const { screen, router } = await renderApp('/driver/jobs', {
      user: anApplyingDriver(),
      api: withJobs(aJob({ requestRefusal: 'driver-not-active' })),
    });

    expect(await screen.findByRole('link', { name: 'Get certified to apply' })).toHaveAttribute(
      'href',
      '/driver/onboarding',
    );
    expect(router.state.location.pathname).toBe('/driver/jobs');
    expect(screen.queryByRole('button', { name: 'Apply for this job' })).not.toBeInTheDocument();
  });
});

describe('the page of one job', () => {
  const openJob = (response = ok(aJobDetail())) =>
    openJobs((api) => api.on('GET', `${LIST}/{id}`, response), `/driver/jobs/${aJob()._id}`);

  it('shows the pay terms, the schedule and the requirements', async () => {
    const { screen } = await openJob(ok(aJobDetail({ scheduleType: 'WEEK_SCHEDULE' })));

    expect(await screen.findByRole('heading', { level: 1, name: 'Night drayage' })).toBeVisible();
    expect(screen.getByText('$27.00 to $29.00')).toBeVisible();
    expect(screen.getByText('After 8 hours a day and 40 a week')).toBeVisible();
    expect(screen.getAllByText('5:15 AM to 2:00 PM')).toHaveLength(5);
    expect(screen.getByText('TWIC card')).toBeVisible();
    expect(screen.getByText('Containers from the port to the yard.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Apply for this job' })).toBeVisible();
  });

  it('says that the carrier itself employs the driver', async () => {
    const { screen } = await openJob(ok(aJobDetail({ isDirectJobOrder: true })));

    expect(await screen.findByText(`${aJob().carrier}, without a staffing agency`)).toBeVisible();
  });

  it('numbers the weeks of a rotation', async () => {
    const { schedule } = aJobDetail();
    const off = Object.fromEntries(
      Object.entries(schedule).map(([day, hours]) => [day, { ...hours, isAvailable: false }]),
    ) as typeof schedule;
    const { screen } = await openJob(ok(aJobDetail({ scheduleType: 'WEEK_SCHEDULE', schedules: [off] })));

    expect(await screen.findByText('Week 1, Mon')).toBeVisible();
    expect(screen.getAllByText('5:15 AM to 2:00 PM')).toHaveLength(5);
    expect(screen.getByText('Week 2')).toBeVisible();
    expect(screen.getByText('Off')).toBeVisible();
  });

  it('shows the shift in words', async () => {
    const { screen } = await openJob(ok(aJobDetail({ shiftType: 'PM' })));

    expect(await screen.findByText('Evening shift')).toBeVisible();
  });

  it('shows an invited driver what the carrier will see, and links to the answer', async () => {
    const candidacyId = '018f0000-0000-7000-8000-0000000000c1';
    const candidacy = {
      candidacyId,
      round: 1,
      state: 'invited',
      stage: 'invited',
      since: '2026-11-20T12:00:00.000Z',
    } as const;
    const { screen } = await openJob(ok(aJobDetail({ candidacy, requestRefusal: 'driver-already-invited' })));

    expect(await screen.findByText(/sees your full name, phone number and email/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Answer the invitation' })).toHaveAttribute(
      'href',
      `/driver/applications#${candidacyId}`,
    );
  });

  it('reports a job that is gone', async () => {
    const { screen } = await openJob(refusal(404, 'not-found'));

    expect(await screen.findByText('Page not found.')).toBeVisible();
  });
});

describe('a job that takes no applications from the driver', () => {
  const candidacyId = '018f0000-0000-7000-8000-0000000000fe';
  const over = { candidacyId, round: 1, state: 'closed', stage: null, since: '2026-11-20T12:00:00.000Z' } as const;
  const openJob = (facts: Partial<DriverJob>) => {
    const job = aJobDetail({ ...facts });
    return openJobs((api) => api.on('GET', '/api/driver/job-orders/{id}', ok(job)), `/driver/jobs/${job._id}`);
  };

  it.each([
    ['order-not-active', 'This job is closed. It takes no more applications.'],
    ['order-filled', 'All seats of this job are filled'],
    ['order-not-visible', 'This job is not open to applications'],
    ['organization-inactive', "Long Beach Drayage is paused on Gladhand, so you can't apply for now."],
  ])('says so above its description, and leads to the own application: %s', async (requestRefusal, text) => {
    const { screen } = await openJob({ requestRefusal, candidacy: over });

    const note = within(await screen.findByRole('note'));
    expect(note.getByText(text)).toBeVisible();
    expect(note.getByRole('link', { name: 'See your earlier application' })).toHaveAttribute(
      'href',
      `/driver/applications#${candidacyId}`,
    );
  });

  it('leads to the own application that is over while the job is open again', async () => {
    const { screen } = await openJob({ requestRefusal: null, candidacy: over });

    expect(await screen.findByRole('link', { name: 'See your earlier application' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Apply for this job' })).toBeEnabled();
  });

  it('says nothing else about an open job', async () => {
    const { screen } = await openJob({ requestRefusal: null, candidacy: null });
    await screen.findByRole('button', { name: 'Apply for this job' });

    expect(screen.queryByRole('note')).toBeNull();
  });
});
