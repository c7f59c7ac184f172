import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aCensusCarrier } from '../../support/carriers';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { freshBrowser, renderApp } from '../../support/render';

const SIGN_UP = '/api/auth/fleet/signUp';
const CENSUS = '/api/fmcsa/fleetAutocomplete';

const withCensus = (api: FakeApi) =>
  api
    .on('GET', CENSUS, ok([aCensusCarrier()]))
    .on('POST', SIGN_UP, { status: 201, body: { booking: 'secret-1' } })
    .on('GET', '/api/fleet/call-times', ok({ companyName: 'Juniper Ridge Haulage', booked: null, times: [] }));

const open = (extend = withCensus) => renderApp('/auth/registerAsCarrier', { api: extend });
const field = (name: string) => screen.getByLabelText(name);

async function typeContact(browser: UserEvent) {
  await browser.type(field('First name'), 'Ana');
  await browser.type(field('Last name'), 'Flores');
  await browser.type(field('Email'), 'ana@juniper.example');
  await browser.type(field('Phone'), '405 555 0134');
}

afterEach(freshBrowser);

describe('registering as a carrier', () => {
  it('suggests census carriers by number and fills in the form from the selected one', async () => {
    const { api, browser } = await open();
    await browser.type(await screen.findByLabelText('MCDOT number'), '284');
    const [suggestion] = await screen.findAllByRole('option', { hidden: true });

    // The browser's suggestion list sets the whole value as one change.
    fireEvent.change(field('MCDOT number'), { target: { value: '2841077' } });

    expect(suggestion).toHaveTextContent('MCDOT 2841077 · JUNIPER RIDGE HAULAGE LLC · OKLAHOMA CITY, OK');
    expect(api.sent('GET', CENSUS).map(({ query }) => query.get('search'))).toContain('284');
    expect(field('Company name')).toHaveValue('JUNIPER RIDGE HAULAGE LLC');
    expect(field('ZIP code')).toHaveValue('73102');
    expect(field('Fleet size')).toHaveValue(24);
  });

  it('fills in the form when the full number is typed', async () => {
    const { browser } = await open();

    await browser.type(await screen.findByLabelText('MCDOT number'), '2841077');

    await waitFor(() => {
      expect(field('Company name')).toHaveValue('JUNIPER RIDGE HAULAGE LLC');
    });
  });

  it('finds the number by the company name', async () => {
    const { browser } = await open();
    await browser.type(await screen.findByLabelText('Company name'), 'juniper');
    await screen.findAllByRole('option', { hidden: true });

    fireEvent.change(field('Company name'), { target: { value: 'JUNIPER RIDGE HAULAGE LLC' } });

    expect(field('MCDOT number')).toHaveValue('2841077');
  });

  it('sends the entries and opens the thank-you page with the booking', async () => {
    const { api, browser, router } = await open();
    await browser.type(await screen.findByLabelText('MCDOT number'), '77');
    await browser.type(field('Company name'), ' Tumbleweed Lines ');
    await browser.type(field('ZIP code'), '79901');
    await browser.type(field('Fleet size'), '3');
    await typeContact(browser);
    await browser.click(screen.getByRole('button', { name: 'Submit' }));

    expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/fleet/thankyou', search: '?booking=secret-1' });
    expect(api.sent('POST', SIGN_UP)[0]?.body).toEqual({
      mcdotNumber: '77',
      companyName: 'Tumbleweed Lines',
      zip: '79901',
      fleetSize: 3,
      note: '',
      firstName: 'Ana',
      lastName: 'Flores',
      email: 'ana@juniper.example',
      phone: '405 555 0134',
    });
  });

  it('marks each missing field and sends nothing', async () => {
    const { api, browser } = await open();

    await browser.click(await screen.findByRole('button', { name: 'Submit' }));

    expect(await screen.findAllByText('This field is required')).toHaveLength(8);
    expect(api.sent('POST', SIGN_UP)).toHaveLength(0);
  });

  it('shows a problem from the server at its field', async () => {
    const errors = [{ in: 'body', pointer: '/phone', code: 'phone-not-valid', message: 'Phone number is not valid' }];
    const { browser } = await open((api) =>
      withCensus(api).on('POST', SIGN_UP, refusal(400, 'invalid-input', { errors })),
    );
    await browser.type(await screen.findByLabelText('MCDOT number'), '284');
    await screen.findAllByRole('option', { hidden: true });
    fireEvent.change(field('MCDOT number'), { target: { value: '2841077' } });
    await typeContact(browser);
    await browser.click(screen.getByRole('button', { name: 'Submit' }));

    expect(await screen.findByText('Phone number is not valid')).toBeVisible();
    expect(field('Phone')).toBeInvalid();
  });
});
