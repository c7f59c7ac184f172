import { afterEach, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { weekDefaults } from '#domain/job-orders/defaults';
import { aFacility, anOrderView, ORDER_ID, ORGANIZATION_ID } from '../../support/carrier-orders';
import type { FakeApi } from '../../support/fake-api';
import { ok } from '../../support/fake-api';
import { aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const UPDATE = '/api/order/fleet/{id}';

const withOrder = (more: Parameters<typeof anOrderView>[0]) => (api: FakeApi) =>
  api
    .on('GET', '/api/order/fleet/amount/total', ok({ pending: 0, active: 0, past: 0, deleted: 0 }))
    .on('GET', '/api/job-order/{status}/organization/{orgId}', ok({ data: [], count: 0 }))
    .on('GET', `/api/facility/organization/${ORGANIZATION_ID}`, ok([aFacility()]))
    .on('GET', '/api/facility/fleet/contactPersons/{facilityId}', ok([]))
    .on(
      'GET',
      '/api/safety-profile/organization/{orgId}',
      ok({ minimumAge: 0, minimumExperience: 0, minimumExperienceInLastMonths: 0 }),
    )
    .on('GET', '/api/job-order/id/{id}', ok(anOrderView({ actions: ['edit'], refusals: [], ...more })))
    .on('PATCH', UPDATE, ok({ _id: ORDER_ID, seq: 4, status: 'active' }));

const edit = (more: Parameters<typeof anOrderView>[0] = {}) =>
  renderApp(`/business/job-order/edit/${ORDER_ID}`, { user: aRecruiter(), api: withOrder(more) });

const weekOff = Object.fromEntries(
  Object.entries(weekDefaults).map(([day, hours]) => [day, { ...hours, isAvailable: false }]),
) as typeof weekDefaults;

afterEach(freshBrowser);

it('adds a week as a copy of the selected one, to vary it', async () => {
  const { screen, api, browser } = await edit();
  await browser.click(await screen.findByRole('button', { name: 'Add a week' }));
  const weeks = within(screen.getByRole('group', { name: 'Weeks of the rotation' }));
  expect(weeks.getByRole('button', { name: 'Week 2' })).toHaveAttribute('aria-current', 'true');

  await browser.click(screen.getByRole('checkbox', { name: 'Mon' }));
  await browser.click(screen.getByRole('button', { name: 'Week 1' }));
  expect(screen.getByRole('checkbox', { name: 'Mon' })).toBeChecked();
  await browser.click(screen.getByRole('button', { name: 'Submit' }));

  await screen.findByText('Order updated');
  const { mo } = weekDefaults;
  expect(api.sent('PATCH', UPDATE)[0]?.body).toMatchObject({
    schedules: [{ ...weekDefaults, mo: { ...mo, isAvailable: false } }],
  });
  expect(api.sent('PATCH', UPDATE)[0]?.body).not.toHaveProperty('schedule');
});

it('deletes the first week, and the next one takes its place', async () => {
  const { screen, api, browser } = await edit({ schedules: [weekOff, weekDefaults] });

  await browser.click(await screen.findByRole('button', { name: 'Delete week 1' }));
  expect(screen.getByRole('checkbox', { name: 'Mon' })).not.toBeChecked();
  expect(screen.queryByRole('button', { name: 'Week 3' })).toBeNull();
  await browser.click(screen.getByRole('button', { name: 'Submit' }));

  await screen.findByText('Order updated');
  expect(api.sent('PATCH', UPDATE)[0]?.body).toMatchObject({ schedule: weekOff, schedules: [weekDefaults] });
});

it('names the week whose hours are wrong', async () => {
  const wrong = { ...weekDefaults, mo: { ...weekDefaults.mo, from: 5.1 } };
  const { screen, api, browser } = await edit({ schedules: [wrong] });

  await browser.click(await screen.findByRole('button', { name: 'Submit' }));
  await browser.click(await screen.findByRole('button', { name: 'Week 2: check the hours' }));

  expect(await screen.findByText('Schedule needs to be in 15 minute intervals')).toBeVisible();
  expect(api.sent('PATCH', UPDATE)).toEqual([]);
});

it('shows each week in the summary of the order', async () => {
  const contactFleet = {
    _id: '018f0000-0000-7000-8000-0000000000c1',
    firstName: 'Robin',
    lastName: 'Vale',
    position: 'RECRUITER',
    phone: '+15625550142',
    email: 'robin@acme.example',
  };
  const { screen } = await renderApp(`/business/job-order/${ORDER_ID}/hiring-flow/hiredDrivers`, {
    user: aRecruiter(),
    api: (api) =>
      withOrder({ schedules: [weekOff], contactFleet })(api).on(
        'GET',
        '/api/job-order/{id}/candidacies',
        ok({ data: [], count: 0 }),
      ),
  });

  const summary = within(await screen.findByRole('complementary', { name: 'Order summary' }));
  expect(summary.getByText(/Week 1: Mon–Fri, 5 AM–2 PM\s*Week 2: Off/)).toBeVisible();
  expect(summary.getByText(/Robin Vale\s*\+1 \(562\) 555-0142\s*robin@acme\.example/)).toBeVisible();
  expect(summary.getByText('Active')).toBeVisible();
});
