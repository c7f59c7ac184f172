import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { CarrierTemplate } from '#domain/message-templates/schema';
import { DRIVER_ID } from '../../support/carrier-drivers';
import { ORDER_ID } from '../../support/carrier-orders';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { aRecruiter, aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const LIST = '/api/message-templates';
const aTemplate = (more: Partial<CarrierTemplate> = {}): CarrierTemplate => ({
  _id: '018f0000-0000-7000-8000-0000000000c1',
  kind: 'invite',
  name: 'First contact',
  subject: null,
  text: 'Hello {firstName}',
  version: 3,
  updatedAt: '2026-11-20T12:00:00.000Z',
  updatedBy: 'Robin Vale',
  ...more,
});
const candidate = { driverId: DRIVER_ID, driverName: 'Maria G.', orderId: ORDER_ID, orderTitle: 'Night drayage' };

const open = (
  templates: readonly CarrierTemplate[],
  extend: (api: FakeApi) => FakeApi = (api) => api,
  user = aRecruiter({ position: 'HR' }),
) =>
  renderApp('/business/templates', {
    user,
    api: (api) =>
      extend(
        api
          .on('GET', LIST, ok({ data: templates }))
          .on('GET', `${LIST}/candidates`, ok({ data: [candidate] }))
          .on('POST', `${LIST}/preview`, ({ body }) =>
            ok({ text: (body as { text: string }).text.replace('{firstName}', 'Maria') }),
          ),
      ),
  });

afterEach(freshBrowser);

describe('message templates', () => {
  it('are created with fields and a preview for a real candidate', async () => {
    const { screen, browser, api } = await open([], (fake) =>
      fake.on('POST', LIST, { status: 201, body: aTemplate() }),
    );

    expect(await screen.findByText('No templates for invitations yet')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'New template' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New template' }));
    await browser.type(dialog.getByLabelText('Name'), 'First contact');
    await browser.type(dialog.getByLabelText('Text'), 'Hello ');
    await browser.click(dialog.getByRole('button', { name: "Insert Driver's first name" }));
    expect(dialog.getByLabelText('Text')).toHaveValue('Hello {firstName}');
    expect(dialog.getByLabelText('Preview for')).toHaveTextContent('Maria G. · Night drayage');
    expect(await dialog.findByText('Hello Maria')).toBeVisible();
    await browser.click(dialog.getByRole('button', { name: 'Save' }));

    await waitFor(() =>
      expect(api.sent('POST', LIST)[0]?.body).toEqual({
        kind: 'invite',
        name: 'First contact',
        subject: null,
        text: 'Hello {firstName}',
      }),
    );
  });

  it('open with their name for those who manage them', async () => {
    const { screen, browser } = await open([aTemplate()]);

    await browser.click(await screen.findByRole('button', { name: 'First contact' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Edit template' }));
    expect(dialog.getByLabelText('Text')).toHaveValue('Hello {firstName}');
  });

  it('are plain text for those who only use them', async () => {
    const { screen } = await open([aTemplate()], undefined, aRecruiter());

    expect(await screen.findByText('First contact')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'First contact' })).toBeNull();
  });

  it('have a subject for messages, with its own preview', async () => {
    const { screen, browser, api } = await open(
      [aTemplate({ kind: 'message', name: 'Start', subject: 'Your start' })],
      (fake) => fake.on('POST', LIST, { status: 201, body: aTemplate() }),
    );

    await browser.click(await screen.findByRole('tab', { name: 'Messages' }));
    expect(await screen.findByText('Your start')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'New template' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New template' }));
    await browser.type(dialog.getByLabelText('Name'), 'Call');
    await browser.type(dialog.getByLabelText('Text'), 'We will call you.');
    await browser.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('This field is required')).toBeVisible();
    await browser.type(dialog.getByLabelText('Subject'), 'A call, {{firstName}');
    expect(await dialog.findByText('A call, Maria')).toBeVisible();
    await browser.click(dialog.getByRole('button', { name: 'Save' }));

    await waitFor(() =>
      expect(api.sent('POST', LIST)[0]?.body).toEqual({
        kind: 'message',
        name: 'Call',
        subject: 'A call, {firstName}',
        text: 'We will call you.',
      }),
    );
  });

  it('are refused with an unknown field, at the field', async () => {
    const { screen, browser, api } = await open([]);

    await browser.click(await screen.findByRole('button', { name: 'New template' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.type(dialog.getByLabelText('Name'), 'Pay');
    await browser.type(dialog.getByLabelText('Text'), 'You earn {{salary}');
    await browser.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await dialog.findByText(/^\{salary\} is not a field\. Use one of \{firstName\}/)).toBeVisible();
    expect(await dialog.findByText('Correct the text to see the preview.')).toBeVisible();
    expect(api.sent('POST', LIST)).toHaveLength(0);
  });

  it('are changed from the version that was opened', async () => {
    const { screen, browser, api } = await open([aTemplate()], (fake) =>
      fake.on('PUT', `${LIST}/{id}`, refusal(409, 'template-changed')),
    );

    await browser.click(await screen.findByRole('button', { name: 'More actions for First contact' }));
    await browser.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit template' }));
    await browser.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await dialog.findByText(/changed or deleted in the meantime/)).toBeVisible();
    expect(api.sent('PUT', `${LIST}/{id}`)[0]?.body).toMatchObject({ version: 3 });
  });

  it('show what somebody else saved in the meantime, or that it was deleted', async () => {
    let templates = [aTemplate()];
    const { screen, browser, api } = await open([], (fake) =>
      fake.on('GET', LIST, () => ok({ data: templates })).on('PUT', `${LIST}/{id}`, refusal(409, 'template-changed')),
    );
    await browser.click(await screen.findByRole('button', { name: 'First contact' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit template' }));
    await browser.type(dialog.getByLabelText('Text'), ', how are you?');
    templates = [aTemplate({ text: 'Good morning', version: 4 })];
    await browser.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/changed or deleted in the meantime/)).toBeVisible();
    expect(dialog.getByLabelText('Text')).toHaveValue('Hello {firstName}, how are you?');

    await browser.click(dialog.getByRole('button', { name: 'Show the current version' }));
    expect(await dialog.findByDisplayValue('Good morning')).toBe(dialog.getByLabelText('Text'));
    templates = [];
    await browser.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.sent('PUT', `${LIST}/{id}`).at(-1)?.body).toMatchObject({ version: 4 }));
    await browser.click(await dialog.findByRole('button', { name: 'Show the current version' }));
    expect(await dialog.findByText('Template First contact deleted')).toBeVisible();
  });

  it('disappear right away when deleted, and come back with an undo', async () => {
    const { screen, browser, api } = await open([aTemplate()]);

    await browser.click(await screen.findByRole('button', { name: 'More actions for First contact' }));
    await browser.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No templates for invitations yet')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Undo' }));

    expect(await screen.findByText('First contact')).toBeVisible();
    expect(api.sent('DELETE', `${LIST}/{id}`)).toHaveLength(0);
  });

  it('are only read by others who hire, and not by accounting', async () => {
    const { screen } = await open([aTemplate()], undefined, aSafetyOfficer());

    expect(await screen.findByText('First contact')).toBeVisible();
    expect(screen.getByText(/^HR and administrators change these templates/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'New template' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^More actions/ })).toBeNull();
    freshBrowser();
    const other = await open([], undefined, aRecruiter({ position: 'ACCOUNTING' }));
    expect(await other.screen.findByText('Forbidden resource')).toBeVisible();
  });
});
