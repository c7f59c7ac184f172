import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import type { BulkPreview } from '#domain/bulk/schema';
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
  sample: null,
  ...more,
});

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

describe('the bulk bar', () => {
  it('previews the effect for each driver, then applies it to those drivers only', async () => {
    const { bar, screen, browser, api, onClear } = await open((fake) =>
      fake
        .on('POST', `${BULK}/preview`, ok(aPreview()))
        .on('POST', BULK, ok({ data: [to(nora, 'Nora Diaz')], done: 1, failed: 0 })),
    );

    await browser.click(bar.getByRole('button', { name: 'Assign' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign 2 drivers' }));
    await browser.selectOptions(await dialog.findByRole('combobox', { name: 'New owner' }), owner._id);
    await browser.click(dialog.getByRole('button', { name: 'Preview' }));

    expect(await dialog.findByText('Because of driver-owned-already')).toBeVisible();
    expect(api.sent('POST', BULK)).toHaveLength(0);
    await browser.click(dialog.getByRole('button', { name: 'Assign 1 driver to Dana Whitfield' }));

    await waitFor(() => {
      expect(onClear).toHaveBeenCalledTimes(1);
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.sent('POST', BULK)[0]?.body).toEqual({
      targets: { driverIds: [nora] },
      act: { kind: 'assign', ownerId: owner._id },
    });
  });

  it('undoes an assignment to the previous owners', async () => {
    const before = '018f0000-0000-7000-8000-000000000303';
    const done = [{ ...to(nora, 'Nora Diaz'), ownerId: before }, to(luis, 'Luis Ortega')];
    const { bar, screen, browser, api } = await open((fake) =>
      fake
        .on('POST', `${BULK}/preview`, ok(aPreview({ data: done, possible: 2, refused: 0 })))
        .on('POST', BULK, ({ body }) => {
          const { driverIds } = (body as { targets: { driverIds: string[] } }).targets;
          return ok({ data: done.filter(({ _id }) => driverIds.includes(_id)), done: driverIds.length, failed: 0 });
        }),
    );
    await browser.click(bar.getByRole('button', { name: 'Assign' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.selectOptions(await dialog.findByRole('combobox', { name: 'New owner' }), owner._id);
    await browser.click(dialog.getByRole('button', { name: 'Preview' }));
    await browser.click(await dialog.findByRole('button', { name: 'Assign 2 drivers to Dana Whitfield' }));

    await browser.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(await screen.findByText('Undone for 2 drivers')).toBeVisible();
    expect(api.sent('POST', BULK).map(({ body }) => body)).toEqual([
      { targets: { driverIds: [nora, luis] }, act: { kind: 'assign', ownerId: owner._id } },
      { targets: { driverIds: [nora] }, act: { kind: 'assign', ownerId: before } },
      { targets: { driverIds: [luis] }, act: { kind: 'assign', ownerId: null } },
    ]);
  });

  it('selects all matching drivers, and starts a message from a template', async () => {
    const sample = { subject: 'When can we call you?', text: 'Hello Nora' };
    const { bar, screen, browser, api } = await open((fake) =>
      fake.on('POST', `${BULK}/preview`, ok(aPreview({ sample, isCut: true }))),
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
      fake
        .on('POST', `${BULK}/preview`, ok(aPreview({ data: [to(nora, 'Nora Diaz'), to(luis, 'Luis Ortega')] })))
        .on(
          'POST',
          BULK,
          ok({ data: [to(nora, 'Nora Diaz'), to(luis, 'Luis Ortega', 'unavailable')], done: 1, failed: 1 }),
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
    await browser.click(dialog.getByRole('button', { name: 'Retry for 1 driver' }));

    expect(api.sent('POST', BULK)[1]?.body).toMatchObject({ targets: { driverIds: [luis] } });
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

  it('processes many drivers in batches with progress, and continues after a lost response', async () => {
    const many = Array.from({ length: 120 }, (_, at) =>
      to(`018f0000-0000-7000-8000-${String(at).padStart(12, '0')}`, `No. ${at}`),
    );
    let isAway = true;
    const { bar, screen, browser, api } = await open((fake) =>
      fake
        .on('POST', `${BULK}/preview`, ok(aPreview({ data: many, possible: 120, refused: 0 })))
        .on('POST', BULK, ({ body }) => {
          const { driverIds } = (body as { targets: { driverIds: string[] } }).targets;
          if (isAway && driverIds[0] === many[100]?._id) return refusal(503, 'unavailable');
          return ok({ data: many.filter(({ _id }) => driverIds.includes(_id)), done: driverIds.length, failed: 0 });
        }),
    );
    await browser.click(bar.getByRole('button', { name: 'Snooze' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.click(await dialog.findByRole('button', { name: 'Preview' }));
    await browser.click(await dialog.findByRole('button', { name: 'Apply to 120 drivers' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The service is busy or temporarily unavailable');
    expect(dialog.getByText(/^Stopped after 100 of 120 drivers/)).toBeVisible();
    isAway = false;
    await browser.click(dialog.getByRole('button', { name: 'Apply to 120 drivers' }));

    expect(await screen.findByText('Done for 120 drivers')).toBeVisible();
    const sent = api.sent('POST', BULK);
    const keys = sent.map(({ headers }) => headers.get('idempotency-key')?.split('/').at(-1));
    expect(keys).toEqual(['0', '50', '100', '0', '50', '100']);
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(3);
  });

  it('reports the result after the dialog was closed', async () => {
    let answer: (() => void) | undefined;
    const failed = ok({ data: [to(nora, 'Nora Diaz', 'unavailable')], done: 0, failed: 1 });
    const { bar, screen, browser } = await open((fake) =>
      fake
        .on('POST', `${BULK}/preview`, ok(aPreview()))
        .on('POST', BULK, () => new Promise((resolve) => (answer = () => resolve(failed)))),
    );
    await browser.click(bar.getByRole('button', { name: 'Snooze' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.click(await dialog.findByRole('button', { name: 'Preview' }));
    await browser.click(await dialog.findByRole('button', { name: 'Apply to 1 driver' }));
    await waitFor(() => {
      expect(answer).toBeDefined();
    });
    expect(dialog.getByRole('button', { name: 'Back' })).toBeDisabled();
    await browser.keyboard('{Escape}');
    answer?.();

    expect(await screen.findByText('Done for 0 of 1 driver')).toBeVisible();
  });
});
