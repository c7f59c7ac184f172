import { afterEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import type { VerificationView } from '#domain/employment-verifications/schema';
import { aFile, EMPLOYMENT_ID } from '../../support/driver-files';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';
import { aLink, anUnverified, aResponse, aVerification, VERIFICATION_ID } from '../../support/verifications';

afterEach(freshBrowser);

const LIST = '/api/business/driver/{driverId}/verifications';
const ONE = '/api/business/verifications/{id}';

const open = (verifications: readonly VerificationView[], extend: (api: FakeApi) => FakeApi = (api) => api) =>
  renderApp(`/business/files/${EMPLOYMENT_ID}`, {
    user: aSafetyOfficer(),
    api: (api) =>
      extend(
        api
          .on('GET', '/api/business/employments/{id}/file', ok(aFile()))
          .on('GET', LIST, ok({ data: verifications }))
          .on('GET', '/api/fmcsa/fleetAutocomplete', ok([])),
      ),
  });

const panelOf = async ({ screen }: Awaited<ReturnType<typeof open>>) =>
  within(await screen.findByRole('list', { name: 'Past employers' }));

describe('a past employer', () => {
  it('is verified from the census, with the agency as the driver stated', async () => {
    const census = [
      {
        mcdotNumber: '1234567',
        legalName: 'LONE STAR FREIGHT LLC',
        dbaName: null,
        city: 'Waco',
        state: 'TX',
        zip: '76701',
      },
    ];
    const opened = await open([anUnverified({ mode: null })], (api) =>
      api
        .on('GET', '/api/fmcsa/fleetAutocomplete', ok(census.map((row) => ({ ...row, powerUnits: 4, drivers: 5 }))))
        .on('POST', LIST, ok(aVerification({ state: 'draft' }))),
    );
    const { screen, browser, api } = opened;
    const panel = await panelOf(opened);
    expect(panel.getByText('Not requested')).toBeVisible();
    await browser.click(panel.getByRole('button', { name: /^Start verification/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Verify employment at Lone Star Freight' }));
    await browser.type(dialog.getByLabelText(/^MCDOT number/), '1234567');
    expect((await screen.findAllByText(/LONE STAR FREIGHT LLC/))[0]).toBeInTheDocument();
    await browser.clear(dialog.getByLabelText('Past employer'));
    await browser.click(dialog.getByRole('button', { name: 'Start verification' }));
    expect(await dialog.findByText('This field is required')).toBeVisible();

    await browser.type(dialog.getByLabelText('Past employer'), 'Lone Star');
    await browser.click(dialog.getByRole('button', { name: 'Start verification' }));

    expect(await screen.findByText('Nora Quinn was asked for consent')).toBeVisible();
    const body = api.sent('POST', LIST)[0]?.body;
    expect(body).toMatchObject({ employer: { name: 'Lone Star', mcdotNumber: '1234567', fax: '' } });
    expect(body).not.toHaveProperty('mode');
  });

  it('says that the driver does not consent yet, in their words', async () => {
    const postponed = { text: 'After I have given notice', at: '2026-11-11T15:00:00.000Z' };
    const panel = await panelOf(await open([aVerification({ state: 'draft', postponed })]));

    expect(panel.getByText('Consent postponed')).toBeVisible();
    expect(panel.getByText(/^The driver said "not now" on 11\/11\/2026/)).toBeVisible();
    expect(panel.getByText('In their words: "After I have given notice"')).toBeVisible();
  });

  it('has a clock, the next step and every attempt', async () => {
    const panel = await panelOf(await open([aVerification()]));
    expect(panel.getByText('Request sent')).toBeVisible();
    expect(panel.getByText(/^Day 16 of 30, due 12\/10\/2026 · from the request on 11\/10\/2026/)).toBeVisible();
    expect(panel.getByText(/^The next email goes out/)).toBeVisible();
    const attempts = within(panel.getByRole('list', { name: 'Attempts: Lone Star Freight' }));
    expect(attempts.getByText(/safety@lonestar.example/)).toBeVisible();
    expect(attempts.getByText(/Automatic$/)).toBeVisible();
  });

  it('has a clock that stands still once the past employer has answered', async () => {
    const panel = await panelOf(await open([aVerification({ state: 'answered' })]));

    expect(panel.getByText(/^Finished on day 16 of 30 · from the request on 11\/10\/2026/)).toBeVisible();
    expect(panel.queryByText(/due 12\/10\/2026/)).toBeNull();
    expect(panel.queryByRole('progressbar')).toBeNull();
  });

  it('lists where each link went, and withdraws an open one after a question', async () => {
    const links = [
      aLink({ _id: '018f0000-0000-7000-8000-000000000941', to: 'records@lonestar.example', isStated: false }),
      aLink({ state: 'addressChanged', endedAt: '2026-11-20T15:00:00.000Z' }),
    ];
    const opened = await open([aVerification({ links })], (api) =>
      api.on('DELETE', `${ONE}/links/{linkId}`, ok(undefined)),
    );
    const { screen, browser, api } = opened;
    const list = within((await panelOf(opened)).getByRole('list', { name: 'Links: Lone Star Freight' }));
    const [first, second] = list.getAllByRole('listitem');

    expect(first).toHaveTextContent(
      /Email · records@lonestar\.example.*works until 12\/27\/2026.*Open.*Address from the carrier/,
    );
    expect(second).toHaveTextContent(/safety@lonestar\.example.*ended.*Address replaced/);
    expect(within(second as HTMLElement).queryByRole('button')).toBeNull();
    await browser.click(list.getByRole('button', { name: /^Withdraw link/ }));
    const question = within(
      await screen.findByRole('dialog', { name: 'Withdraw the link to records@lonestar.example?' }),
    );
    await browser.click(question.getByRole('button', { name: 'Withdraw link' }));

    expect(await screen.findByText('The link was withdrawn')).toBeVisible();
    expect(api.sent('DELETE', `${ONE}/links/{linkId}`)).toHaveLength(1);
  });

  it('says why it cannot be closed in good faith yet', async () => {
    const panel = await panelOf(await open([aVerification()]));
    expect(panel.getByRole('button', { name: /^Close in good faith/ })).toHaveAttribute('aria-disabled', 'true');
    expect(panel.getByText('Needs 2 attempts, and 10 days since the first.')).toBeVisible();
  });

  it('is overdue after 30 days', async () => {
    const clock = { ...aVerification().clock, day: 33, isDueSoon: true, isOverdue: true } as VerificationView['clock'];
    const panel = await panelOf(await open([aVerification({ clock })]));
    expect(panel.getByText(/^3 days overdue/)).toBeVisible();
  });

  it('cannot be verified without access to the file', async () => {
    const { screen } = await open([], (api) => api.on('GET', LIST, refusal(403, 'access-not-granted')));
    expect(await screen.findByText("Verifications need access to the driver's file.")).toBeVisible();
  });
});

describe('an attempt', () => {
  it('is a call with what was said', async () => {
    const opened = await open([aVerification()], (api) => api.on('POST', `${ONE}/attempts`, ok(aVerification())));
    const { screen, browser, api } = opened;
    await browser.click((await panelOf(opened)).getByRole('button', { name: /^Record a call/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Call with Lone Star Freight' }));
    await browser.click(dialog.getByRole('button', { name: 'Record call' }));
    expect(await dialog.findByText('This field is required')).toBeVisible();
    await browser.type(dialog.getByLabelText('What was said?'), 'Back on Monday');
    await browser.click(dialog.getByRole('button', { name: 'Record call' }));

    expect(await screen.findByText('The call is recorded')).toBeVisible();
    expect(api.sent('POST', `${ONE}/attempts`)[0]?.body).toMatchObject({ channel: 'phone', note: 'Back on Monday' });
  });

  it('is a letter whose PDF opens', async () => {
    const [email] = aVerification().attempts;
    const letter = { ...email, _id: VERIFICATION_ID, channel: 'letter', hasDocument: true };
    const sent = { ...aVerification(), attempts: [letter] };
    const opened = await open([aVerification()], (api) =>
      api
        .on('POST', `${ONE}/attempts`, ok(sent))
        .on('GET', `${ONE}/attempts/{attemptId}/pdf`, refusal(404, 'not-found')),
    );
    const { screen, browser } = opened;
    await browser.click((await panelOf(opened)).getByRole('button', { name: /^Contact again/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Contact Lone Star Freight' }));
    await browser.click(dialog.getByRole('radio', { name: 'Letter' }));
    expect(await dialog.findByLabelText(/^Street address/)).toHaveValue('1 Main St');
    await browser.click(dialog.getByRole('button', { name: 'Prepare letter' }));
    expect(await screen.findByRole('dialog', { name: 'Open letter' })).toBeVisible();
  });
});

describe('a verification without an answer', () => {
  it('is closed in good faith with a remark', async () => {
    const opened = await open([aVerification({ actions: ['closeGoodFaith'], refusals: [] })], (api) =>
      api.on('PATCH', `${ONE}/close`, ok(aVerification({ state: 'closedGoodFaith' }))),
    );
    const { screen, browser, api } = opened;
    await browser.click((await panelOf(opened)).getByRole('button', { name: /^Close in good faith/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^The record lists 1 attempt/)).toBeVisible();
    await browser.click(dialog.getByRole('button', { name: 'Close in good faith' }));
    expect(
      await screen.findByText('Closed in good faith', { selector: '[role=status] *, [role=status]' }),
    ).toBeVisible();
    expect(api.sent('PATCH', `${ONE}/close`)[0]?.body).toEqual({ note: '' });
  });

  it('is canceled after a confirmation', async () => {
    const opened = await open([aVerification()], (api) => api.on('PATCH', `${ONE}/cancel`, ok(aVerification())));
    const { screen, browser, api } = opened;
    await browser.click((await panelOf(opened)).getByRole('button', { name: /^Cancel verification/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.click(dialog.getByRole('button', { name: 'Cancel verification' }));
    expect(await screen.findByText('The verification was canceled')).toBeVisible();
    expect(api.sent('PATCH', `${ONE}/cancel`)).toHaveLength(1);
  });

  it('shows that it ended with the access to the file, and can be sent again once there is one', async () => {
    const ended = aVerification({
      state: 'canceled',
      hasAccessEnded: true,
      nextAttemptAt: null,
      actions: ['startVerification'],
      refusals: [],
    });
    const panel = await panelOf(await open([ended]));

    expect(
      panel.getByText("Canceled on 11/12/2026, because your company may no longer open the driver's file."),
    ).toBeVisible();
    expect(panel.getByRole('button', { name: /^Send again/ })).toBeVisible();
    expect(panel.queryByRole('button', { name: /^(Contact again|Record a call|Cancel verification)/ })).toBeNull();
  });

  it('does not name the access if a person canceled it', async () => {
    const panel = await panelOf(await open([aVerification({ state: 'canceled', actions: [], refusals: [] })]));

    expect(panel.getByText('Canceled on 11/12/2026.')).toBeVisible();
    expect(panel.queryByText(/no longer open/)).toBeNull();
  });

  it('needs a new consent after the access to the file has ended', async () => {
    const ended = {
      state: 'canceled' as const,
      hasAccessEnded: true,
      actions: ['startVerification' as const],
      refusals: [],
    };
    const opened = await open([aVerification(ended)]);
    await opened.browser.click((await panelOf(opened)).getByRole('button', { name: /^Send again/ }));

    expect(await opened.screen.findByText(/gets a message to read and sign the consent/)).toBeVisible();
  });

  it('lists the calls and answers of an earlier request apart', async () => {
    const again = { state: 'draft' as const, round: 2, consentSignedAt: null, responses: [aResponse()] };
    const opened = await open([aVerification(again)]);
    const panel = await panelOf(opened);
    expect(panel.queryByRole('list', { name: 'Attempts: Lone Star Freight' })).toBeNull();
    expect(panel.getByRole('list', { name: 'Attempts of earlier requests: Lone Star Freight' })).toBeVisible();

    await opened.browser.click(panel.getByRole('button', { name: /^Show earlier answer/ }));

    expect(await opened.screen.findByText('Answer, version 1 (earlier request)')).toBeVisible();
  });

  it('is sent again after the employer declined', async () => {
    const declined = aVerification({
      state: 'declined',
      actions: ['startVerification', 'closeGoodFaith'],
      refusals: [],
      responses: [aResponse({ kind: 'decline', version: 0, answer: null, reason: 'wrongContact' })],
    });
    const panel = await panelOf(await open([declined]));
    expect(panel.getByText('This is the wrong company or address')).toBeVisible();
    expect(panel.getByRole('button', { name: /^Send again/ })).toBeVisible();
    expect(panel.queryByRole('button', { name: /^Draft report to FMCSA/ })).toBeNull();
  });

  it('can be reported to FMCSA once that is due', async () => {
    const panel = await panelOf(await open([aVerification({ isReportable: true })]));

    expect(panel.getByRole('button', { name: /^Draft report to FMCSA/ })).toBeVisible();
  });
});

describe('an answer', () => {
  it("is read with every version and the driver's words", async () => {
    const verification = aVerification({
      state: 'answered',
      actions: [],
      refusals: [],
      responses: [aResponse({ hasTests: true })],
      isReviewed: true,
      dispute: {
        text: 'I left in June',
        at: '2026-11-21T15:00:00.000Z',
        answerBy: '2026-12-06',
        isOverdue: false,
        wasRefused: true,
      },
      rebuttal: { text: 'My own words', at: '2026-11-22T15:00:00.000Z', forwardedBy: '2026-11-29' },
    });
    const opened = await open([verification]);
    const { screen, browser } = opened;
    const panel = await panelOf(opened);
    expect(panel.getByText('The driver has read it.')).toBeVisible();
    await browser.click(panel.getByRole('button', { name: /^Show answer/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answers of Lone Star Freight' }));
    expect(dialog.getByText('My own words')).toBeVisible();
    expect(dialog.getByText('The employer refused to correct it.')).toBeVisible();
    expect(dialog.getByRole('heading', { name: 'Drug and alcohol tests' })).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Drug and alcohol answers/ })).toBeVisible();
  });
});
