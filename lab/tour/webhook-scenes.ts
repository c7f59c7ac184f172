import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { inOrder, openDialog, submitDialog } from './scene';

const WEBHOOKS = '/business/settings/webhooks';

/** Endpoints of carriers' systems. The demo has none, because nothing would receive its events. */
export const webhookScenes = ({ admin, recruiter }: DemoUsers): Scene[] => [
  { name: 'webhooks-empty', person: admin, path: WEBHOOKS },
  { name: 'webhooks-forbidden', person: recruiter, path: WEBHOOKS },
  { name: 'webhook-events', person: admin, path: WEBHOOKS, open: openDialog('Events and examples') },
  { name: 'webhook-new', person: admin, path: WEBHOOKS, open: openDialog('New endpoint') },
  {
    name: 'webhook-new-errors',
    person: admin,
    path: WEBHOOKS,
    open: inOrder(openDialog('New endpoint'), submitDialog('Save')),
  },
  {
    name: 'webhook-missing',
    person: admin,
    path: `${WEBHOOKS}/018f0000-0000-7000-8000-000000000000`,
    expects: [404],
  },
];
