import { benchStatuses } from '#domain/bench/states';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { inOrder, openDialog, press, selectFirst } from './scene';

const PAGE = '/business/bench';

/** The bench with its dialogs, the Invite Driver modal, and the recruiter's own page. */
export const benchScenes = ({ hr, recruiter, accounting, drivers }: DemoUsers): Scene[] => {
  const [driver] = drivers;
  return [
    ...benchStatuses.map((status) => ({ name: `bench-${status}`, person: hr, path: `${PAGE}?status=${status}` })),
    { name: 'bench-overdue', person: hr, path: `${PAGE}?status=requested&overdue=true` },
    { name: 'bench-nobody-near', person: hr, path: `${PAGE}?miles=0.1` },
    { name: 'bench-read-only', person: accounting, path: PAGE },
    {
      name: 'bench-menu',
      person: hr,
      path: `${PAGE}?status=requested`,
      open: press(/^More actions/),
      part: '.gh-menu-panel:not([hidden])',
    },
    { name: 'bench-remove', person: recruiter, path: PAGE, open: openDialog(/^More actions/, 'Remove from bench') },
    { name: 'bench-add-again', person: recruiter, path: `${PAGE}?status=removed`, open: openDialog('Add again') },
    { name: 'bench-request-file', person: hr, path: PAGE, open: openDialog('Request access') },
    { name: 'bench-invite', person: recruiter, path: PAGE, open: openDialog('Invite to an order') },
    { name: 'find-drivers', person: hr, path: '/business/drivers' },
    { name: 'find-drivers-found', person: recruiter, path: '/business/drivers?certified=true' },
    { name: 'find-drivers-nobody', person: hr, path: '/business/drivers?name=zzz' },
    { name: 'find-drivers-filters', person: hr, path: '/business/drivers?name=a', open: press(/^Filters/) },
    {
      name: 'find-drivers-map',
      person: hr,
      path: '/business/drivers?certified=true&miles=60&sort=experience',
      open: press('Radius on the map'),
    },
    {
      name: 'find-drivers-invite',
      person: recruiter,
      path: '/business/drivers?certified=true',
      open: inOrder(selectFirst, openDialog(/^Invite 1 driver$/)),
    },
    { name: 'find-drivers-read-only', person: accounting, path: '/business/drivers?certified=true' },
    { name: 'recruiter-profile', person: recruiter, path: '/recruiter/profile' },
    { name: 'recruiter-forbidden', person: hr, path: '/recruiter/profile' },
    ...(driver === undefined
      ? []
      : [
          {
            name: 'driver-leave-bench',
            person: driver,
            path: '/driver/applications',
            open: openDialog(/^Leave bench/),
          },
        ]),
  ];
};
