import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { aCallTimeView, anOpsCarrier, anOpsOrganization } from '../../support/carriers';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { anOpsAdmin, anOpsMember } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const open = (part: string, extend: (api: FakeApi) => FakeApi, user = anOpsAdmin()) =>
  renderApp(`/ops/carriers/${part}`, { user, api: extend });

afterEach(freshBrowser);

describe('organizations', () => {
  const LIST = '/api/ops/organizations';
  const { _id, name } = anOpsOrganization();
  const withOne =
    (isActive: boolean) =>
    (api: FakeApi): FakeApi =>
      api
        .on('GET', LIST, ({ query }) => {
          const data = query.get('search') === 'nobody' ? [] : [anOpsOrganization({ isActive })];
          return ok({ data, count: data.length });
        })
        .on('GET', `${LIST}/{id}`, ok(anOpsCarrier()))
        .on('POST', `${LIST}/{id}/deactivate`, ok())
        .on('POST', `${LIST}/{id}/reactivate`, ok());

  it('can be searched by name, which is kept in the URL', async () => {
    const { screen, browser, router } = await open('organizations', withOne(true));
    await screen.findByText(name);

    await browser.type(screen.getByRole('searchbox', { name: /^Name/ }), 'nobody');

    expect(await screen.findByText('No carriers match this name')).toBeVisible();
    await waitFor(() => {
      expect(router.state.location.search).toBe('?search=nobody');
    });
  });

  it.each([['Reactivate', `${name} reactivated`]])('can be changed after a confirmation: %s', async (action, toast) => {
    const { screen, api, browser } = await open('organizations', withOne(false));

    await browser.click(await screen.findByRole('button', { name: `${action} ${name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `${action} ${name}?` }));
    await browser.click(dialog.getByRole('button', { name: action }));

    expect(await screen.findByText(toast)).toBeVisible();
    expect(api.sent('POST', `${LIST}/${_id}/${action.toLowerCase()}`)).toHaveLength(1);
  });
});

describe('the deactivation of an organization', () => {
  it('says what stops, and needs a reason', async () => {
    const { _id, name } = anOpsOrganization();
    const one = `/api/ops/organizations/${_id}`;
    const { screen, api, browser } = await open('organizations', (fake) =>
      fake
        .on('GET', '/api/ops/organizations', ok({ data: [anOpsOrganization()], count: 1 }))
        .on('GET', '/api/ops/organizations/{id}', ok(anOpsCarrier()))
        .on('POST', '/api/ops/organizations/{id}/deactivate', ok()),
    );
    // In the menu: beside the carrier's name, one press would be too close to stopping everything.
    await browser.click(await screen.findByRole('button', { name: `More actions for ${name}` }));
    await browser.click(screen.getByRole('button', { name: 'Deactivate' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Deactivate ${name}?` }));
    expect(await dialog.findByText(/^Active job orders: \d+\. Candidates: \d+\./)).toBeVisible();

    await browser.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(await dialog.findByText('Please give a reason')).toBeVisible();
    await browser.type(dialog.getByLabelText('Reason'), 'Insurance lapsed');
    await browser.click(dialog.getByRole('button', { name: 'Deactivate' }));

    expect(await screen.findByText(`${name} deactivated`)).toBeVisible();
    expect(api.sent('POST', `${one}/deactivate`)[0]?.body).toEqual({ reason: 'Insurance lapsed' });
  });
});

