import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { openDialog } from './scene';
import type { World } from './world';

/** Opens the dry run from the menu of the order's page. */
const openDryRun = openDialog(/^More actions for /, 'Turn on autopilot');

/** Autopilot: its page with waves and without, the dry run, and the switch on the order. */
export const autopilotScenes = (
  { hr, accounting, recruiter }: DemoUsers,
  { active, autopilot }: Pick<World, 'active' | 'autopilot'>,
): Scene[] => [
  ...(autopilot === undefined
    ? []
    : [
        { name: 'autopilot-waves', person: hr, path: `/business/job-order/${autopilot}/autopilot` },
        { name: 'autopilot-first-wave', person: recruiter, path: `/business/job-order/${autopilot}/autopilot?wave=1` },
        { name: 'autopilot-planned-wave', person: hr, path: `/business/job-order/${autopilot}/autopilot?wave=3` },
        { name: 'autopilot-read-only', person: accounting, path: `/business/job-order/${autopilot}/autopilot` },
        {
          name: 'autopilot-next-waves',
          person: hr,
          path: `/business/job-order/${autopilot}/autopilot`,
          open: openDialog('Preview next waves'),
        },
        {
          name: 'autopilot-switch',
          person: hr,
          path: `/business/job-order/${autopilot}/hiring-flow/inviteDrivers?tab=invited`,
        },
      ]),
  ...(active === undefined || active === autopilot
    ? []
    : [
        { name: 'autopilot-off', person: hr, path: `/business/job-order/${active}/autopilot` },
        {
          name: 'autopilot-dry-run',
          person: hr,
          path: `/business/job-order/${active}/hiring-flow/inviteDrivers`,
          open: openDryRun,
        },
      ]),
];
