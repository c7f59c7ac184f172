import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen as page, waitFor, within } from '@testing-library/react';
import type { ApplicationDocument } from '#domain/driver-application/schema';
import { stopUploads } from '#web/entities/driver-files/uploads';
import { aDossierFile } from '../../../support/builders/dossier';
import { anApplication } from '../../support/application';
import { aDriverMe } from '../../support/drivers';
import { ok, refusal } from '../../support/fake-api';
import { aPictureFile, FakeUploads } from '../../support/fake-uploads';
import { anApplyingDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const path = '/api/driver-profile/verification';
const FILE_ID = '0196f000-0000-7000-8000-00000000000f';

function withDocument(change: Partial<ApplicationDocument>) {
  const application = anApplication();
  const documents = application.documents.map((item) =>
    item.document === (change.document ?? 'driverLicense') ? { ...item, ...change } : item,
  );
  return { ...application, documents };
}

async function openPage(
  application = anApplication(),
  address = '/driver/onboarding/documents',
  own: object = { kinds: [], data: [] },
) {
  const opened = await renderApp(address, {
    user: anApplyingDriver(),
    api: (api) =>
      api
        .on('GET', '/api/driver/me', ok(aDriverMe({ isActiveDriver: false, isReadyForDispatch: false })))
        .on('GET', '/api/drivers/me/documents', ok(own))
        .on('GET', path, ok(application)),
  });
  const uploads = new FakeUploads().before(opened.api);
  return { ...opened, uploads };
}
const card = async (name: string) => within(await page.findByRole('region', { name }));
const front = () => card("Driver's license, front");
const chooser = async (name = "Driver's license, front") =>
  (await card(name)).getByLabelText(new RegExp(`^Choose a.*file: ${name}`));

type Browser = Awaited<ReturnType<typeof openPage>>['browser'];

/** Chooses a picture, previews it and sends it. */
async function sendPicture(browser: Browser, file = aPictureFile(), name?: string) {
  await browser.upload(await chooser(name), file);
  await browser.click(await page.findByRole('button', { name: /^Send this picture/ }));
}

/** Image sizes that the browser would decode; jsdom decodes none. */
function drawAs(width: number, height: number) {
  globalThis.createImageBitmap = () => Promise.resolve({ width, height, close: () => undefined });
}

/** Delivers an `upload_progress` event of the socket. */
const receiveProgress = (percent: number) =>
  window.dispatchEvent(new CustomEvent('gladhand:upload_progress', { detail: { type: 'driverLicense', percent } }));

// jsdom has no object URLs, so pictures get a fake one.
beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  act(stopUploads);
  freshBrowser();
});

