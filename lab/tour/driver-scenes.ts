import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { openDialog, press } from './scene';
import type { World } from './world';

/** Driver actions that open a confirmation dialog, with their labels. */
const CONFIRMED: Readonly<Record<string, string>> = {
  declineInvite: 'Decline',
  withdraw: 'Withdraw',
  proposeInterviewTime: 'Propose another time',
  proposeStart: 'Ask for another date',
  declineStart: 'Decline the job',
  endAssignment: 'End my assignment',
};

/** The driver's pages and dialogs. */
export function driverScenes({ drivers, applicant }: DemoUsers, { driversByAction, hire, job }: World): Scene[] {
  const applications = '/driver/applications';
  const modals = Object.entries(CONFIRMED).flatMap(([answer, label]): Scene[] => {
    const person = driversByAction.get(answer);
    if (person === undefined) {
      console.log(`The demo has no driver for "${label}"`);
      return [];
    }
    return [{ name: `driver-${answer}`, person, path: applications, open: openDialog(label) }];
  });
  const pages = drivers.flatMap((person, index): Scene[] => [
    { name: `driver-home-${index + 1}`, person, path: '/driver/home' },
    { name: `driver-applications-${index + 1}`, person, path: applications },
  ]);
  const [seeker] = drivers;
  return [
    ...pages,
    { name: 'driver-jobs', person: seeker, path: '/driver/jobs' },
    { name: 'driver-jobs-near', person: seeker, path: '/driver/jobs?miles=25' },
    { name: 'driver-ask', person: seeker, path: '/driver/jobs', open: openDialog('Apply for this job') },
    ...(job === undefined ? [] : [{ name: 'driver-job', person: seeker, path: `/driver/jobs/${job}` }]),
    { name: 'driver-account', person: seeker, path: '/driver/home', open: press(/^Account/) },
    ...(applicant === undefined
      ? []
      : [
          { name: 'driver-onboarding', person: applicant, path: '/driver/onboarding' },
          { name: 'driver-about', person: applicant, path: '/driver/onboarding/about' },
          { name: 'driver-phone', person: applicant, path: '/driver/onboarding/phone' },
          { name: 'driver-email', person: applicant, path: '/driver/onboarding/email' },
        ]),
    ...(hire === undefined
      ? []
      : [
          {
            name: 'driver-sign-application',
            person: hire.person,
            path: `/driver/applications/${hire.candidacyId}/sign`,
          },
        ]),
    ...modals,
  ];
}
