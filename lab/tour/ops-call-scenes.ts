import type { Page } from '@playwright/test';
import type { DemoUsers } from './demo-users';
import { inOrder, openDialog, submitDialog } from './scene';
import type { Scene } from './scene';

const calls = '/ops/calls';

const chooseAnotherTime = async (page: Page): Promise<void> => {
  await page.getByText('Another time', { exact: true }).click();
};

/** Screening calls: due now, scheduled, recording an outcome, and a missed call. */
export function opsCallScenes({ ops }: DemoUsers): Scene[] {
  const missed = inOrder(openDialog(/^No answer .+/), chooseAnotherTime);
  return [
    { name: 'ops-calls', person: ops, path: calls },
    { name: 'ops-calls-later', person: ops, path: `${calls}?turn=later&owner=none` },
    { name: 'ops-call-record', person: ops, path: calls, open: openDialog(/^Record call .+/) },
    { name: 'ops-call-missed', person: ops, path: calls, open: missed },
    {
      name: 'ops-call-missed-empty',
      person: ops,
      path: calls,
      open: inOrder(missed, submitDialog('Schedule callback')),
    },
  ];
}
