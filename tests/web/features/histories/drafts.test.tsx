import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { anApplication } from '../../support/application';
import { aDriverMe } from '../../support/drivers';
import type { FakeApi } from '../../support/fake-api';
import { ok } from '../../support/fake-api';
import { aHome, aHomeHistory, aJob, aWorkHistory } from '../../support/histories';
import { anApplyingDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const root = '/api/driver-profile/verification';
const base = (api: FakeApi) =>
  api
    .on('GET', '/api/driver/me', ok(aDriverMe({ isActiveDriver: false, stage: 'Processing' })))
    .on('GET', root, ok(anApplication()))
    .on('GET', '/api/verifications', ok([]));
const open = (part: string, extend: (api: FakeApi) => FakeApi) =>
  renderApp(`/driver/onboarding/${part}`, { user: anApplyingDriver(), api: (api) => extend(base(api)) });

afterEach(freshBrowser);

describe('the draft of an entry', () => {
  it.each([
    { kind: 'employmentHistory', label: 'Employer', other: 'city', item: aJob(), list: aWorkHistory() },
    { kind: 'residenceHistory', label: 'City', other: 'addressLine1', item: aHome(), list: aHomeHistory() },
  ])('keeps what another tab saved beside the draft of this one, over a reload: $kind', async (entry) => {
    const { kind, label, other, item, list } = entry;
    const begin = (stored: typeof item) =>
      open(`${kind}?edit=${item._id}`, (fake) =>
        fake
          .on('GET', `${root}/${kind}`, ok({ ...list, data: [stored] }))
          .on('PUT', `${root}/${kind}/{id}`, ok(stored)),
      );
    const first = await begin(item);
    const entered = await first.screen.findByLabelText(label);
    await first.browser.clear(entered);
    await first.browser.type(entered, 'Amarillo');
    first.screen.unmount();

    const { screen, browser, api } = await begin({ ...item, [other]: '99 Dock St' });
    expect(await screen.findByLabelText(label)).toHaveValue('Amarillo');
    await browser.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.sent('PUT', `${root}/${kind}/{id}`)[0]?.body).toMatchObject({ [other]: '99 Dock St' }),
    );
  });
});
