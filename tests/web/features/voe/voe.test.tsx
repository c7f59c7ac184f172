import { File as NodeFile } from 'node:buffer';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { VoeForm } from '#domain/employment-verifications/schema';
import { accessCodeOf } from '#web/features/voe/model/access-code';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { goOffline, goOnline } from '../../support/network';
import { freshBrowser, renderApp } from '../../support/render';
import { anAnswer, aVoeForm } from '../../support/verifications';

afterEach(freshBrowser);

const LINK = '/api/voe/{urlCode}';
const receipt = (kind: string) => ok({ kind, at: '2026-11-26T15:00:00.000Z' });

const open = (form: Partial<VoeForm> = {}, extend: (api: FakeApi) => FakeApi = (api) => api) =>
  renderApp('/voe/K7MZ2QWP?accessCode=H4TR9XCEVB', {
    api: (api) =>
      extend(api.on('POST', `${LINK}/open`, ok(aVoeForm(form))).on('PUT', `${LINK}/draft`, ok(aVoeForm(form)))),
  });

type Opened = Awaited<ReturnType<typeof open>>;

async function choose({ screen, browser }: Opened, question: RegExp | string, answer: string) {
  const group = within(await screen.findByRole('radiogroup', { name: question }));
  await browser.click(group.getByRole('radio', { name: answer }));
}

/** jsdom's own files cannot be sent through Node's fetch. */
const aFile = (...parts: string[]) => new NodeFile(parts, 'a.pdf', { type: 'application/pdf' }) as File;

/** Signs the form with a typed name; a correction knows the respondent. */
async function signIn({ screen, browser }: Opened, name: string, isNew = true) {
  const form = within(screen.getByRole('form', { name }));
  if (isNew) {
    await browser.type(form.getByLabelText('Your full name'), 'Pat Doyle');
    await browser.type(form.getByLabelText('Your job title'), 'Safety director');
  }
  await browser.click(form.getByRole('radio', { name: 'Use my typed name' }));
  await browser.click(form.getByRole('checkbox', { name: /^I certify/ }));
}

const sign = (opened: Opened) => signIn(opened, 'Answer the questions');

it('reads the access code after the first 12 characters of the query string', () => {
  expect(accessCodeOf('?accessCode=H4TR9XCEVB')).toBe('H4TR9XCEVB');
  expect(accessCodeOf('')).toBe('');
});

