import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { driverStages } from '#domain/drivers/stages';
import type { DriverMe } from '#domain/drivers/schema';
import { anApplication } from '../../support/application';
import { aDriverMe } from '../../support/drivers';
import { ok, refusal } from '../../support/fake-api';
import { aDriver, anApplyingDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const path = '/api/driver-profile/verification';

const openPage = (me: Partial<DriverMe>, application = anApplication()) =>
  renderApp('/driver/onboarding', {
    user: anApplyingDriver(),
    api: (api) =>
      api
        .on('GET', '/api/driver/me', ok(aDriverMe({ isActiveDriver: false, isReadyForDispatch: false, ...me })))
        .on('GET', path, ok(application)),
  });

const tooYoung = refusal(400, 'invalid-input', {
  errors: [{ in: 'body', pointer: '/birthDate', code: 'under-age', message: 'Minimum age of 18 is required' }],
});

afterEach(freshBrowser);

describe("an applying driver's page", () => {
  it('says where his application stands and what comes next', async () => {
    const { screen } = await openPage(
      {},
      anApplication({ stage: 'PendingHR', tier: 'Processing', next: null, status: 'dot_application_approval_pending' }),
    );

    expect(await screen.findByText('We are checking your papers')).toBeVisible();
    expect(screen.getByText('Approval Pending')).toBeVisible();
    expect(screen.getByText(/We write to you if something is missing/)).toBeVisible();
    expect(screen.getByText('Checks')).toHaveAttribute('aria-current', 'step');
  });

  it('shows each task with its status, and leads to the next one', async () => {
    const gap = { from: '2024-03-01', to: '2024-11-30' };
    const { screen } = await openPage(
      {},
      anApplication(
        { done: 2, minutesLeft: 8, next: 'employmentHistory', savedAt: '2026-11-21T16:42:00.000Z' },
        {
          phone: { status: 'approved' },
          photo: { status: 'rejected', reason: 'photo_unclear' },
          employmentHistory: { progress: { coveredMonths: 28, neededMonths: 36, gap } },
        },
      ),
    );

    expect(await screen.findByText('2 of 9 done · about 8 minutes left')).toBeVisible();
    expect(screen.getByText(/^Saved \d/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Phone.*Done/ })).toHaveAttribute('href', '/driver/onboarding/phone');
    expect(screen.getByRole('link', { name: /^Photo of you.*face can not be seen.*Rejected/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /28 of 36 months, nothing yet for 03\/2024 to 11\/2024/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Driver licence, back.*Task/ })).toHaveAttribute(
      'href',
      '/driver/onboarding/documents#backDriverLicense',
    );
    expect(screen.getByRole('link', { name: 'Continue: Work history' })).toHaveAttribute(
      'href',
      '/driver/onboarding/employmentHistory',
    );
  });

  it.each(driverStages)('has words of its own for the stage %s', async (stage) => {
    const { screen } = await openPage({}, anApplication({ stage }));

    expect(await screen.findByRole('heading', { name: 'Your application' })).toBeVisible();
    expect(screen.queryByText(/stage\./)).not.toBeInTheDocument();
  });

  it('asks the four questions first, and says what is missing or refused where it belongs', async () => {
    const { screen, api, browser } = await renderApp('/driver/onboarding', {
      user: anApplyingDriver(),
      api: (fake) =>
        fake
          .on('GET', '/api/driver/me', ok(aDriverMe({ stage: 'PreQualify', asksPreQualification: true })))
          .on('GET', path, ok(anApplication({ stage: 'PreQualify' })))
          .on('POST', '/api/driver/pre-qualification', tooYoung),
    });

    await browser.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findAllByText('This field is required')).toHaveLength(3);
    await browser.type(screen.getByLabelText('Date of birth'), '2015-03-01');
    await browser.selectOptions(screen.getByLabelText('Your commercial licence'), 'Class B');
    await browser.click(screen.getByRole('checkbox', { name: 'N, tank' }));
    await browser.selectOptions(screen.getByLabelText(/^How long/), '1 to 3 years');
    await browser.click(screen.getByRole('button', { name: 'Continue' }));

    expect(await screen.findByText('Minimum age of 18 is required')).toBeVisible();
    expect(api.sent('POST', '/api/driver/pre-qualification')[0]?.body).toEqual({
      birthDate: '2015-03-01',
      licenseClass: 'driverLicenseClassB',
      endorsements: ['N'],
      transmissions: [],
      experience: 'from1YearTo3Years',
    });
  });

  it('leads to invitations that wait for his answer', async () => {
    const { screen } = await openPage({ applications: 2, yourTurn: 1 });

    expect(await screen.findByText('2 carriers are interested in you')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Answer your invitations' })).toHaveAttribute(
      'href',
      '/driver/applications',
    );
  });

  it('offers another try when it can not be loaded', async () => {
    const { screen } = await renderApp('/driver/onboarding', {
      user: anApplyingDriver(),
      api: (api) => api.on('GET', '/api/driver/me', ok(aDriverMe())).on('GET', path, refusal(503, 'unavailable')),
    });

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('is not for an active driver: he goes home', async () => {
    const { router } = await renderApp('/driver/onboarding', {
      user: aDriver(),
      api: (api) =>
        api.on('GET', '/api/driver/me', ok(aDriverMe())).on('GET', '/api/driver/candidacies', ok({ data: [] })),
    });

    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/driver/home');
    });
  });
});
