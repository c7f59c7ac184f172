import type { Page } from '@playwright/test';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { inOrder, openDialog, submitDialog } from './scene';

const CALLS = '/ops/calls';

async function chooseAnotherTime(page: Page): Promise<void> {
  await page.getByText('Another time', { exact: true }).click();
}

/** Screening calls: due now, scheduled, recording an outcome, and a missed call. */
export function opsCallScenes({ ops }: DemoUsers): Scene[] {
  const missed = inOrder(openDialog(/^No answer .+/), chooseAnotherTime);
  return [
    { name: 'ops-calls', person: ops, path: CALLS },
    { name: 'ops-calls-later', person: ops, path: `${CALLS}?turn=later&owner=none` },
    { name: 'ops-call-record', person: ops, path: CALLS, open: openDialog(/^Record call .+/) },
    { name: 'ops-call-missed', person: ops, path: CALLS, open: missed },
    {
      name: 'ops-call-missed-empty',
      person: ops,
      path: CALLS,
      open: inOrder(missed, submitDialog('Schedule callback')),
    },
  ];
}
