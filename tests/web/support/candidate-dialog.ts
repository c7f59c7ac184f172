import { within } from '@testing-library/react';
import type { CandidacyCard } from '#domain/candidacies/schema';
import { aDriverProfile } from './carrier-drivers';
import { anOrderView, ORDER_ID } from './carrier-orders';
import { type FakeApi, ok } from './fake-api';
import { aRecruiter, aSafetyOfficer } from './people';
import { renderApp } from './render';

/** The review tab of an order. */
export const review = `/business/job-order/${ORDER_ID}/hiring-flow/reviewDrivers`;

/** The extension may also set the signed-in person. */
type Extend = ((api: FakeApi) => FakeApi) & { user?: ReturnType<typeof aRecruiter> };

/** The signed-in person is a Safety officer. */
export const asSafety = (extend: (api: FakeApi) => FakeApi): Extend =>
  Object.assign(extend, { user: aSafetyOfficer() });

/** Opens the review tab of an order with one driver. */
export async function openCandidates(card: CandidacyCard, extend: Extend) {
  const app = await renderApp(review, {
    user: extend.user ?? aRecruiter(),
    api: (api) =>
      extend(
        api
          .on('GET', '/api/job-order/id/{id}', ok(anOrderView()))
          .on('GET', '/api/job-order/{id}/interviews', ok({ data: [] }))
          .on('GET', '/api/job-order/{id}/interview-conflicts', ok({ conflicts: [] }))
          .on('GET', '/api/interviewers/organization/{orgId}', ok([]))
          .on('GET', '/api/business/driver/{driverId}/profile', ok(aDriverProfile()))
          .on('GET', '/api/job-order/{id}/candidacies', ({ query }) =>
            ok({ data: query.get('skip') === '0' ? [card] : [], count: 1 }),
          ),
      ),
  });
  await app.screen.findByRole('article', { name: 'Maria Gomez' });
  return app;
}

/** Opens the dialog of an action on a driver, in the review tab of an order. */
export async function openCandidateDialog(card: CandidacyCard, button: string, extend: Extend) {
  const app = await openCandidates(card, extend);
  const { screen, browser } = app;
  if (screen.queryByRole('button', { name: button }) === null) {
    await browser.click(screen.getByRole('button', { name: 'More actions for Maria Gomez' }));
  }
  await browser.click(screen.getByRole('button', { name: button }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}
