import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { openDialog, press } from './scene';

/** Carrier sign-up, the drivers' waitlist, and operations' pages for both. */
export function carrierSignUpScenes({ ops }: DemoUsers): Scene[] {
  const part = (name: string) => `/ops/carriers/${name}`;
  return [
    { name: 'register-carrier', person: undefined, path: '/auth/registerAsCarrier' },
    { name: 'register-carrier-empty', person: undefined, path: '/auth/registerAsCarrier', open: press('Submit') },
    { name: 'fleet-thank-you', person: undefined, path: '/fleet/thankyou' },
    {
      name: 'fleet-link-invalid',
      person: undefined,
      path: '/fleet/thankyou?booking=made-up',
      expects: [400],
      open: async (page) => page.getByText("This link doesn't work").waitFor(),
    },
    { name: 'drivers-waitlist', person: undefined, path: '/drivers/waitlist?state=AK' },
    {
      name: 'drivers-waitlist-empty',
      person: undefined,
      path: '/drivers/waitlist',
      open: press('Join the waitlist'),
    },
    { name: 'ops-applications', person: ops, path: part('applications') },
    { name: 'ops-applications-declined', person: ops, path: `${part('applications')}?status=declined` },
    { name: 'ops-activate', person: ops, path: part('applications'), open: openDialog(/^Activate .+/) },
    { name: 'ops-decline', person: ops, path: part('applications'), open: openDialog(/^Decline .+/) },
    { name: 'ops-organizations', person: ops, path: part('organizations') },
    {
      name: 'ops-deactivate',
      person: ops,
      path: part('organizations'),
      open: openDialog(/^More actions for/, 'Deactivate'),
    },
    { name: 'ops-calls', person: ops, path: part('calls') },
    { name: 'ops-calls-empty', person: ops, path: part('calls'), open: press('Offer time') },
    { name: 'ops-withdraw', person: ops, path: part('calls'), open: openDialog(/^Withdraw .+/) },
    { name: 'ops-states', person: ops, path: part('states') },
  ];
}
