import type { Route } from './define-route';
import { operationsTags, type Tag } from './operations-tags';

/** The resources of the API, in the order of its documentation. A path belongs to the tag with its longest prefix. */
export const tags: readonly Tag[] = [
  {
    name: 'Sign-in',
    description: 'Sign-up, sign-in, confirmation of contacts, and passwords.',
    paths: ['/api/auth/'],
  },
  {
    name: 'Social sign-in',
    description: 'Sign-in with a Google, Facebook, Apple or Indeed account.',
    paths: ['/api/auth/social', '/api/auth/applicant/firebase/'],
  },
  {
    name: 'Web view sign-in',
    description: 'Single-use tokens that sign a person in to a web view, the page around it, and the demo.',
    paths: ['/api/auth/tokenLogin', '/api/auth/demo', '/api/demo', '/api/web-view'],
  },
  {
    name: 'Account',
    description: "The signed-in person's own account: contacts, sign-ins, activity and settings.",
    paths: [
      '/api/user',
      '/api/auth/undoContactChange',
      '/api/driver-profile/verification/phone',
      '/api/driver-profile/verification/email',
      '/api/last-login/',
      '/api/link-sharing/',
    ],
  },
  {
    name: 'Carrier sign-up',
    description: 'Applications of carriers, calls with operations, and the waitlist for states that are not served.',
    paths: ['/api/fmcsa/', '/api/auth/fleet/', '/api/fleet/', '/api/drivers/waitlist', '/api/served-states'],
  },
  {
    name: 'Accounting',
    description: "The open work of a carrier's accounting.",
    paths: ['/api/billing/accounting'],
  },
  {
    name: 'Purchases',
    description: 'Prices, and purchases of carriers: matches and onboarding.',
    paths: ['/api/prices', '/api/purchases', '/api/onboarding-orders'],
  },
  {
    name: 'Timesheets',
    description: "The hours of a carrier's drivers: weeks, approvals, disputes and payroll exports.",
    paths: [
      '/api/timesheets',
      '/api/timesheet/',
      '/api/timesheet-settings',
      '/api/direct-driver-invoice',
      '/api/payroll-exports',
    ],
  },
  { name: 'Staff', description: "A carrier's staff accounts and invitations.", paths: ['/api/staff'] },
  {
    name: 'Facilities',
    description: "A carrier's facilities, their fleets and contacts.",
    paths: [
      '/api/facility',
      '/api/job-order/fleet-configuration/',
      '/api/fleet-profile',
      '/api/fleet/organization/',
      '/api/organization',
      '/api/business/info',
      '/api/safety-profile',
    ],
  },
  {
    name: 'Job orders',
    description: "A carrier's job orders: creation, changes and counts.",
    paths: ['/api/job-order', '/api/order/', '/api/count-', '/api/visibility/', '/api/duplicate/'],
  },
  {
    name: 'Hiring',
    description: 'From invitation to hire: applications, reviews, interviews, starts and assignments of a job order.',
    paths: [
      '/api/job-order/{id}/candidacies',
      '/api/job-order/{id}/interviews',
      '/api/job-order/{id}/interview-conflicts',
      '/api/interviews/',
      '/api/interviewers/',
      '/api/calendar-feed',
      '/api/scorecard',
      '/api/hiring-targets',
      '/api/job-order/{id}/timeline',
      '/api/job-order/fleet-job-request',
      '/api/job-order/driver-job-request/',
      '/api/job-order/assignment/',
      '/api/job-order/interview',
      '/api/job-order/start/',
      '/api/job-order/no-show/',
      '/api/job-assignment/',
      '/api/assignment/',
      '/api/job-request/',
      '/api/scheduled-interview/',
    ],
  },
  {
    name: 'Driver search',
    description: 'Search for drivers, and driver profiles.',
    paths: [
      '/api/drivers/search',
      '/api/business/driver',
      '/api/document/business',
      '/api/recruiter/',
      '/api/user/driver/',
      '/api/user/business/',
      '/api/drivers-hiring/',
      '/api/user/fleet/',
      '/api/job-order/approved-drivers',
    ],
  },
  {
    name: 'Quick search',
    description: "Search for a carrier's drivers, job orders and facilities by name.",
    paths: ['/api/business/find'],
  },
  {
    name: "Drivers' files",
    description: "A carrier's employments and their files: requirements, evidence, facts.",
    paths: ['/api/business/employments', '/api/business/requirements'],
  },
  {
    name: 'Audits',
    description: "Requests of agencies and auditors for a carrier's records, and rooms for their readers.",
    paths: ['/api/audits', '/api/audit-links', '/api/audit-rooms', '/api/business/audit-links'],
  },
  {
    name: 'Notes and templates',
    description: "A carrier's notes about candidates, and its message templates.",
    paths: ['/api/note/business', '/api/message-templates'],
  },
  {
    name: 'Bench',
    description: 'Drivers whom a carrier keeps in mind.',
    paths: ['/api/bench-driver', '/api/driver/benches'],
  },
  {
    name: 'File access',
    description: "Carriers' access to drivers' files: requests, grants and their ends, and exports of the files.",
    paths: [
      '/api/dq-access',
      '/api/job-order/dq-access',
      '/api/driver/dq-accesses',
      '/api/dq/',
      '/api/job-order/dq-download',
    ],
  },
  {
    name: 'Adverse action',
    description: 'Refusals that are based on a report: notices, waiting period, dispute and proof.',
    paths: ['/api/adverse-actions', '/api/driver/adverse-actions'],
  },
  {
    name: 'Verification of employment',
    description: "Carriers' verifications of drivers' past employments: requests, consents, answers by link, disputes.",
    paths: [
      '/api/business/verifications',
      '/api/business/driver/:driverId/verifications',
      '/api/driver/verifications',
      '/api/voe/',
    ],
  },
  {
    name: 'Carrier agreement',
    description: "The carrier's agreement: trial, acceptance, terms and notice.",
    paths: ['/api/business/agreement', '/api/business/time-zone'],
  },
  {
    name: 'Webhooks',
    description: "A carrier's webhook endpoints, their secrets, deliveries and replays.",
    paths: ['/api/webhooks'],
  },
  {
    name: 'Dashboard',
    description: "A carrier's figures, reports, candidates and recent activity.",
    paths: [
      '/api/dashboard/',
      '/api/reports/',
      '/api/approved-drivers/',
      '/api/user/fleet/approved-drivers/',
      '/api/candidates/',
      '/api/events/',
      '/api/event-store/',
    ],
  },
  { name: 'Chat', description: 'Access to the chat service.', paths: ['/api/chat/'] },
  {
    name: 'Driver',
    description: "The signed-in driver's profile and personal record.",
    paths: ['/api/driver/', '/api/verifications'],
  },
  {
    name: 'Jobs and applications',
    description: "Jobs that match the signed-in driver, and the driver's applications.",
    paths: ['/api/driver/job-orders', '/api/driver/candidacies', '/api/job-order/driver-job-request$'],
  },
  {
    name: 'Onboarding',
    description: "The signed-in driver's onboarding application: histories, references and schedule.",
    paths: ['/api/driver-profile/'],
  },
  {
    name: 'Compliance and consents',
    description: 'The compliance questionnaire, legal texts and signed consents.',
    paths: [
      '/api/driver-profile/verification/compliance',
      '/api/driver-profile/verification/signature-file',
      '/api/driver-profile/consents',
      '/api/legal-texts/',
    ],
  },
  {
    name: 'Documents',
    description: "The signed-in driver's documents and photo.",
    paths: [
      '/api/driver-profile/files',
      '/api/driver-profile/verification/upload-document',
      '/api/driver-profile/verification/uploadAvatar',
    ],
  },
  {
    name: "Driver's own file",
    description: "The requirements of the signed-in driver's file, and what proves them.",
    paths: ['/api/drivers/me/'],
  },
  {
    name: 'Resumable uploads',
    description: 'Uploads of large files in parts, by the tus protocol 1.0.',
    paths: ['/api/uploads'],
  },
  {
    name: 'Hours worked',
    description: "The signed-in driver's hours: clock, corrections and submissions.",
    paths: ['/api/driver-timesheet'],
  },
  {
    name: 'Payments',
    description: "The signed-in driver's debit card and payouts.",
    paths: ['/api/payment/'],
  },
  {
    name: 'Driving logs',
    description: 'Hours-of-service logs of electronic logging devices.',
    paths: [
      '/api/eld/',
      '/api/driver/hours',
      '/api/driver/duty-statuses',
      '/api/driver/eld-connections',
      '/api/business/driver/{driverId}/hours',
    ],
  },
  { name: 'Invoices', description: "A carrier's invoices and payments.", paths: ['/api/invoices', '/api/payments'] },
  ...operationsTags,
  { name: 'Saved views', description: "Saved filters of carriers' pages.", paths: ['/api/saved-views'] },
  {
    name: 'Service',
    description: 'Support contact, US cities and security reports.',
    paths: ['/api/support', '/api/places', '/api/addresses', '/api/map-tiles', '/api/csp-reports'],
  },
];

/** The tag of paths that no tag lists; `tests/api/http/openapi-descriptions.test.ts` fails on it. */
const UNLISTED = 'Other';

/** The tag of a path, in the document's notation. A prefix that ends in `$` must match the whole path. */
export function tagOfPath(path: string): string {
  const matches = tags.flatMap(({ name, paths }) =>
    paths
      .filter((prefix) => (prefix.endsWith('$') ? `${path}$` === prefix : path.startsWith(prefix)))
      .map((prefix) => ({ name, length: prefix.length })),
  );
  const [longest] = matches.toSorted((one, other) => other.length - one.length);
  return longest?.name ?? UNLISTED;
}

/** The tag of a route's main path. */
export const tagOf = ({ paths: [path] }: Pick<Route, 'paths'>): string => tagOfPath(path.replace(/:(\w+)/g, '{$1}'));
