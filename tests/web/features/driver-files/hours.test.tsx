import { afterEach, expect, it } from '@jest/globals';
import { aFile, EMPLOYMENT_ID } from '../../support/driver-files';
import { type FakeResponse, ok, refusal } from '../../support/fake-api';
import { aHosDay } from '../../support/hours';
import { aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const HOURS = '/api/business/driver/{driverId}/hours';

afterEach(freshBrowser);

const open = (answer: FakeResponse) =>
  renderApp(`/business/files/${EMPLOYMENT_ID}`, {
    user: aSafetyOfficer(),
    api: (api) => api.on('GET', '/api/business/employments/{id}/file', ok(aFile())).on('GET', HOURS, answer),
  });

it('reads the logs of a driver only when they are opened', async () => {
  const { screen, browser, api } = await open(ok(aHosDay()));
  const button = await screen.findByRole('button', { name: 'Show the logs' });
  expect(api.sent('GET', HOURS)).toEqual([]);
  await browser.click(button);

  expect(await screen.findByRole('img', { name: /^Day chart: Off duty 5:00/ })).toBeVisible();
  expect(screen.getByLabelText('Choose a log file')).toBeInTheDocument();
});

it('says that logs are closed, and offers no import after the work', async () => {
  const past = await open(ok(aHosDay({ mayImport: false })));
  await past.browser.click(await past.screen.findByRole('button', { name: 'Show the logs' }));
  await past.screen.findByRole('img', { name: /^Day chart/ });
  expect(past.screen.queryByLabelText('Choose a log file')).toBeNull();
  freshBrowser();

  const closed = await open(refusal(404, 'not-found'));
  await closed.browser.click(await closed.screen.findByRole('button', { name: 'Show the logs' }));
  expect(await closed.screen.findByText('No logs to show')).toBeVisible();
});
