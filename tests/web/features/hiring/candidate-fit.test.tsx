import { afterEach, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { aCandidate, nearFit } from '../../support/carrier-drivers';
import { anOrderView, ORGANIZATION_ID } from '../../support/carrier-orders';
import { ok } from '../../support/fake-api';
import { aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

afterEach(freshBrowser);

it('explains the match of each candidate, criterion by criterion', async () => {
  const candidate = { card: aCandidate({ fit: nearFit }), order: anOrderView() };
  const { screen, browser } = await renderApp('/business/candidates?waiting=reviews', {
    user: aSafetyOfficer(),
    api: (api) =>
      api.on('GET', `/api/candidates/organization/${ORGANIZATION_ID}`, ({ query }) =>
        ok({ data: query.get('skip') === '0' ? [candidate] : [], count: 1 }),
      ),
  });

  const row = within(await screen.findByRole('row', { name: /Night drayage/ }));
  expect(row.getByText('Near match: 26 of 30 months of experience (last 36 months)')).toBeVisible();
  await browser.click(row.getByText('Every criterion'));
  expect(within(await row.findByRole('list')).getAllByRole('listitem')).toHaveLength(nearFit.length);
});
