import { afterEach, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { WelcomeSteps } from '#web/entities/driver/welcome-steps';
import { someSettings } from '../../support/account';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { freshBrowser, renderPartWith } from '../../support/render';

const withSettings = (isWelcomeRead: () => boolean) => (api: FakeApi) =>
  api.on('GET', '/api/user/settings', () => ok(someSettings({ isWelcomeRead: isWelcomeRead() })));

afterEach(freshBrowser);

it('explains the next steps to a new driver, once for all devices', async () => {
  let isRead = false;
  const { screen, browser } = await renderPartWith(<WelcomeSteps />, (api) =>
    withSettings(() => isRead)(api).on('POST', '/api/user/welcome-info', () => {
      isRead = true;
      return ok();
    }),
  );
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);

  await browser.click(screen.getByRole('button', { name: 'Got it' }));

  await waitFor(() => {
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});

it('stays when dismissing it fails', async () => {
  const { screen, browser } = await renderPartWith(<WelcomeSteps />, (api) =>
    withSettings(() => false)(api).on('POST', '/api/user/welcome-info', refusal(503, 'unavailable')),
  );

  await browser.click(await screen.findByRole('button', { name: 'Got it' }));

  expect(await screen.findByRole('alert')).toBeVisible();
});
