import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import type { BulkBody, BulkPreview, BulkProgress } from '#domain/bulk/schema';
import { BulkBar } from '#web/entities/bulk/bulk-bar';
import { ModalHost } from '#web/shared/ui/modals';
import { ToastHost } from '#web/shared/ui/toast-host';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { freshBrowser, renderPartWith } from '../../support/render';

const BULK = '/api/ops/bulk';
const nora = '018f0000-0000-7000-8000-000000000a01';
const luis = '018f0000-0000-7000-8000-000000000a02';
const owner = { _id: '018f0000-0000-7000-8000-000000000302', name: 'Dana Whitfield' };
const search = { kind: 'driver', escalated: true, snoozed: 'hide' } as const;

afterEach(freshBrowser);

const to = (_id: string, name: string, code?: string) => ({
  _id,
  name,
  channels: [],
  ownerId: null,
  problem: code === undefined ? null : { code, message: `Because of ${code}` },
});
const aPreview = (more: Partial<BulkPreview> = {}): BulkPreview => ({
  data: [to(nora, 'Nora Diaz'), to(luis, 'Luis Ortega', 'driver-owned-already')],
  possible: 1,
  refused: 1,
  isCut: false,
  samples: [],
  ...more,
});

const ID = '018f0000-0000-7000-8000-000000000b01';
const aProgress = (more: Partial<BulkProgress> = {}): BulkProgress => ({
  ...{ _id: ID, kind: 'assign', status: 'done', total: 1, done: 1, failed: 0, failures: [] },
  ...{ startedAt: '2026-11-22T12:00:00.000Z', finishedAt: '2026-11-22T12:00:10.000Z' },
  ...more,
});
const failure = (_id: string, name: string, code: string) => ({
  ...{ _id, name },
  problem: { code, message: `Because of ${code}` },
});
/** A server that finishes each bulk action with this result. */
function finishing(fake: FakeApi, result: (body: BulkBody) => Partial<BulkProgress> = () => ({})): FakeApi {
  const started = new Map<string, BulkBody>();
  return fake
    .on('POST', BULK, ({ body }) => {
      const _id = `018f0000-0000-7000-8000-000000000b${String(10 + started.size)}`;
      started.set(_id, body as BulkBody);
      return { status: 202, body: { _id } };
    })
    .on('GET', `${BULK}/{id}`, (_request, { id: _id = '' }) => {
      const body = started.get(_id);
      const total = body?.driverIds.length ?? 0;
      return ok(aProgress({ _id, total, done: total, ...(body && result(body)) }));
    });
}
const bodiesOf = (api: FakeApi) => api.sent('POST', BULK).map(({ body }) => body);

async function open(extend: (api: FakeApi) => FakeApi) {
  const onClear = jest.fn();
  const rendered = await renderPartWith(
    <>
      <BulkBar driverIds={[nora, luis]} matching={{ search, count: 40 }} onClear={onClear} />
      <ModalHost />
      <ToastHost />
    </>,
    (api) => extend(api.on('GET', '/api/ops/members', ok({ data: [owner] }))),
  );
  const bar = within(await rendered.screen.findByRole('region', { name: 'Selected drivers' }));
  return { ...rendered, bar, onClear };
}

/** Only the bar, with rows that change. */
async function openBar(driverIds: readonly string[], withoutDriver = 0) {
  const bar = (ids: readonly string[]) => (
    <BulkBar driverIds={ids} withoutDriver={withoutDriver} matching={{ search, count: 40 }} onClear={jest.fn()} />
  );
  let setIds: (ids: readonly string[]) => void = () => undefined;
  function Page() {
    const [ids, set] = useState(driverIds);
    useEffect(() => {
      setIds = set;
    }, []);
    return bar(ids);
  }
  const { screen, browser } = await renderPartWith(<Page />, (api) => api);
  const rerender = (ids: readonly string[]) => {
    act(() => {
      setIds(ids);
    });
  };
  return { bar: within(await screen.findByRole('region', { name: 'Selected drivers' })), browser, rerender };
}

/** Selects the new owner once the people are loaded. */
async function selectOwner(browser: UserEvent): Promise<void> {
  await screen.findByRole('option', { name: owner.name });
  await browser.selectOptions(screen.getByRole('combobox', { name: 'New owner' }), owner._id);
}

