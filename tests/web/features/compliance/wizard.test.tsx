import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import type { ComplianceView } from '#domain/compliance/schema';
import { carrierViews, whatCarriersSee } from '#domain/dq-access/what-carriers-see';
import { drivingExperiences } from '#domain/shared/driving-experience';
import { anApplication } from '../../support/application';
import { aCompliance, aComplianceAt, aDocument, aLegalText, finished } from '../../support/compliance';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { goOffline } from '../../support/network';
import { anApplyingDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const WIZARD = '/api/driver-profile/verification/compliance';
const ACCIDENTS = '/api/driver-profile/verification/accidents';
const SIGN = '/api/driver-profile/verification/signature-file';
const READING = `${WIZARD}/readings`;

const openStep = (step: number | string, view: () => ComplianceView, extend = (api: FakeApi) => api) =>
  renderApp(`/driver/onboarding/compliance${step === '' ? '' : `/${String(step)}`}`, {
    user: anApplyingDriver(),
    api: (api) =>
      extend(
        api
          .on('GET', '/api/driver-profile/verification', ok(anApplication()))
          .on('GET', WIZARD, () => ok(view()))
          .on('GET', '/api/places', ok({ places: [] }))
          .on('GET', '/api/legal-texts/{name}', ok(aLegalText()))
          .on('GET', '/api/driver-profile/consents', ok({ data: [] })),
      ),
  });

afterEach(() => {
  jest.restoreAllMocks();
  freshBrowser();
});

describe('the compliance wizard', () => {
  it('says at its beginning what carriers see, by kind of access', async () => {
    const { screen } = await openStep(1, () => aCompliance());

    expect(await screen.findByRole('heading', { name: 'Your data at carriers' })).toBeVisible();
    for (const view of carrierViews) expect(screen.getByText(whatCarriersSee[view])).toBeVisible();
  });

  it('opens at the saved step, and allows going back but not ahead', async () => {
    const { screen, router } = await openStep(6, () => aComplianceAt('california'));

    expect(await screen.findByRole('heading', { level: 1, name: 'California disclosure' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/driver/onboarding/compliance/4');
    expect(screen.getByText(/Step 4 of 7/)).toBeVisible();
    const track = within(screen.getByRole('navigation', { name: 'Steps' }));
    expect(track.getAllByRole('link')).toHaveLength(4);
    expect(track.getByRole('link', { name: 'Step 2: Driving history, done' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/driver/onboarding/compliance/3');
  });

  it('links from its first step back to the application', async () => {
    const { screen } = await openStep('', () => aCompliance());

    expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute('href', '/driver/onboarding');
  });

  it('offers a retry when loading fails', async () => {
    const { screen } = await openStep(
      1,
      () => aCompliance(),
      (api) => api.on('GET', WIZARD, refusal(503, 'unavailable')),
    );

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('the first step', () => {
  it('marks all problems together, and sends nothing', async () => {
    const { screen, browser, api } = await openStep(1, () => aCompliance());
    await browser.type(await screen.findByLabelText('Social Security number'), '000-12-3456');

    await browser.click(screen.getByRole('button', { name: 'Save and continue' }));

    expect(await screen.findByText('Social Security number is not valid')).toBeVisible();
    expect(screen.getAllByText('This field is required')).toHaveLength(2);
    expect(api.sent('POST', WIZARD)).toEqual([]);
  });

  it('stores the address draft in this browser, but never the Social Security number', async () => {
    const { screen, browser } = await openStep(1, () => aCompliance());

    await browser.type(await screen.findByLabelText('Social Security number'), '219-09-9999');
    await browser.type(screen.getByLabelText('Street address'), '12 Elm');

    const kept = JSON.stringify({ ...window.localStorage, ...window.sessionStorage });
    expect(kept).toContain('12 Elm');
    expect(kept).not.toMatch(/219-?0/);
  });

  it('says that nothing was sent while the device is offline', async () => {
    const { screen, browser } = await openStep(1, () => aCompliance());
    await browser.type(await screen.findByLabelText('Social Security number'), '219-09-9999');
    await browser.type(screen.getByLabelText('Street address'), '12 Elm');
    await browser.type(screen.getByLabelText('ZIP code'), '76102');
    goOffline();

    await browser.click(screen.getByRole('button', { name: 'Save and continue' }));

    expect(await screen.findByText(/Nothing was sent/)).toBeVisible();
  });

  it('sends the entries, discards the draft and continues', async () => {
    let view = aCompliance();
    const { screen, browser, api, router } = await openStep(
      1,
      () => view,
      (fake) =>
        fake.on('POST', WIZARD, () => {
          view = aComplianceAt('drivingHistory');
          return ok(view);
        }),
    );
    await browser.type(await screen.findByLabelText('Social Security number'), '219-09-9999');
    await browser.type(screen.getByLabelText('Street address'), '12 Elm');
    await browser.type(screen.getByLabelText('ZIP code'), '76102');

    await browser.click(screen.getByRole('button', { name: 'Save and continue' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Driving history' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/driver/onboarding/compliance/2');
    expect(api.sent('POST', WIZARD)[0]?.body).toMatchObject({
      personalInfo: {
        socialSecurityNumber: '219-09-9999',
        address: { addressLine1: '12 Elm', addressLine2: '', city: 'Fort Worth', state: 'TX', postalCode: '76102' },
      },
    });
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('12 Elm');
  });

  it('shows four digits of a stored number and does not require it again', async () => {
    const { personalInfo } = aCompliance();
    const address = { ...personalInfo.address, addressLine1: '1 A', postalCode: '76102' };
    const { screen, browser, api } = await openStep(
      1,
      () => aCompliance({ personalInfo: { ssnLastFour: '9999', address } }),
      (fake) => fake.on('POST', WIZARD, ok(aCompliance())),
    );

    expect(await screen.findByText(/ends in 9999/)).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Save and continue' }));
    await waitFor(() => {
      expect(api.sent('POST', WIZARD)).toHaveLength(1);
    });
  });
});

it('requires the expiration dates of endorsements and the details of incidents in the second step', async () => {
  let accidents: object[] = [];
  const { screen, browser, api } = await openStep(
    2,
    () => aComplianceAt('drivingHistory', { listed: { accidents: accidents.length, violations: 0 } }),
    (fake) =>
      fake
        .on('GET', ACCIDENTS, () =>
          ok({ data: accidents, lastThreeYears: accidents.length, lastYear: accidents.length }),
        )
        .on('POST', ACCIDENTS, ({ body }) => {
          accidents = [{ ...(body as object), _id: '018f0000-0000-7000-8000-000000000199' }];
          return ok(accidents[0]);
        }),
  );
  await browser.click(await screen.findByRole('checkbox', { name: /TWIC/ }));
  await browser.click(within(screen.getByRole('radiogroup', { name: /ever been denied/ })).getByLabelText('Yes'));
  await browser.click(within(screen.getByRole('radiogroup', { name: /in an accident/ })).getByLabelText('Yes'));

  await browser.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(screen.getByLabelText('TWIC card expires on')).toHaveAccessibleDescription('This field is required');
  expect(screen.getByLabelText('What happened, and when?')).toHaveAccessibleDescription('This field is required');
  expect(screen.getByLabelText('License number')).toHaveAccessibleDescription('This field is required');
  expect(screen.getByRole('radiogroup', { name: /in an accident/ })).toHaveAccessibleDescription(
    'List at least one accident from the last 3 years, or answer No',
  );
  expect(api.sent('POST', WIZARD)).toEqual([]);

  // The form stays mounted, so earlier answers are kept.
  await browser.click(screen.getByRole('button', { name: 'Add an accident' }));
  const form = within(await screen.findByRole('form', { name: 'Add an accident' }));
  await browser.type(form.getByLabelText('Date it happened'), '2026-01-05');
  await browser.type(form.getByLabelText('What happened?'), 'Hit a post');
  await browser.type(form.getByLabelText('City'), 'Dallas');
  await browser.selectOptions(form.getByLabelText('State'), 'Texas');
  await browser.click(within(form.getByRole('radiogroup', { name: /preventable/ })).getByLabelText('Yes'));
  await browser.click(within(form.getByRole('radiogroup', { name: /commercial vehicle/ })).getByLabelText('No'));
  await browser.click(form.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Hit a post')).toBeVisible();
  expect(await screen.findByText('1 accident in the last 3 years, 1 in the last 12 months.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /TWIC/ })).toBeChecked();
  await waitFor(() => {
    expect(screen.getByRole('radiogroup', { name: /in an accident/ })).toHaveAccessibleDescription('');
  });
});

it('keeps the errors that the server finds in the second step', async () => {
  const message = 'This card has expired';
  const errors = [{ in: 'body', pointer: '/checklist/twicExpiration', code: 'proof-expired', message }];
  const no = { drugOrAlcoholTests: false, documentation: null, hasAccidents: false, hasViolations: false } as const;
  const { screen, browser, api } = await openStep(
    2,
    () =>
      aComplianceAt('drivingHistory', {
        checklist: { endorsements: ['TC'], twicExpiration: '2099-01-05', hazmatExpiration: null },
        motorVehicle: {
          licenses: [{ state: 'TX', number: '12345678', expiresOn: '2099-01-05' }],
          ...{ wasDenied: false, wasSuspended: false, explanation: '' },
        },
        qualification: { ...no, legal: true, english: true, experience: drivingExperiences[0] },
      }),
    (fake) => fake.on('POST', WIZARD, refusal(400, 'invalid-input', { errors })),
  );
  const save = await screen.findByRole('button', { name: 'Save and continue' });

  await browser.click(save);

  await waitFor(() => expect(api.sent('POST', WIZARD)).toHaveLength(1));
  await waitFor(() => expect(save).toBeEnabled());
  expect(screen.getByLabelText('TWIC card expires on')).toHaveAccessibleDescription(message);
});

describe('a disclosure', () => {
  it('records that it was opened, then that its end was reached, and only then can be signed', async () => {
    let document = aDocument('background-check-disclosure');
    const at = '2026-11-20T12:00:00.000Z';
    const { screen, browser, api } = await openStep(
      3,
      () => aComplianceAt('backgroundCheck', { documents: [document] }),
      (fake) =>
        fake.on('POST', READING, ({ body }) => {
          const { part } = body as { part: string };
          document = { ...document, ...(part === 'opened' ? { openedAt: at } : { endReachedAt: at }) };
          return ok();
        }),
    );

    expect(await screen.findByText('Read it to the end to continue.')).toBeVisible();
    expect(screen.queryByLabelText('Your full name')).not.toBeInTheDocument();
    await browser.click(await screen.findByRole('button', { name: 'I have read this to the end' }));

    expect(await screen.findByLabelText('Your full name')).toBeVisible();
    expect(api.sent('POST', READING).map(({ body }) => (body as { part: string }).part)).toEqual(['opened', 'end']);
    expect(screen.queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
  });

  it.each(['another press', 'the network'])('is recorded after a failure, by %s', async (way) => {
    let isDown = false;
    const at = '2026-11-20T12:00:00.000Z';
    let document = { ...aDocument('background-check-disclosure'), openedAt: at };
    const { screen, browser, api } = await openStep(
      3,
      () => aComplianceAt('backgroundCheck', { documents: [document] }),
      (fake) =>
        fake.on('POST', READING, () => {
          if (isDown) return refusal(503, 'unavailable');
          document = { ...document, endReachedAt: at };
          return ok();
        }),
    );
    isDown = true;
    const atEnd = await screen.findByRole('button', { name: 'I have read this to the end' });
    await browser.click(atEnd);
    expect(await screen.findByRole('alert')).toBeVisible();
    isDown = false;
    if (way === 'another press') await browser.click(atEnd);
    else await act(() => Promise.resolve(window.dispatchEvent(new Event('online'))));

    expect(await screen.findByLabelText('Your full name')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(api.sent('POST', READING)).toHaveLength(2);
  });

  it('is signed with name, signature and agreement, with each missing part shown at its field', async () => {
    const kind = 'background-check-disclosure';
    const { screen, browser, api } = await openStep(
      3,
      () => aComplianceAt('backgroundCheck', { documents: [{ ...finished(kind), signedAt: null }] }),
      (fake) => fake.on('POST', SIGN, ok(aComplianceAt('california'))),
    );
    const send = await screen.findByRole('button', { name: 'Sign' });

    await browser.click(send);
    expect(await screen.findByText('Please draw your signature')).toBeVisible();
    expect(screen.getAllByText('This field is required')).toHaveLength(2);
    await browser.type(screen.getByLabelText('Your full name'), 'Somebody Else');
    expect(await screen.findByText(/^Please type your first and last name/)).toBeVisible();
    await browser.clear(screen.getByLabelText('Your full name'));
    await browser.type(screen.getByLabelText('Your full name'), 'Robin Vale');
    const pad = screen.getByRole('img', { name: /empty/ });
    Object.assign(pad, { setPointerCapture: () => undefined });
    fireEvent.pointerDown(pad, { clientX: 10, clientY: 10 });
    for (const x of [20, 40, 60, 80, 100, 120]) fireEvent.pointerMove(pad, { clientX: x, clientY: x / 2 });
    fireEvent.pointerUp(pad);
    await browser.click(screen.getByRole('checkbox', { name: /I give my permission to order these reports/ }));
    expect(screen.getByRole('img', { name: 'Your drawn signature' })).toBeVisible();
    await browser.click(send);

    await waitFor(() => {
      expect(api.sent('POST', SIGN)).toHaveLength(1);
    });
    expect(api.sent('POST', SIGN)[0]?.body).toMatchObject({
      kind,
      shown: [finished(kind).sha256],
      fullName: 'Robin Vale',
      signature: { type: 'drawn' },
      hasAgreed: true,
    });
    expect(JSON.stringify({ ...window.localStorage, ...window.sessionStorage })).not.toContain('strokes');
  });

  it('is one of a list that shows what is left, each on its own page', async () => {
    const documents = [finished('investigative-report'), aDocument('psp-background-reports'), aDocument('voe-consent')];
    const { screen, browser } = await openStep(
      5,
      () => aComplianceAt('disclosures', { documents }),
      (fake) => fake.on('POST', READING, ok()),
    );

    expect(await screen.findByText('Read 2 more disclosures to continue.')).toBeVisible();
    expect(screen.getByText('Needs your signature')).toBeVisible();
    await browser.click(screen.getByRole('link', { name: 'Open “Title of voe-consent”' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Sample disclosure' })).toBeVisible();
    await browser.click(screen.getByRole('link', { name: 'Back to the list' }));
    expect(await screen.findByText('Needs your signature')).toBeVisible();
  });
});

describe('the authorization', () => {
  const ready = (more: Partial<ComplianceView> = {}) => {
    const view = aComplianceAt('authorization', more);
    return { ...view, documents: view.documents.map(({ kind }) => finished(kind)) };
  };

  it('is signed by keyboard with the typed name, for everything without a separate signature', async () => {
    let view: ComplianceView = ready();
    const { screen, browser, api } = await openStep(
      7,
      () => view,
      (fake) =>
        fake.on('POST', SIGN, () => {
          view = ready({ standing: { status: 'pending', isChanged: false, sentAt: '2026-11-21T10:00:00.000Z' } });
          return ok(view);
        }),
    );
    (await screen.findByLabelText('Your full name')).focus();

    await browser.keyboard('Robin K. Vale');
    await browser.tab();
    await browser.keyboard('{ArrowRight}');
    await browser.tab();
    await browser.keyboard(' ');
    await browser.tab();
    await browser.keyboard(' ');
    await browser.tab();
    await browser.keyboard('{Enter}');

    expect(await screen.findByText('Signed and sent. We are reviewing it')).toBeVisible();
    const body = api.sent('POST', SIGN)[0]?.body as { shown: string[] };
    expect(body).toMatchObject({
      kind: 'background-check-authorization',
      fullName: 'Robin K. Vale',
      signature: { type: 'typed' },
      wantsFreeCopy: true,
    });
    expect(body.shown).toHaveLength(view.documents.length - 2);
    expect(screen.getByRole('heading', { name: 'Signed documents' })).toBeVisible();
  });

  it('shows the refusal and keeps the entries', async () => {
    const { screen, browser } = await openStep(
      7,
      () => ready(),
      (fake) => fake.on('POST', SIGN, refusal(409, 'legal-text-changed')),
    );
    await browser.type(await screen.findByLabelText('Your full name'), 'Robin Vale');
    await browser.click(screen.getByLabelText('Use my typed name'));
    await browser.click(screen.getByRole('checkbox', { name: /I have read all disclosures/ }));

    await browser.click(screen.getByRole('button', { name: 'Sign and send' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'A document has changed since you opened it. Please read the new version',
    );
    expect(screen.getByLabelText('Your full name')).toHaveValue('Robin Vale');
  });

  it('cannot be signed while a text is not approved', async () => {
    const { screen } = await openStep(7, () => ready({ canSign: false }));

    expect(await screen.findByRole('alert')).toHaveTextContent(/is not available for signing/);
    expect(screen.queryByLabelText('Your full name')).not.toBeInTheDocument();
  });

  it('requires another signature after a change', async () => {
    const standing = { status: 'pending', isChanged: true, sentAt: '2026-11-21T10:00:00.000Z' } as const;
    const { screen } = await openStep(7, () => ready({ standing }));

    expect(await screen.findByText(/An answer or an entry changed after you signed/)).toBeVisible();
    expect(screen.getByLabelText('Your full name')).toBeVisible();
  });
});
