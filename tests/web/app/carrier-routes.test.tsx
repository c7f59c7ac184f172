import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { anOrderView, ORDER_ID } from '../support/carrier-orders';
import { ok } from '../support/fake-api';
import { aRecruiter, aSafetyOfficer } from '../support/people';
import { freshBrowser, renderApp } from '../support/render';

beforeEach(freshBrowser);

const order = `/business/job-order/${ORDER_ID}`;

describe("the carrier's addresses", () => {
  it.each([
    ['/business', '/business/dashboard', aSafetyOfficer()],
    ['/business', '/business/my-jobs', aRecruiter()],
    ['/business/job-order', '/business/job-order/pending', aSafetyOfficer()],
    [`${order}/hiring-flow`, `${order}/hiring-flow/inviteDrivers`, aSafetyOfficer()],
    [`${order}/hiring-flow/unknown`, `${order}/hiring-flow/inviteDrivers`, aSafetyOfficer()],
    ['/recruiter', '/recruiter/profile', aRecruiter()],
  ])('redirect %s to %s', async (address, target, user) => {
    const { router } = await renderApp(address, { user });

    await waitFor(() => {
      expect(router.state.location.pathname).toBe(target);
    });
  });

  it.each([
    ['true', 'Clone Job Order: Night drayage'],
    ['false', 'Edit Job: Night drayage'],
  ])('clone an order only if isClone is true: %s', async (isClone, title) => {
    const { screen } = await renderApp(`/business/job-order/clone/${ORDER_ID}/${isClone}`, {
      user: aRecruiter(),
      api: (api) => api.on('GET', '/api/job-order/id/{id}', ok(anOrderView({ actions: ['edit', 'clone'] }))),
    });

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  it.each([
    ['payment', 'Payment'],
    ['fleet', 'Fleet configuration'],
    ['criteria', 'Additional Match Criteria'],
    ['notes', 'Notes'],
  ])('open an edited order at the section %s in the address', async (anchor, name) => {
    const { screen } = await renderApp(`/business/job-order/edit/${ORDER_ID}/${anchor}`, {
      user: aRecruiter(),
      api: (api) => api.on('GET', '/api/job-order/id/{id}', ok(anOrderView({ actions: ['edit'] }))),
    });

    const heading = await screen.findByRole('heading', { level: 2, name });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('leave a link without the permission at the forbidden page, with a way back', async () => {
    const { screen, browser, router } = await renderApp('/recruiter/profile', { user: aSafetyOfficer() });

    await screen.findByRole('heading', { name: 'Forbidden resource' });
    await browser.click(screen.getByRole('button', { name: 'Back' }));

    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/business/dashboard');
    });
  });
});
