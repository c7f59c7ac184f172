import type { Page } from '@playwright/test';
import { orderStatuses } from '#domain/job-orders/states';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { inOrder, openDialog, submitDialog } from './scene';

/** Opens the first driver in the list. */
async function openFirstDriver(page: Page): Promise<void> {
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Activity' }).waitFor();
}

/** Operations' driver and order lists, an order's details, and the accept and send-back dialogs. */
export function opsScenes({ ops }: DemoUsers): Scene[] {
  const pending = '/ops/orders/pending';
  return [
    { name: 'ops-drivers', person: ops, path: '/ops/drivers' },
    {
      name: 'ops-drivers-settings',
      person: ops,
      path: '/ops/drivers',
      // A phone shows cards, which have no columns to choose.
      open: async (page) => {
        const settings = page.getByRole('button', { name: 'Table settings' });
        if (await settings.isVisible()) await settings.click();
      },
    },
    { name: 'ops-drivers-nobody', person: ops, path: '/ops/drivers?stage=NotQualified&owner=none' },
    { name: 'ops-driver', person: ops, path: '/ops/drivers?stage=Interview', open: openFirstDriver },
    {
      name: 'ops-driver-call',
      person: ops,
      path: '/ops/drivers?stage=Interview',
      open: inOrder(openFirstDriver, openDialog('Record call')),
    },
    {
      name: 'ops-driver-move',
      person: ops,
      path: '/ops/drivers?stage=WrappingUpHR',
      open: inOrder(openFirstDriver, openDialog('Move to another stage')),
    },
    ...orderStatuses.map((status) => ({ name: `ops-${status}`, person: ops, path: `/ops/orders/${status}` })),
    {
      name: 'ops-order',
      person: ops,
      path: pending,
      open: async (page) => {
        await page.getByRole('table').getByRole('link').first().click();
        await page.getByRole('dialog').getByText('Facility', { exact: true }).waitFor();
      },
    },
    { name: 'ops-accept', person: ops, path: pending, open: openDialog(/^Accept .+/) },
    { name: 'ops-send-back', person: ops, path: pending, open: openDialog(/^Send back .+/) },
    {
      name: 'ops-send-back-empty',
      person: ops,
      path: pending,
      open: inOrder(openDialog(/^Send back .+/), submitDialog('Send back')),
    },
  ];
}