describe('the bulk bar', () => {
  it('previews the effect for each driver, then applies it to those drivers only', async () => {
    const { bar, screen, browser, api, onClear } = await open((fake) =>
      finishing(fake.on('POST', `${BULK}/preview`, ok(aPreview()))),
    );

    await browser.click(bar.getByRole('button', { name: 'Assign' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign 2 drivers' }));
    await selectOwner(browser);
    await browser.click(dialog.getByRole('button', { name: 'Preview' }));

    expect(await dialog.findByText('Because of driver-owned-already')).toBeVisible();
    expect(api.sent('POST', BULK)).toHaveLength(0);
    await browser.click(dialog.getByRole('button', { name: 'Assign 1 driver to Dana Whitfield' }));

    await waitFor(() => {
      expect(onClear).toHaveBeenCalledTimes(1);
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bodiesOf(api)).toEqual([{ driverIds: [nora], act: { kind: 'assign', ownerId: owner._id } }]);
  });

  it('undoes an assignment to the previous owners', async () => {
    const before = '018f0000-0000-7000-8000-000000000303';
    const done = [{ ...to(nora, 'Nora Diaz'), ownerId: before }, to(luis, 'Luis Ortega')];
    const { bar, screen, browser, api } = await open((fake) =>
      finishing(fake.on('POST', `${BULK}/preview`, ok(aPreview({ data: done, possible: 2, refused: 0 })))),
    );
    await browser.click(bar.getByRole('button', { name: 'Assign' }));
    const dialog = within(await screen.findByRole('dialog'));
    await selectOwner(browser);
    await browser.click(dialog.getByRole('button', { name: 'Preview' }));
    await browser.click(await dialog.findByRole('button', { name: 'Assign 2 drivers to Dana Whitfield' }));

    await browser.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(await screen.findByText('Undone for 2 drivers')).toBeVisible();
    expect(bodiesOf(api)).toEqual([
      { driverIds: [nora, luis], act: { kind: 'assign', ownerId: owner._id } },
      { driverIds: [nora], act: { kind: 'assign', ownerId: before } },
      { driverIds: [luis], act: { kind: 'assign', ownerId: null } },
    ]);
  });

  it('selects all matching drivers, and starts a message from a template', async () => {
    const sample = { name: 'Nora Reyes', subject: 'When can we call you?', text: 'Hello Nora' };
    const { bar, screen, browser, api } = await open((fake) =>
      fake.on('POST', `${BULK}/preview`, ok(aPreview({ samples: [sample], isCut: true }))),
    );

    await browser.click(bar.getByRole('button', { name: 'Select all 40 matching drivers' }));
    expect(bar.getByText('All 40 matching drivers')).toBeVisible();
    await browser.click(bar.getByRole('button', { name: 'Message' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Message 40 drivers' }));
    await browser.selectOptions(await dialog.findByRole('combobox', { name: /^Template/ }), 'When can we call you?');
    await browser.click(dialog.getByRole('button', { name: 'Preview' }));

    expect(await dialog.findByText('Hello Nora')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Send to 1 driver' })).toBeVisible();
    expect(dialog.getByText(/^More than 2 drivers match/)).toBeVisible();
    expect(api.sent('POST', `${BULK}/preview`)[0]?.body).toMatchObject({
      targets: { matching: search },
      act: { kind: 'message', channels: ['mail'], subject: sample.subject },
    });
  });

  it('lists failed drivers with reasons, and retries those without a response', async () => {
    const { bar, screen, browser, api } = await open((fake) =>
      finishing(
        fake.on('POST', `${BULK}/preview`, ok(aPreview({ data: [to(nora, 'Nora Diaz'), to(luis, 'Luis Ortega')] }))),
        ({ driverIds }) =>
          driverIds.length === 2 ? { done: 1, failed: 1, failures: [failure(luis, 'Luis Ortega', 'unavailable')] } : {},
      ),
    );

    await browser.click(bar.getByRole('button', { name: 'Request document' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.click(await dialog.findByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(dialog.getByText('This field is required')).toBeVisible());
    await browser.selectOptions(dialog.getByRole('combobox', { name: 'Document' }), 'mvr');
    await browser.click(dialog.getByRole('button', { name: 'Preview' }));
    await browser.click(await dialog.findByRole('button', { name: 'Apply to 2 drivers' }));
    expect(await dialog.findByText('Done for 1 of 2 drivers')).toBeVisible();
    expect(dialog.getByText('Because of unavailable')).toBeVisible();
    await browser.click(dialog.getByRole('button', { name: 'Retry for 1 driver' }));

    expect(await screen.findByText('Done for 2 drivers')).toBeVisible();
    expect(bodiesOf(api)[1]).toMatchObject({ driverIds: [luis] });
  });

  it('keeps a refusal in the dialog', async () => {
    const { bar, screen, browser } = await open((fake) =>
      fake.on('POST', `${BULK}/preview`, refusal(503, 'unavailable')),
    );

    await browser.click(bar.getByRole('button', { name: 'Snooze' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.click(await dialog.findByRole('button', { name: 'Preview' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('The service is busy or temporarily unavailable');
  });

  it('keeps the typed text after the preview and when a template is selected', async () => {
    const { bar, screen, browser } = await open((fake) => fake.on('POST', `${BULK}/preview`, ok(aPreview())));
    await browser.click(bar.getByRole('button', { name: 'Message' }));
    const dialog = within(await screen.findByRole('dialog'));
    const template = await dialog.findByRole('combobox', { name: /^Template/ });
    await browser.selectOptions(template, 'When can we call you?');
    await browser.clear(dialog.getByLabelText('Subject'));
    await browser.type(dialog.getByLabelText('Subject'), 'Tomorrow at nine?');

    await browser.click(dialog.getByRole('button', { name: 'Preview' }));
    await browser.click(await dialog.findByRole('button', { name: 'Back' }));
    expect(await dialog.findByLabelText('Subject')).toHaveValue('Tomorrow at nine?');

    const again = dialog.getByRole('combobox', { name: /^Template/ });
    await browser.selectOptions(again, 'Are you still looking for a job?');
    expect(dialog.getByLabelText('Subject')).toHaveValue('Tomorrow at nine?');
    await browser.click(dialog.getByRole('button', { name: 'Use the template instead' }));
    expect(dialog.getByLabelText('Subject')).toHaveValue('Are you still looking for a job?');
  });

  it('applies only to the selected rows after another row is selected', async () => {
    const { bar, browser, rerender } = await openBar([nora, luis]);
    await browser.click(bar.getByRole('button', { name: 'Select all 40 matching drivers' }));
    expect(bar.getByText('All 40 matching drivers')).toBeVisible();

    rerender([nora]);

    expect(bar.getByText('1 driver selected')).toBeVisible();
  });

  it('explains why rows without a driver have no actions', async () => {
    const { bar } = await openBar([], 2);

    expect(bar.getByText('2 rows without a driver skipped')).toBeVisible();
    expect(bar.getByRole('button', { name: 'Assign' })).toBeDisabled();
  });

  it('shows the progress with the failures so far, and stops', async () => {
    const many = Array.from({ length: 500 }, (_, at) =>
      to(`018f0000-0000-7000-8000-${String(at).padStart(12, '0')}`, `No. ${at}`),
    );
    const failures = [failure(nora, 'Nora Diaz', 'document-there')];
    let now = aProgress({ status: 'running', total: 500, done: 120, failed: 1, failures, finishedAt: null });
    const { bar, screen, browser, api, onClear } = await open((fake) =>
      fake
        .on('POST', `${BULK}/preview`, ok(aPreview({ data: many, possible: 500, refused: 0 })))
        .on('POST', BULK, { status: 202, body: { _id: ID } })
        .on('GET', `${BULK}/{id}`, () => ok(now))
        .on('POST', `${BULK}/{id}/stop`, () => {
          now = { ...now, status: 'stopping', done: 125 };
          return { status: 204 };
        }),
    );
    await browser.click(bar.getByRole('button', { name: 'Snooze' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.click(await dialog.findByRole('button', { name: 'Preview' }));
    await browser.click(await dialog.findByRole('button', { name: 'Apply to 500 drivers' }));

    expect(await dialog.findByText('120 of 500 drivers done')).toBeVisible();
    expect(dialog.getByText('Because of document-there')).toBeVisible();
    await browser.click(dialog.getByRole('button', { name: 'Stop' }));
    expect(await dialog.findByText('125 of 500 drivers done')).toBeVisible();
    expect(dialog.getByText(/^Stopping/)).toBeVisible();
    now = aProgress({ ...now, status: 'stopped', finishedAt: '2026-11-22T12:00:20.000Z' });

    expect(await dialog.findByText('Stopped. Done for 125 of 500 drivers')).toBeVisible();
    expect(onClear).toHaveBeenCalledTimes(1);
    expect(api.sent('POST', BULK)).toHaveLength(1);
  });

  it('starts the action once when its response was lost', async () => {
    let isLost = true;
    const { bar, screen, browser, api } = await open((fake) =>
      finishing(fake.on('POST', `${BULK}/preview`, ok(aPreview()))).on('POST', BULK, () => {
        if (isLost) return refusal(503, 'unavailable');
        return { status: 202, body: { _id: ID } };
      }),
    );
    await browser.click(bar.getByRole('button', { name: 'Snooze' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.click(await dialog.findByRole('button', { name: 'Preview' }));
    await browser.click(await dialog.findByRole('button', { name: 'Apply to 1 driver' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The service is busy or temporarily unavailable');
    isLost = false;
    await browser.click(dialog.getByRole('button', { name: 'Apply to 1 driver' }));

    await waitFor(() => expect(api.sent('POST', BULK)).toHaveLength(2));
    const keys = api.sent('POST', BULK).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('reports the result after the dialog was closed', async () => {
    let now = aProgress({ status: 'running', total: 2, done: 1, finishedAt: null });
    const { bar, screen, browser } = await open((fake) =>
      fake
        .on('POST', `${BULK}/preview`, ok(aPreview()))
        .on('POST', BULK, { status: 202, body: { _id: ID } })
        .on('GET', `${BULK}/{id}`, () => ok(now)),
    );
    await browser.click(bar.getByRole('button', { name: 'Snooze' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.click(await dialog.findByRole('button', { name: 'Preview' }));
    await browser.click(await dialog.findByRole('button', { name: 'Apply to 1 driver' }));
    expect(await dialog.findByText('1 of 2 drivers done')).toBeVisible();
    await browser.keyboard('{Escape}');
    now = { ...now, status: 'done', failed: 1, finishedAt: '2026-11-22T12:00:10.000Z' };

    expect(await screen.findByText('Done for 1 of 2 drivers')).toBeVisible();
  });
});
