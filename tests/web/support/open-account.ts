import { screen, within } from '@testing-library/react';
import { withAccount } from './account';
import type { FakeApi } from './fake-api';
import { aDriver } from './people';
import { renderApp } from './render';

/** Opens My Account of a user. */
export const openAccount = (extend: (api: FakeApi) => FakeApi = withAccount(), user = aDriver()) =>
  renderApp('/account', { user, api: extend });

/** Opens one of its dialogs. */
export async function openAccountDialog(name: string, extend: (api: FakeApi) => FakeApi = withAccount()) {
  const page = await openAccount(extend);
  await page.browser.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  return { ...page, dialog };
}
