import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { driverStages } from '#domain/drivers/stages';
import type { DriverMe } from '#domain/drivers/schema';
import { aDriverMe } from '../../support/drivers';
import { ok, refusal } from '../../support/fake-api';
import { aDriver, anApplyingDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const openPage = (me: Partial<DriverMe>) =>
  renderApp('/driver/onboarding', {
    user: anApplyingDriver(),
    api: (api) =>
      api.on('GET', '/api/driver/me', ok(aDriverMe({ isActiveDriver: false, isReadyForDispatch: false, ...me }))),
  });

const tooYoung = refusal(400, 'invalid-input', {
  errors: [{ in: 'body', pointer: '/birthDate', code: 'under-age', message: 'Minimum age of 18 is required' }],
});

afterEach(freshBrowser);

describe("an applying driver's page", () => {
  it('says where his application stands and what comes next', async () => {
    const { screen } = await openPage({ stage: 'PendingHR', tier: 'Processing', percent: 50 });

    expect(await screen.findByText('We are checking your papers')).toBeVisible();
    expect(screen.getByText(/We write to you if something is missing/)).toBeVisible();
    expect(screen.getByText('Checks')).toHaveAttribute('aria-current', 'step');
  });

  it.each(driverStages)('has words of its own for the stage %s', async (stage) => {
    const { screen } = await openPage({ stage });

    expect(await screen.findByRole('heading', { name: 'What comes next' })).toBeVisible();
    expect(screen.queryByText(/onboarding\.stage/)).not.toBeInTheDocument();
  });

  it('asks the four questions first, and says what is missing or refused where it belongs', async () => {
    const { screen, api, browser } = await renderApp('/driver/onboarding', {
      user: anApplyingDriver(),
      api: (fake) =>
        fake
          .on('GET', '/api/driver/me', ok(aDriverMe({ stage: 'PreQualify', asksPreQualification: true })))
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
    const { screen } = await openPage({ stage: 'Processing', tier: 'Application', applications: 2, yourTurn: 1 });

    expect(await screen.findByText('2 carriers are interested in you')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Answer your invitations' })).toHaveAttribute(
      'href',
      '/driver/applications',
    );
  });

  it('offers another try when it can not be loaded', async () => {
    const { screen } = await renderApp('/driver/onboarding', {
      user: anApplyingDriver(),
      api: (api) => api.on('GET', '/api/driver/me', refusal(503, 'unavailable')),
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
