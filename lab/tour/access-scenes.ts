import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { openDialog } from './scene';

const PAGE = '/driver/access';

/** Access to drivers' files: the driver's requests, grants and access log, and their dialogs. */
export function accessScenes({ drivers, applicant }: DemoUsers): Scene[] {
  const [requested, granted] = drivers;
  return [
    { name: 'driver-access', person: requested, path: PAGE },
    { name: 'driver-access-grant', person: requested, path: PAGE, open: openDialog(/^Grant access/) },
    { name: 'driver-access-reject', person: requested, path: PAGE, open: openDialog(/^Reject/) },
    { name: 'driver-access-granted', person: granted, path: PAGE },
    { name: 'driver-access-extend', person: granted, path: PAGE, open: openDialog(/^Change the last day/) },
    { name: 'driver-access-revoke', person: granted, path: PAGE, open: openDialog(/^Revoke access/) },
    ...(applicant === undefined ? [] : [{ name: 'driver-access-applying', person: applicant, path: PAGE }]),
  ];
}