describe('the documents page', () => {
  it('shows what is required, what is optional, and how to get it', async () => {
    await openPage();

    expect((await front()).getByText('To do')).toBeVisible();
    expect((await front()).getByText(/with all four corners/)).toBeVisible();
    const mvr = await card('Motor vehicle record (MVR)');
    expect(mvr.getByText('Optional')).toBeVisible();
    expect(mvr.getByText('How to get your motor vehicle record')).toBeVisible();
    expect(page.getAllByLabelText(/^Take a picture/)).toHaveLength(4);
  });

  it('sends a file with its expiration date, and shows the sent file', async () => {
    const { browser, uploads, api } = await openPage();
    const license = await front();

    await browser.type(license.getByLabelText(/^Expires on/), '2090-05-01');
    await sendPicture(browser);

    expect(await license.findByText(/^✓ Sent: Driver's license, front/)).toBeVisible();
    expect(license.getByAltText("The file you sent: Driver's license, front")).toHaveAttribute('src', 'blob:picture');
    expect(uploads).toMatchObject({ received: 2_000, metadata: { type: 'driverLicense', expiresOn: '2090-05-01' } });
    await waitFor(() => {
      expect(api.sent('GET', path).length).toBeGreaterThan(1);
    });
  });

  it('previews a picture and asks whether it is readable', async () => {
    const { browser, uploads } = await openPage();
    const license = await front();
    await browser.upload(await chooser(), aPictureFile());

    expect(await license.findByAltText("The picture you chose: Driver's license, front")).toHaveAttribute(
      'src',
      'blob:picture',
    );
    expect(license.getByText('Can you read every word?')).toHaveFocus();
    expect(uploads.creations).toBe(0);
    await browser.click(license.getByRole('button', { name: /^Choose another one/ }));
    expect(license.queryByRole('img')).not.toBeInTheDocument();
    expect(await chooser()).toBeEnabled();
    expect(uploads.creations).toBe(0);

    await sendPicture(browser);
    expect(await license.findByText(/^✓ Sent/)).toBeVisible();
    expect(uploads.creations).toBe(1);
  });

  it('rejects a picture that is too small to read', async () => {
    const { browser, uploads } = await openPage();
    drawAs(40, 40);
    await browser.upload(await chooser(), aPictureFile());

    expect(await (await front()).findByRole('alert')).toHaveTextContent(
      'The picture is too small to read. Please take a larger one',
    );
    drawAs(1_200, 800);
    await sendPicture(browser);
    expect(await (await front()).findByText(/^✓ Sent/)).toBeVisible();
    expect(uploads.creations).toBe(1);
  });

  it('resumes after the connection was lost', async () => {
    const { browser, uploads } = await openPage();
    const license = await front();
    uploads.cutAt = 500_000;

    await sendPicture(browser, aPictureFile(700_000));
    expect(await license.findByText(/^No connection/)).toBeVisible();
    expect(license.getByRole('progressbar')).toHaveAttribute('value', '74');
    uploads.isCut = false;
    act(() => void window.dispatchEvent(new Event('online')));

    expect(await license.findByText(/^✓ Sent/)).toBeVisible();
    expect(uploads).toMatchObject({ received: 700_000, sent: 700_000, creations: 1 });
  });

  it('says that the connection is lost before a request has failed', async () => {
    const { browser, uploads } = await openPage();
    const license = await front();
    let release: () => void = () => undefined;
    uploads.hold = new Promise((resolve) => {
      release = resolve;
    });
    await sendPicture(browser);
    expect(await license.findByText(/^Sending/)).toBeVisible();

    act(() => void window.dispatchEvent(new Event('offline')));
    expect(license.getByText(/^No connection/)).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(license.getByText(/^Sending/)).toBeVisible();
    release();

    expect(await license.findByText(/^✓ Sent/)).toBeVisible();
  });

  it('can be canceled while waiting', async () => {
    const { browser, uploads } = await openPage();
    uploads.isCut = true;
    await sendPicture(browser);

    await browser.click(await (await front()).findByRole('button', { name: /^Cancel.*Driver's license, front$/ }));

    expect(await chooser()).toBeEnabled();
    expect(uploads.creations).toBe(0);
  });

  it('shows what is wrong with a file before upload, and what the server finds', async () => {
    const { browser, uploads } = await openPage();
    const license = await front();

    await browser.upload(await chooser(), new File(['MZ program'], 'licence.png', { type: 'image/png' }));
    expect(await license.findByRole('alert')).toHaveTextContent('Please choose a PDF, JPEG or PNG file');
    expect(license.getByText(/You can also take a picture/)).toBeVisible();
    expect(uploads.creations).toBe(0);

    uploads.refusal = { status: 400, code: 'file-broken' };
    await sendPicture(browser);
    expect(await license.findByText("The file can't be opened. Please choose another one")).toBeVisible();
    expect(uploads.creations).toBe(1);
  });

  it('rejects an expired document at the date field', async () => {
    const { browser, uploads } = await openPage();
    const license = await front();
    const date = license.getByLabelText(/^Expires on/);

    await browser.type(date, '2020-01-01');
    await browser.upload(await chooser(), aPictureFile());

    expect(date).toHaveAccessibleDescription(/^This date is in the past/);
    expect(uploads.creations).toBe(0);
  });

  it('restores an unsent date after leaving the page', async () => {
    const first = await openPage();
    await first.browser.type((await front()).getByLabelText(/^Expires on/), '2090-05-01');
    first.screen.unmount();

    const { browser, uploads } = await openPage();
    expect((await front()).getByLabelText(/^Expires on/)).toHaveValue('2090-05-01');
    await sendPicture(browser);

    expect(await (await front()).findByText(/^✓ Sent/)).toBeVisible();
    expect(uploads.metadata).toMatchObject({ expiresOn: '2090-05-01' });
    expect(window.localStorage.getItem('gladhand.draft.expiry.driverLicense')).toBeNull();
  });

  it('saves a corrected date of a document under review', async () => {
    const { browser, api } = await openPage(withDocument({ status: 'pending', fileId: FILE_ID }));
    api.on('PUT', '/api/driver-profile/files/{id}/stated-expiry', ok());
    const license = await front();

    expect(license.getByText(/^We are reviewing it/)).toBeVisible();
    await browser.type(license.getByLabelText(/^Expires on/), '2090-05-01');
    await browser.click(license.getByRole('button', { name: 'Save date' }));

    await waitFor(() => {
      expect(api.sent('PUT', `/api/driver-profile/files/${FILE_ID}/stated-expiry`)).toMatchObject([
        { body: { expiresOn: '2090-05-01' } },
      ]);
    });
  });

  it('shows why a document was sent back and what to do', async () => {
    await openPage(withDocument({ status: 'rejected', fileId: FILE_ID, reason: 'unreadable', note: 'Too dark' }));

    const license = await front();
    expect(license.getByText('Rejected')).toBeVisible();
    expect(license.getByText(/We couldn't read it/)).toBeVisible();
    expect(license.getByText(/Too dark/)).toBeVisible();
  });

  it('fetches a picture only once it is approved', async () => {
    const { api } = await openPage(withDocument({ status: 'pending', fileId: FILE_ID }));
    await front();

    expect(api.sent('GET', '/api/driver-profile/files/{id}')).toEqual([]);
  });

  it('shows the progress of an upload from another device', async () => {
    await openPage();
    const license = await front();

    act(() => {
      receiveProgress(40);
    });
    expect(license.getByText('Uploading from another page: 40%')).toBeVisible();
    act(() => {
      receiveProgress(100);
    });
    expect(license.queryByText(/another page/)).toBeNull();
  });

  it('offers a retry when the application fails to load', async () => {
    const { api } = await renderApp('/driver/onboarding/documents', {
      user: anApplyingDriver(),
      api: (fake) =>
        fake
          .on('GET', '/api/driver/me', ok(aDriverMe({ isActiveDriver: false })))
          .on('GET', '/api/drivers/me/documents', ok({ kinds: [], data: [] }))
          .on('GET', path, refusal(503, 'unavailable')),
    });

    expect(await page.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(api.sent('GET', path).length).toBeGreaterThan(0);
  });
});

describe('the photo page', () => {
  it('gives tips, shows why the last photo was rejected, and accepts only pictures', async () => {
    const sentBack = anApplication({}, { photo: { status: 'rejected', reason: 'photo_unclear' } });
    const { browser } = await openPage(sentBack, '/driver/onboarding/photo');

    expect(await page.findByText('No hat, no sunglasses, a plain wall behind you')).toBeVisible();
    expect(page.getByText(/Your face is not clearly visible/)).toBeVisible();
    expect(page.getByLabelText(/^Take a picture/)).toHaveAttribute('capture', 'user');
    const pdf = new File(['%PDF-1.4 %%EOF'], 'me.jpg', { type: 'image/jpeg' });
    await browser.upload(page.getByLabelText('Choose a file: Your photo'), pdf);
    expect(await page.findByText('Please choose a JPEG or PNG picture')).toBeVisible();
  });

  it('sends the picture', async () => {
    const { browser, uploads } = await openPage(anApplication(), '/driver/onboarding/photo');

    await browser.upload(await page.findByLabelText('Choose a file: Your photo'), aPictureFile());
    expect(await page.findByText('Is your face easy to see?')).toHaveFocus();
    await browser.click(page.getByRole('button', { name: /^Send this picture.*Your photo$/ }));

    expect(await page.findByText('✓ Sent: Your photo')).toBeVisible();
    expect(uploads.metadata).toEqual({ type: 'photo' });
  });
});

it('sends an optional resume', async () => {
  const { browser, uploads } = await openPage(anApplication(), '/driver/onboarding/resume');

  expect(await page.findByText("Optional. It won't delay your application.")).toBeVisible();
  const resume = new File(['%PDF-1.4 %%EOF'], 'resume.pdf', { type: 'application/pdf' });
  await browser.upload(page.getByLabelText('Choose a file: Resume'), resume);

  expect(await page.findByText('✓ Sent: Resume')).toBeVisible();
  expect(uploads.metadata).toEqual({ type: 'resume' });
});

describe('documents about the driver', () => {
  const OWN_FILE = '/api/driver-profile/files/{id}';

  it('open by one press, and the focus returns', async () => {
    const file = aDossierFile({ document: 'driverLicense', kind: 'license', status: 'pending' });
    const kinds = [{ kind: 'license', status: 'pending', mayAdd: false, refusal: null }];
    const { browser, api } = await openPage(anApplication(), undefined, {
      kinds,
      data: [file, { ...file, _id: null, document: 'backDriverLicense', addedBy: 'operations' }],
    });
    api.on('GET', OWN_FILE, ok('content'));

    expect(await page.findByText(/You can open what you sent/)).toBeVisible();
    const [button = document.body, ...others] = await page.findAllByRole('button', { name: /^Open Driver License/ });
    expect(others).toEqual([]);
    await browser.click(button);

    const dialog = within(await page.findByRole('dialog', { name: 'Driver License' }));
    expect(await dialog.findByTitle('Driver License')).toHaveAttribute('src', 'blob:picture');
    expect(dialog.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', 'blob:picture');
    expect(api.sent('GET', OWN_FILE)).toHaveLength(1);

    await browser.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('are replaced by a later upload, not rejected by it', async () => {
    const file = aDossierFile({ document: 'driverLicense', kind: 'license', status: 'rejected', version: 2 });
    await openPage(anApplication(), undefined, {
      kinds: [{ kind: 'license', status: 'pending', mayAdd: false, refusal: null }],
      data: [
        { ...file, status: 'pending', version: 3 },
        { ...file, sentAt: '2026-11-19T12:00:00.000Z', isReplaced: true },
        { ...file, sentAt: '2026-11-18T12:00:00.000Z', version: 1 },
      ],
    });

    const region = within(await page.findByRole('region', { name: 'Documents about you' }));
    await region.findAllByRole('button', { name: /^Open Driver License/ });
    expect(region.getAllByText(/^(?:Pending Review|Replaced|Rejected)$/).map(({ textContent }) => textContent)).toEqual(
      ['Pending Review', 'Replaced', 'Rejected'],
    );
  });
});