describe('call times', () => {
  const TIMES = '/api/ops/call-times';

  it('show the carrier that booked; only available ones can be withdrawn', async () => {
    const booked = aCallTimeView({ _id: anOpsOrganization()._id, companyName: 'Gull Wing Freight' });
    const { screen, api, browser } = await open('calls', (fake) =>
      fake.on('GET', TIMES, ok([aCallTimeView(), booked])).on('DELETE', `${TIMES}/{id}`, ok()),
    );
    expect(await screen.findByText('Gull Wing Freight')).toBeVisible();
    const [withdraw, ...others] = screen.getAllByRole('button', { name: /^Withdraw/ });

    await browser.click(withdraw as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    await browser.click(dialog.getByRole('button', { name: 'Withdraw' }));

    expect(others).toEqual([]);
    expect(await screen.findByText('Call time withdrawn')).toBeVisible();
    expect(api.sent('DELETE', `${TIMES}/${aCallTimeView()._id}`)).toHaveLength(1);
  });

  it("are offered in the user's time zone, and refused when they exist already", async () => {
    let tries = 0;
    const { screen, api, browser } = await open('calls', (fake) =>
      fake.on('GET', TIMES, ok([])).on('POST', TIMES, () => {
        tries += 1;
        return tries === 1 ? refusal(409, 'call-time-offered') : { status: 201, body: { _id: aCallTimeView()._id } };
      }),
    );
    expect(await screen.findByText('No call times offered')).toBeVisible();
    const offer = screen.getByRole('button', { name: 'Offer time' });
    await browser.click(offer);
    await waitFor(() => expect(screen.getByText('This field is required')).toBeVisible());
    fireEvent.change(screen.getByLabelText('Date and time'), { target: { value: '2099-03-02T10:30' } });

    await browser.click(offer);
    expect(await screen.findByText('This time is already offered')).toBeVisible();
    await browser.click(offer);

    expect(await screen.findByText('Call time offered')).toBeVisible();
    const startsAt = new Date('2099-03-02T10:30').toISOString();
    expect(api.sent('POST', TIMES).map(({ body }) => body)).toEqual([{ startsAt }, { startsAt }]);
  });
});

describe('served states', () => {
  const STATES = '/api/ops/served-states';

  it('are selected together, with the number of waiting drivers, and saved together', async () => {
    const { screen, api, browser } = await open('states', (fake) =>
      fake
        .on('GET', STATES, ok({ states: ['OK', 'TX'], waiting: [{ state: 'MT', drivers: 3 }] }))
        .on('PUT', STATES, ok({ states: ['OK', 'MT'], waiting: [] })),
    );
    expect(await screen.findByRole('checkbox', { name: 'Texas' })).toBeChecked();

    await browser.click(screen.getByRole('checkbox', { name: 'Texas' }));
    await browser.click(screen.getByRole('checkbox', { name: 'Montana (3 waiting)' }));
    await browser.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Served states saved')).toBeVisible();
    expect(api.sent('PUT', STATES)[0]?.body).toEqual({ states: ['OK', 'MT'], was: ['OK', 'TX'] });
    await browser.click(screen.getByRole('checkbox', { name: 'Texas' }));
    await browser.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.sent('PUT', STATES)[1]?.body).toEqual({ states: ['OK', 'MT', 'TX'], was: ['OK', 'MT'] }),
    );
  });

  it('keep the entries when a colleague saved others in the meantime, until the current list is shown', async () => {
    let states = ['OK', 'TX'];
    const { screen, api, browser } = await open('states', (fake) =>
      fake
        .on('GET', STATES, () => ok({ states, waiting: [] }))
        .on('PUT', STATES, ({ body }) =>
          (body as { was: string[] }).was.join() === states.join()
            ? ok({ ...(body as object), waiting: [] })
            : refusal(409, 'record-changed'),
        ),
    );
    await browser.click(await screen.findByRole('checkbox', { name: 'Montana' }));
    states = ['NV', 'TX'];
    await browser.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('This was changed in the meantime');
    expect(screen.getByRole('checkbox', { name: 'Montana' })).toBeChecked();
    await browser.click(screen.getByRole('button', { name: 'Show the current version' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Nevada' })).toBeChecked());
    expect(screen.getByRole('checkbox', { name: 'Montana' })).not.toBeChecked();

    await browser.click(screen.getByRole('checkbox', { name: 'Montana' }));
    await browser.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Served states saved')).toBeVisible();
    expect(api.sent('PUT', STATES).at(-1)?.body).toEqual({ states: ['NV', 'TX', 'MT'], was: ['NV', 'TX'] });
  });

  it('can be changed only by administrators of operations; others see the reason', async () => {
    const { screen, api, browser } = await open(
      'states',
      (fake) => fake.on('GET', STATES, ok({ states: ['TX'], waiting: [] })),
      anOpsMember(),
    );
    expect(await screen.findByRole('checkbox', { name: 'Texas' })).toBeDisabled();
    const save = screen.getByRole('button', { name: 'Save' });

    await browser.click(save);

    expect(save).toHaveAccessibleDescription('Only operations administrators can do this');
    expect(api.sent('PUT', STATES)).toEqual([]);
  });

  it('show an error with a retry', async () => {
    const { screen } = await open('states', (fake) => fake.on('GET', STATES, refusal(500, 'internal')));

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
