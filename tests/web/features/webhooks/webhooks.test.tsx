import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import type { Webhook, WebhookDelivery } from '#domain/webhooks/schema';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const ID = '018f0000-0000-7000-8000-0000000000d1';
const DELIVERY = '018f0000-0000-7000-8000-0000000000d2';
const LIST = '/api/webhooks';
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const anAdmin = aRecruiter({ position: 'HR', roles: ['business', 'business-admin'] });

const aWebhook = (more: Partial<Webhook> = {}): Webhook => ({
  _id: ID,
  name: 'Payroll system',
  url: 'https://hooks.example.com/gladhand',
  types: ['hire.accepted'],
  version: 3,
  pausedAt: null,
  pauseReason: null,
  failingSince: null,
  pending: 0,
  formerSecretEndsAt: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  createdBy: 'Robin Vale',
  ...more,
});
const aDelivery: WebhookDelivery = {
  _id: DELIVERY,
  messageId: 'msg_1',
  type: 'hire.accepted',
  objectType: 'candidacy',
  objectId: ID,
  sequence: 7,
  at: '2026-11-20T12:00:00.000Z',
  state: 'delivered',
  attempts: 1,
  nextTryAt: null,
  lastStatus: 200,
};

const open = (path: string, extend: (api: FakeApi) => FakeApi, user = anAdmin) =>
  renderApp(path, { user, api: (api) => extend(api.on('GET', `${LIST}/${ID}`, ok(aWebhook()))) });

afterEach(freshBrowser);
afterEach(() => {
  jest.useRealTimers();
});

describe('webhooks', () => {
  it('are created with chosen events, and show their secret once', async () => {
    const { screen, browser, api } = await open('/business/settings/webhooks', (fake) =>
      fake.on('GET', LIST, ok({ data: [] })).on('POST', LIST, { status: 201, body: { webhookId: ID, secret: SECRET } }),
    );

    expect(await screen.findByText('No endpoints yet')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'New endpoint' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New endpoint' }));
    await browser.type(dialog.getByLabelText('Name'), 'Payroll system');
    await browser.type(dialog.getByLabelText('Endpoint address'), 'https://hooks.example.com/gladhand');
    await browser.click(dialog.getByRole('checkbox', { name: 'hire.accepted: The start date was agreed' }));
    await browser.click(dialog.getByRole('button', { name: 'Save' }));

    const secret = within(await screen.findByRole('dialog', { name: 'Secret of the endpoint' }));
    expect(secret.getByText(SECRET)).toBeVisible();
    expect(api.sent('POST', LIST)[0]?.body).toEqual({
      name: 'Payroll system',
      url: 'https://hooks.example.com/gladhand',
      types: ['hire.accepted'],
    });
  });

  it('have a catalog of events with examples', async () => {
    const example = { type: 'candidate.requested', sequence: 1 };
    const { screen, browser } = await open('/business/settings/webhooks', (fake) =>
      fake
        .on('GET', LIST, ok({ data: [] }))
        .on('GET', `${LIST}/event-types`, ok({ data: [{ type: 'candidate.requested', example }] })),
    );

    await browser.click(await screen.findByRole('button', { name: 'Events and examples' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Events and examples' }));
    expect(dialog.getByText('A driver requested the job')).toBeVisible();
    expect(await dialog.findByLabelText('Example of the body')).toHaveTextContent('"sequence": 1');
  });

  it('say why one is paused', async () => {
    const paused = aWebhook({ pausedAt: '2026-11-20T12:00:00.000Z', pauseReason: 'gone' });
    const { screen } = await open('/business/settings/webhooks', (fake) =>
      fake.on('GET', LIST, ok({ data: [paused] })),
    );

    expect(await screen.findByText(/Answered 410 \(Gone\)/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Payroll system' })).toHaveAttribute(
      'href',
      `/business/settings/webhooks/${ID}`,
    );
  });

  it('have a heading, also where an endpoint does not exist', async () => {
    const { screen } = await open(`/business/settings/webhooks/${DELIVERY}`, (fake) =>
      fake.on('GET', `${LIST}/${DELIVERY}`, refusal(404, 'not-found')),
    );

    expect(await screen.findByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible();
  });

  it('are closed to everyone but administrators', async () => {
    const { screen, api } = await open('/business/settings/webhooks', (fake) => fake, aRecruiter());

    expect(await screen.findByRole('heading', { name: 'Webhooks' })).toBeVisible();
    expect(api.sent('GET', LIST)).toEqual([]);
  });
});

describe('the deliveries of an endpoint', () => {
  it('are filtered by the address, and sent again after a warning', async () => {
    const details = { ...aDelivery, body: '{"type":"hire.accepted"}', attemptLog: [], replays: [] };
    const { screen, browser, api } = await open(`/business/settings/webhooks/${ID}?state=delivered`, (fake) =>
      fake
        .on('GET', `${LIST}/${ID}/deliveries`, ok({ data: [aDelivery], count: 1 }))
        .on('GET', `${LIST}/${ID}/deliveries/${DELIVERY}`, ok(details))
        .on('POST', `${LIST}/${ID}/deliveries/${DELIVERY}/replay`, { status: 204 }),
    );

    await browser.click(await screen.findByRole('button', { name: 'hire.accepted' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'hire.accepted' }));
    expect(await dialog.findByText(/Your system has accepted this event/)).toBeVisible();
    await browser.click(dialog.getByRole('button', { name: 'Send again anyway' }));

    await waitFor(() => expect(api.sent('POST', `${LIST}/${ID}/deliveries/${DELIVERY}/replay`)).toHaveLength(1));
    expect(api.sent('GET', `${LIST}/${ID}/deliveries`)[0]?.query.get('state')).toBe('delivered');
  });

  it('show the answer once it is there, without a reload', async () => {
    jest.useFakeTimers({
      doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask', 'nextTick', 'Date', 'performance'],
    });
    let state: WebhookDelivery['state'] = 'pending';
    const { screen } = await open(`/business/settings/webhooks/${ID}`, (fake) =>
      fake.on('GET', `${LIST}/${ID}/deliveries`, () => ok({ data: [{ ...aDelivery, state }], count: 1 })),
    );
    const row = await screen.findByRole('row', { name: /hire\.accepted/ });
    expect(row).toHaveTextContent('Waiting');

    state = 'delivered';
    await act(() => jest.advanceTimersByTimeAsync(3_000));

    await waitFor(() => expect(screen.getByRole('row', { name: /hire\.accepted/ })).toHaveTextContent('Delivered'));
  });
});
