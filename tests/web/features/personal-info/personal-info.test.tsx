import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import { stopUploads } from '#web/entities/driver-files/uploads';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { aPictureFile, FakeUploads } from '../../support/fake-uploads';
import { aDocument, aFinishedApplication, aPersonalInfo, aRenewal } from '../../support/own-file';
import { aDriver, anApplyingDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const withFile =
  (extend: (api: FakeApi) => FakeApi = (api) => api) =>
  (api: FakeApi) =>
    extend(
      api
        .on('GET', '/api/driver/personal-info', ok(aPersonalInfo()))
        .on('GET', '/api/driver-profile/verification', ok(aFinishedApplication([aDocument()])))
        .on('GET', '/api/driver-profile/consents', ok({ data: [] })),
    );

const openFile = (extend?: (api: FakeApi) => FakeApi) =>
  renderApp('/driver/personalInfo', { user: aDriver(), api: withFile(extend) });

// jsdom has no object URLs, so pictures get a fake one.
beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  act(stopUploads);
  freshBrowser();
});

describe('"My information"', () => {
  it('shows the stored information in plain words', async () => {
    const { screen } = await openFile();

    expect(await screen.findByRole('heading', { level: 1, name: 'My information' })).toBeVisible();
    expect(screen.getByText('Maria Gomez')).toBeVisible();
    expect(screen.getByText('04/02/1990')).toBeVisible();
    expect(screen.getByText('+1 (562) 555-0142')).toBeVisible();
    expect(screen.getByText('Long Beach, CA 90802')).toBeVisible();
    expect(screen.getByText('Doubles and triples (T) · Tank vehicles (N)')).toBeVisible();
    expect(screen.getByText('3 years')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change name, email or phone' })).toHaveAttribute('href', '/account');
    expect(screen.getByRole('link', { name: 'See your debit card' })).toHaveAttribute('href', '/driver/addDebitCard');
  });

  it('shows the freight preferences and edits them there', async () => {
    const path = '/api/driver/preferences';
    let preferences = aPersonalInfo().preferences;
    const { screen, browser, api } = await openFile((fake) =>
      fake
        .on('GET', '/api/driver/personal-info', () => ok(aPersonalInfo({ preferences })))
        .on('PUT', path, ({ body }) => {
          preferences = body as typeof preferences;
          return ok(preferences);
        }),
    );
    expect(await screen.findAllByText('Not provided')).toHaveLength(3);

    await browser.click(screen.getByRole('button', { name: 'Change preferences' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.click(dialog.getByRole('checkbox', { name: 'No touch' }));
    await browser.click(dialog.getByRole('checkbox', { name: 'Reefer' }));
    await browser.selectOptions(dialog.getByLabelText(/^Time at home you want/), 'Every week');
    await browser.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('No touch')).toBeVisible();
    expect(screen.getByText('Reefer')).toBeVisible();
    expect(screen.getByText('Every week')).toBeVisible();
    expect(api.sent('PUT', path)[0]?.body).toEqual({
      freightLevels: ['no-touch'],
      freightTypes: ['Reefer'],
      homeTime: 'weekly',
      was: { freightLevels: [], freightTypes: [], homeTime: null },
    });
  });

  it("shows each document's status, and why it was sent back", async () => {
    const documents = [
      aDocument(),
      aDocument({
        document: 'dotMedicalCard',
        status: 'rejected',
        expiresOn: null,
        reason: 'unreadable',
        note: 'Too dark',
      }),
      aDocument({ document: 'backDriverLicense', status: 'initial', expiresOn: null, fileId: null }),
      aDocument({ document: 'mvr', status: 'initial', isRequired: false, expiresOn: null, fileId: null }),
    ];
    const { screen } = await openFile((api) =>
      api.on('GET', '/api/driver-profile/verification', ok(aFinishedApplication(documents))),
    );

    const list = within(await screen.findByRole('list', { name: 'Documents' }));
    expect(list.getByText('Expires on 05/01/2029')).toBeVisible();
    expect(list.getByText(/We couldn't read it/)).toBeVisible();
    expect(list.getByText(/Too dark/)).toBeVisible();
    // Only the driver can send it.
    const task = list.getByText('To do');
    expect(task).toHaveTextContent('To do (Your turn)');
    const mvr = within(list.getByText('Motor vehicle record').closest('li') as HTMLElement);
    expect(mvr.getByText('Optional')).toBeVisible();
    expect(mvr.queryByText(/turn/)).not.toBeInTheDocument();
  });

  it.each([
    [{ isExpired: true, daysLeft: -3 }, 'Expired (Your turn)', 'Expired on 12/05/2026'],
    [{ isExpired: true, daysLeft: -3, isUnderReview: true }, '✓ Done (Done)', 'Expires on 12/05/2026'],
    [{}, '✓ Done (Done)', 'Expires on 12/05/2026'],
  ])('does not show an expired document as done: %j', async (more, status, day) => {
    const document = aDocument({ document: 'dotMedicalCard', status: 'approved', expiresOn: '2026-12-05' });
    const { screen } = await openFile((api) =>
      api
        .on('GET', '/api/driver-profile/verification', ok(aFinishedApplication([document])))
        .on('GET', '/api/driver/personal-info', ok(aPersonalInfo({ renewals: [aRenewal(more)] }))),
    );

    const list = within(await screen.findByRole('list', { name: 'Documents' }));
    expect(list.getByText(day)).toBeVisible();
    expect(list.getByText(status.replace(/^✓ | \(.*$/g, ''))).toHaveTextContent(status);
  });

  it.each([
    [{}, 'Your DOT medical card expires in 14 days, on 12/05/2026', /by that day/],
    [{ daysLeft: 1 }, 'Your DOT medical card expires tomorrow, 12/05/2026', /by that day/],
    [{ daysLeft: 0 }, 'Your DOT medical card expires today, 12/05/2026', /by that day/],
    [{ daysLeft: -3, isExpired: true }, 'Your DOT medical card expired on 12/05/2026', /You must not drive until/],
    [{ isUnderReview: true }, 'Your DOT medical card expires in 14 days, on 12/05/2026', /are checking it/],
    [
      { proof: 'hazmat' as const, document: 'driverLicense' as const, isExpired: true },
      'Your hazmat endorsement expired on 12/05/2026',
      /Jobs that require it/,
    ],
    [{ proof: 'twic' as const, document: null }, /Your TWIC card expires/, /they'll update the date/],
  ])('shows what to renew: %j', async (more, title, meaning) => {
    const { screen } = await openFile((api) =>
      api.on('GET', '/api/driver/personal-info', ok(aPersonalInfo({ renewals: [aRenewal(more)] }))),
    );

    const renewals = within(await screen.findByRole('region', { name: 'Renewals' }));
    expect(renewals.getByText(title)).toBeVisible();
    expect(renewals.getByText(meaning)).toBeVisible();
  });

  it('keeps the picture that was taken first, and asks for the expiration date beside it', async () => {
    let isUnderReview = false;
    const { screen, api, browser } = await openFile((fake) =>
      fake.on('GET', '/api/driver/personal-info', () => ok(aPersonalInfo({ renewals: [aRenewal({ isUnderReview })] }))),
    );
    const uploads = new FakeUploads().before(api);
    const renewal = within(await screen.findByRole('group', { name: 'DOT medical card' }));
    const date = renewal.getByLabelText('Expires on');

    await browser.upload(renewal.getByLabelText(/^Choose another file/), aPictureFile());
    const send = () => browser.click(renewal.getByRole('button', { name: /^Send this picture/ }));
    await renewal.findByRole('img');
    await send();
    expect(await renewal.findByText('This field is required')).toBeVisible();
    await browser.type(date, '2020-01-01');
    await send();
    expect(await renewal.findByText('This date is in the past. Please check the expiration date')).toBeVisible();
    expect(uploads.creations).toBe(0);

    await browser.clear(date);
    await browser.type(date, '2090-12-05');
    isUnderReview = true;
    await send();

    expect(await screen.findByText(/are checking it/)).toBeVisible();
    expect(uploads.metadata).toEqual({ type: 'dotMedicalCard', expiresOn: '2090-12-05' });
  });

  it('keeps a PDF that was chosen first until its date is entered', async () => {
    const { screen, api, browser } = await openFile((fake) =>
      fake.on('GET', '/api/driver/personal-info', ok(aPersonalInfo({ renewals: [aRenewal()] }))),
    );
    const uploads = new FakeUploads().before(api);
    const renewal = within(await screen.findByRole('group', { name: 'DOT medical card' }));
    const pdf = new File(['%PDF-1.7'], 'card.pdf', { type: 'application/pdf' });

    await browser.upload(renewal.getByLabelText(/^Choose another file/), pdf);
    expect(await renewal.findByText(/card\.pdf is chosen/)).toBeVisible();
    expect(uploads.creations).toBe(0);
    await browser.type(renewal.getByLabelText('Expires on'), '2090-12-05');
    await browser.click(renewal.getByRole('button', { name: /^Send this file/ }));

    await waitFor(() => {
      expect(uploads.metadata).toEqual({ type: 'dotMedicalCard', expiresOn: '2090-12-05' });
    });
  });

  it('requests both sides of a new license once on the page', async () => {
    const renewals = [
      aRenewal({ proof: 'driverLicense', document: 'driverLicense' }),
      aRenewal({ proof: 'hazmat', document: 'driverLicense' }),
    ];
    const { screen } = await openFile((api) =>
      api.on('GET', '/api/driver/personal-info', ok(aPersonalInfo({ renewals }))),
    );

    expect(await screen.findAllByRole('group', { name: /^Driver's license/ })).toHaveLength(2);
    await screen.findByRole('list', { name: 'Documents' });
    expect(screen.queryByRole('button', { name: /^Send a new one/ })).not.toBeInTheDocument();
  });

  it('fetches a document only on view, opens it by one press, and returns the focus', async () => {
    const { screen, api, browser } = await openFile();
    const view = await screen.findByRole('button', { name: /^View.*front$/ });
    expect(api.sent('GET', '/api/driver-profile/files/{id}')).toEqual([]);
    api.on('GET', '/api/driver-profile/files/{id}', ok('content'));

    act(() => {
      view.focus();
    });
    await browser.keyboard('{Enter}');

    const dialog = within(await screen.findByRole('dialog', { name: "Driver's license, front" }));
    expect(await dialog.findByTitle("Driver's license, front")).toHaveAttribute('src', 'blob:picture');
    expect(api.sent('GET', '/api/driver-profile/files/{id}')).toHaveLength(1);
    await browser.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(view).toHaveFocus());
  });

  it('offers a retry when a document cannot be fetched', async () => {
    const { screen, browser } = await openFile((api) =>
      api.on('GET', '/api/driver-profile/files/{id}', refusal(503, 'unavailable')),
    );

    await browser.click(await screen.findByRole('button', { name: /^View.*front$/ }));

    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('lists the signed documents', async () => {
    const consent = { _id: '018f0000-0000-7000-8000-000000000401', kind: 'psp', title: 'PSP disclosure' };
    const { screen } = await openFile((api) =>
      api.on(
        'GET',
        '/api/driver-profile/consents',
        ok({ data: [{ ...consent, version: '1', language: 'en', signedAt: '2026-11-02T15:00:00.000Z' }] }),
      ),
    );

    expect(await screen.findByText('PSP disclosure')).toBeVisible();
  });

  it('leads to the page that shows who has access', async () => {
    const { screen } = await openFile();

    expect(await screen.findByRole('link', { name: 'See who has access' })).toHaveAttribute('href', '/driver/access');
  });

  it('offers a retry when loading fails', async () => {
    const { screen } = await openFile((api) => api.on('GET', '/api/driver/personal-info', refusal(503, 'unavailable')));

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('redirects a driver who is still applying to the application', async () => {
    const { router } = await renderApp('/driver/personalInfo', { user: anApplyingDriver(), api: withFile() });

    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/driver/onboarding');
    });
  });
});
