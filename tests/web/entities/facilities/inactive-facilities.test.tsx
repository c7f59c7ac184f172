import { afterEach, expect, it, jest } from '@jest/globals';
import { within } from '@testing-library/react';
import { aFacility } from '../../support/carrier-orders';
import { ok } from '../../support/fake-api';
import { aHiringReport } from '../../support/hiring-reports';
import { aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

// jsdom has no layout, so charts have no size.
jest.mock('recharts', () => {
  const nothing = () => null;
  const names = ['Bar', 'BarChart', 'Legend', 'Line', 'LineChart', 'Tooltip', 'XAxis', 'YAxis', 'ResponsiveContainer'];
  return Object.fromEntries(names.map((name) => [name, nothing]));
});

const closed = aFacility({ _id: '018f0000-0000-7000-8000-0000000000f8', name: 'Old Yard', isActive: false });
const none = ok({ data: [], count: 0 });

afterEach(freshBrowser);

it.each([
  { path: '/business/job-order/active', label: 'Facility', name: 'Old Yard (inactive)' },
  { path: '/business/my-jobs', label: 'Facility', name: 'Old Yard (inactive)' },
  { path: '/business/candidates', label: 'Facility', name: 'Old Yard (inactive)' },
  { path: '/business/reports', label: 'Facility', name: 'Old Yard (inactive)' },
  { path: '/business/interviews', label: 'Facility', name: 'Old Yard (inactive)' },
  { path: '/business/bench', label: 'Distance from', name: 'Old Yard · Long Beach, CA (inactive)' },
  { path: '/business/drivers', label: 'Distance from', name: 'Old Yard · Long Beach, CA (inactive)' },
])('an inactive facility is marked in the choices of $path', async ({ path, label, name }) => {
  const { screen } = await renderApp(path, {
    user: aRecruiter(),
    api: (api) =>
      api
        .on('GET', '/api/facility/organization/{orgId}', ok([aFacility(), closed]))
        .on('GET', '/api/saved-views', ok({ data: [] }))
        .on('GET', '/api/order/fleet/amount/total', ok({ pending: 0, active: 0, past: 0, deleted: 0 }))
        .on('GET', '/api/job-order/{status}/organization/{orgId}', none)
        .on('GET', '/api/candidates/organization/{orgId}', none)
        .on('GET', '/api/candidates/bulk', ok({ data: [] }))
        .on('GET', '/api/reports/organization/{orgId}', ok(aHiringReport()))
        .on('GET', '/api/reports/organization/{orgId}/orders', ok([]))
        .on('GET', '/api/interviews/organization/{orgId}', ok({ data: [] }))
        .on('GET', '/api/interviewers/organization/{orgId}', ok([]))
        .on(
          'GET',
          '/api/bench-driver/fleet/{orgId}/counts',
          ok({ requested: 0, approved: 0, rejected: 0, removed: 0, overdue: 0 }),
        )
        .on('GET', '/api/bench-driver/fleet/{orgId}', ok({ data: [] })),
  });

  const choice = within(await screen.findByLabelText(label));
  expect(await choice.findByRole('option', { name })).toHaveValue(closed._id);
  expect(choice.getByRole('option', { name: /^Pier T yard/ })).not.toHaveTextContent('inactive');
});