describe('the codes of a letter', () => {
  it('are entered on a page of their own', async () => {
    const { screen, browser, api, router } = await renderApp('/voe', {
      api: (fake) => fake.on('POST', `${LINK}/open`, ok(aVoeForm())),
    });
    await browser.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(screen.getAllByText('This field is required')).toHaveLength(2);

    await browser.type(screen.getByLabelText('Request code'), ' K7MZ2QWP ');
    await browser.type(screen.getByLabelText('Access code'), 'H4TR9XCEVB');
    await browser.click(screen.getByRole('button', { name: 'Continue' }));

    expect(await screen.findByText('Maria Lee Gomez')).toBeVisible();
    expect(router.state.location.pathname).toBe('/voe/K7MZ2QWP');
    expect(api.sent('POST', `${LINK}/open`).map(({ path, body }) => [path, body])).toEqual([
      ['/api/voe/K7MZ2QWP/open', { accessCode: 'H4TR9XCEVB' }],
    ]);
  });

  it('are requested if a link has no access code', async () => {
    const { screen } = await renderApp('/voe/K7MZ2QWP');
    expect(await screen.findByLabelText('Request code')).toHaveValue('K7MZ2QWP');
  });

  it.each([
    [422, 'link-not-valid', "This link can't be used"],
    [409, 'verification-closed', 'Nothing more is needed'],
    [429, 'too-many-requests', 'Too many requests. Please wait a moment'],
  ])('say why a link does not open: %d %s', async (status, code, text) => {
    const { screen } = await open({}, (api) => api.on('POST', `${LINK}/open`, refusal(status, code)));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('can be entered again after a wrong one', async () => {
    const { screen, browser } = await open({}, (api) => api.on('POST', `${LINK}/open`, refusal(422, 'link-not-valid')));
    await browser.click(await screen.findByRole('link', { name: 'Enter the codes' }));
    expect(await screen.findByLabelText('Request code')).toHaveValue('K7MZ2QWP');
  });
});

describe('an answer', () => {
  it('is given question by question, signed and confirmed with a copy', async () => {
    const opened = await open({}, (api) => api.on('POST', `${LINK}/answer`, receipt('answer')));
    const { screen, browser, api } = opened;
    await choose(opened, 'Did the driver work for you?', 'Yes');
    await browser.type(screen.getByLabelText('First day of work'), '2022-03-01');
    await browser.type(screen.getByLabelText('Last day of work'), '2024-05-31');
    await browser.type(screen.getByLabelText('Job title held'), 'Driver');
    await choose(opened, 'Did the driver operate a commercial motor vehicle?', 'Yes');
    await browser.click(screen.getByRole('checkbox', { name: 'Dry van' }));
    await choose(opened, 'Did FMCSA regulations apply to the driver?', 'Yes');
    await choose(opened, 'Was it a safety-sensitive job?', 'No');
    await browser.type(screen.getByLabelText('Reason for leaving'), 'Moved away');
    await choose(opened, /^Did the driver have an accident/, 'Yes');
    const accident = within(screen.getByRole('group', { name: 'Accident 1' }));
    await browser.type(accident.getByLabelText('Date of the accident'), '2024-01-05');
    await browser.type(accident.getByLabelText('City'), 'Waco');
    await browser.selectOptions(accident.getByLabelText('State'), 'TX');
    await browser.clear(accident.getByLabelText('Number of people injured'));
    await sign(opened);
    await browser.click(screen.getByRole('button', { name: 'Sign and send answer' }));

    expect(await screen.findByRole('heading', { name: 'Answer sent' })).toBeVisible();
    expect(screen.getByText('Waco, TX')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
    expect(api.sent('POST', `${LINK}/answer`)[0]?.body).toMatchObject({
      accessCode: 'H4TR9XCEVB',
      signature: { type: 'typed' },
      hasCertified: true,
      answer: {
        wasEmployed: true,
        startDate: '2022-03-01',
        equipment: ['dryVan'],
        safetySensitive: false,
        hasAccidents: true,
        accidents: [{ date: '2024-01-05', city: 'Waco', state: 'TX', injuries: 0 }],
        respondent: { name: 'Pat Doyle', title: 'Safety director' },
      },
    });
  });

  it('has no last day and no reason for leaving if the driver still works there', async () => {
    const opened = await open({}, (api) => api.on('POST', `${LINK}/answer`, receipt('answer')));
    const { screen, browser, api } = opened;
    await choose(opened, 'Did the driver work for you?', 'Yes');
    await browser.type(screen.getByLabelText('First day of work'), '2022-03-01');
    await browser.type(screen.getByLabelText('Last day of work'), '2024-05-31');
    await browser.click(screen.getByRole('checkbox', { name: 'The driver still works for us' }));
    expect(screen.queryByLabelText('Last day of work')).toBeNull();
    expect(screen.queryByLabelText('Reason for leaving')).toBeNull();
    await browser.type(screen.getByLabelText('Job title held'), 'Driver');
    for (const question of ['Did the driver operate a commercial motor vehicle?', 'Was it a safety-sensitive job?']) {
      await choose(opened, question, 'No');
    }
    await choose(opened, 'Did FMCSA regulations apply to the driver?', 'Yes');
    await choose(opened, /^Did the driver have an accident/, 'No');
    await sign(opened);
    await browser.click(screen.getByRole('button', { name: 'Sign and send answer' }));

    expect(await screen.findByRole('heading', { name: 'Answer sent' })).toBeVisible();
    expect(screen.getByText('Still employed')).toBeVisible();
    expect(screen.queryByText('Reason for leaving')).toBeNull();
    expect(api.sent('POST', `${LINK}/answer`)[0]?.body).toMatchObject({ answer: { isStillEmployed: true } });
  });

  it('has no more questions if the driver never worked there, and names everything that is missing', async () => {
    const opened = await open();
    const { screen, browser, api } = opened;
    await choose(opened, 'Did the driver work for you?', 'No');
    expect(screen.queryByLabelText('Job title held')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Accidents' })).toBeNull();

    await browser.click(screen.getByRole('button', { name: 'Sign and send answer' }));
    expect(await screen.findAllByText('This field is required')).toHaveLength(3);
    expect(api.sent('POST', `${LINK}/answer`)).toEqual([]);
  });

  it('names numbers of people that are not possible before it is sent', async () => {
    const opened = await open();
    const { screen, browser, api } = opened;
    await choose(opened, 'Did the driver work for you?', 'Yes');
    await choose(opened, /^Did the driver have an accident/, 'Yes');
    const [injured, died] = ['Number of people injured', 'Number of deaths'].map((name) => screen.getByLabelText(name));
    if (injured === undefined || died === undefined) throw new Error('no fields');
    for (const [field, number] of [
      [injured, '-1'],
      [died, '1.5'],
    ] as const) {
      await browser.clear(field);
      await browser.type(field, number);
    }
    await browser.click(screen.getByRole('button', { name: 'Sign and send answer' }));

    expect(await screen.findAllByText('Enter a whole number from 0 to 999')).toHaveLength(2);
    expect(injured).toBeInvalid();
    expect(api.sent('POST', `${LINK}/answer`)).toEqual([]);
    await browser.clear(injured);
    await browser.type(injured, '2');
    expect(await screen.findAllByText('Enter a whole number from 0 to 999')).toHaveLength(1);
  });

  it('shows every field that the server refuses', async () => {
    const errors = [{ pointer: '/answer/respondent/name', code: 'name-not-printable' }];
    const opened = await open({}, (api) =>
      api.on('POST', `${LINK}/answer`, refusal(422, 'validation-failed', { errors })),
    );
    const { screen, browser } = opened;
    await choose(opened, 'Did the driver work for you?', 'No');
    await sign(opened);
    await browser.click(screen.getByRole('button', { name: 'Sign and send answer' }));
    expect(await screen.findByText(/name/i, { selector: '.gh-field-error' })).toBeVisible();
  });

  it('is asked about tests only where the Clearinghouse does not answer', async () => {
    const opened = await open({ questions: { includesTests: true, includesFollowUpPlan: true } });
    const { screen } = opened;
    await choose(opened, 'Did the driver work for you?', 'Yes');
    expect(screen.queryByRole('radiogroup', { name: /return-to-duty/ })).toBeNull();
    await choose(opened, 'A verified positive drug test?', 'Yes');
    expect(await screen.findByRole('radiogroup', { name: /return-to-duty/ })).toBeVisible();
    expect(screen.getByRole('radiogroup', { name: 'Is a follow-up testing plan not finished?' })).toBeVisible();
  });

  it('has no section about tests otherwise', async () => {
    const opened = await open();
    await choose(opened, 'Did the driver work for you?', 'Yes');
    expect(opened.screen.queryByRole('heading', { name: 'Drug and alcohol tests' })).toBeNull();
  });

  it('is saved, and goes on from there with the same link', async () => {
    const saved = aVoeForm({ draft: anAnswer({ position: 'Hostler' }), savedAt: '2026-11-26T15:00:00.000Z' });
    const { screen, browser, api } = await open({ draft: saved.draft }, (fake) =>
      fake.on('PUT', `${LINK}/draft`, ok(saved)),
    );
    expect(await screen.findByLabelText('Job title held')).toHaveValue('Hostler');
    await browser.click(screen.getByRole('button', { name: 'Save for later' }));

    expect(await screen.findByText(/^Saved /)).toBeVisible();
    expect(api.sent('PUT', `${LINK}/draft`)[0]?.body).toMatchObject({
      accessCode: 'H4TR9XCEVB',
      draft: { position: 'Hostler', accidents: [] },
    });
  });

  it('is saved when the network is back, and a reload before that loses nothing', async () => {
    const { screen, browser, api } = await open();
    await choose({ screen, browser, api } as Opened, 'Did the driver work for you?', 'Yes');
    goOffline();
    await browser.type(screen.getByLabelText('Job title held'), 'Hostler');
    await browser.click(screen.getByRole('button', { name: 'Save for later' }));
    expect(await screen.findByText('You were offline. Nothing was sent.')).toBeVisible();
    expect(screen.getByText('Your last changes are not saved yet.')).toBeVisible();
    expect(api.sent('PUT', `${LINK}/draft`)).toEqual([]);

    screen.unmount();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const again = await open();
    expect(await again.screen.findByLabelText('Job title held')).toHaveValue('Hostler');
    goOnline(again.api.fetch);

    await waitFor(() =>
      expect(again.api.sent('PUT', `${LINK}/draft`)[0]?.body).toMatchObject({ draft: { position: 'Hostler' } }),
    );
    await waitFor(() => expect(again.screen.queryByText('Your last changes are not saved yet.')).toBeNull());
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('takes files, names those of this visit, and says why one is refused', async () => {
    const earlier = {
      _id: '018f0000-0000-7000-8000-000000000998',
      mediaType: 'image/png',
      sizeBytes: 2_048,
      at: '2026-11-25T15:00:00.000Z',
    };
    const file = { _id: '018f0000-0000-7000-8000-000000000999', mediaType: 'application/pdf', sizeBytes: 2_400_000 };
    const opened = await open({ files: [earlier] }, (api) =>
      api
        .on('POST', `${LINK}/files`, ok({ ...file, at: '2026-11-26T15:00:00.000Z' }))
        .on('POST', `${LINK}/files/{fileId}/remove`, ok()),
    );
    const { screen, browser, api } = opened;
    await browser.upload(await screen.findByLabelText(/^Attach a file/), aFile('%PDF'));
    expect(await screen.findByText('File 2: a.pdf, 2.3 MB')).toBeVisible();
    expect(screen.getByText('File 1, 2 kB')).toBeVisible();
    expect(api.sent('POST', `${LINK}/files`)[0]?.headers.get('X-Access-Code')).toBe('H4TR9XCEVB');

    await browser.click(screen.getByRole('button', { name: /^Remove ?: File 2: a\.pdf$/ }));
    expect(await screen.findByText(/up to 5 files/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/a\.pdf/)).toBeNull());
    expect(screen.getByText('File 1, 2 kB')).toBeVisible();

    api.on('POST', `${LINK}/files`, refusal(422, 'file-empty'));
    await browser.upload(screen.getByLabelText(/^Attach a file/), aFile());
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});

describe('no answer', () => {
  it('needs a reason', async () => {
    const opened = await open({}, (api) => api.on('POST', `${LINK}/decline`, receipt('decline')));
    const { screen, browser, api } = opened;
    await choose(opened, 'Your reply', 'Decline to answer');
    const form = within(screen.getByRole('form', { name: 'Decline to answer' }));
    await browser.click(form.getByRole('button', { name: 'Decline to answer' }));
    expect(await form.findAllByText('This field is required')).toHaveLength(4);

    await browser.selectOptions(form.getByLabelText("Why can't you answer?"), 'wrongContact');
    await signIn(opened, 'Decline to answer');
    await browser.click(form.getByRole('button', { name: 'Decline to answer' }));

    expect(await screen.findByRole('heading', { name: 'Reply sent' })).toBeVisible();
    expect(api.sent('POST', `${LINK}/decline`)[0]?.body).toMatchObject({
      reason: 'wrongContact',
      text: '',
      respondent: { name: 'Pat Doyle' },
    });
  });
});

describe('a disputed answer', () => {
  const disputed = {
    purpose: 'correction' as const,
    draft: anAnswer(),
    dispute: { text: 'I left in June', at: '2026-11-21T15:00:00.000Z', answerBy: '2026-12-06' },
  };

  it('is corrected from the answer that was given', async () => {
    const opened = await open(disputed, (api) => api.on('POST', `${LINK}/answer`, receipt('correction')));
    const { screen, browser, api } = opened;
    expect(await screen.findByText('I left in June')).toBeVisible();
    expect(screen.getByText(/by 12\/06\/2026/)).toBeVisible();
    await browser.clear(screen.getByLabelText('Last day of work'));
    await browser.type(screen.getByLabelText('Last day of work'), '2024-06-30');
    await signIn(opened, 'Correct the answer', false);
    await browser.click(screen.getByRole('button', { name: 'Sign and send correction' }));

    expect(await screen.findByRole('heading', { name: 'Correction sent' })).toBeVisible();
    expect(api.sent('POST', `${LINK}/answer`)[0]?.body).toMatchObject({ answer: { endDate: '2024-06-30' } });
  });

  it('may be kept', async () => {
    const opened = await open(disputed, (api) => api.on('POST', `${LINK}/refuse-correction`, receipt('refusal')));
    const { screen, browser, api } = opened;
    await choose(opened, 'Your reply', 'Keep the answer');
    const form = within(screen.getByRole('form', { name: 'Keep the answer' }));
    await browser.type(form.getByLabelText(/^Why is the answer right/), 'Our payroll shows May');
    await signIn(opened, 'Keep the answer', false);
    await browser.click(form.getByRole('button', { name: 'Refuse to correct' }));

    expect(await screen.findByRole('heading', { name: 'Refusal sent' })).toBeVisible();
    expect(api.sent('POST', `${LINK}/refuse-correction`)[0]?.body).toMatchObject({ text: 'Our payroll shows May' });
  });
});
