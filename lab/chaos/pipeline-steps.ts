import { emptySchedule } from '#domain/driver-histories/week';
import type { ResultKind, ResultStatus } from '#domain/driver-pipeline/results';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import type { DocumentKind } from '#domain/driver-pipeline/tasks';
import type { Call } from '../core/calls';

/** A command and the events that it must leave when accepted. */
export interface Step extends Omit<Call, 'token' | 'key'> {
  readonly name: string;
  readonly by: 'driver' | 'ops';
  readonly events: readonly string[];
}

export const APPLICATION = '/driver-profile/verification';
const place = { city: 'Dallas', state: 'TX' };
const since = { startDate: '2012-03-01', current: true };
/** Far beyond every expiration warning. */
const GOOD_UNTIL = '2035-06-30';

const { days } = emptySchedule;

/** Events of a task's first submission. */
export const sentTask = (task: string): string[] => [
  `taskSent/${task}`,
  `taskStarted/${task}`,
  `taskCompleted/${task}`,
];

/** The driver's own commands, in the order of the application hub. */
export const driverSteps = {
  preQualify: {
    name: 'preQualify',
    by: 'driver',
    method: 'POST',
    path: '/driver/pre-qualification',
    body: { birthDate: '1990-04-02', licenseClass: 'driverLicenseClassA', experience: 'moreThan3Years' },
    events: ['preQualificationAnswered', 'stageEntered/Processing'],
  },
  schedule: {
    name: 'submitTask schedule',
    by: 'driver',
    method: 'PUT',
    path: `${APPLICATION}/schedule`,
    body: { ...emptySchedule, days: { ...days, mo: { ...days.mo, isAvailable: true } } },
    events: sentTask('schedule'),
  },
  references: {
    name: 'submitTask reference',
    by: 'driver',
    method: 'PUT',
    path: `${APPLICATION}/references/submit`,
    body: {
      references: ['Ann Smith', 'Joe Park'].map((name, index) => ({
        name,
        phone: `+1214555010${String(index)}`,
        relationship: 'supervisor',
      })),
    },
    events: sentTask('reference'),
  },
  employment: {
    name: 'submitTask employmentHistory',
    by: 'driver',
    method: 'PUT',
    path: `${APPLICATION}/employmentHistory/submit`,
    body: {
      histories: [
        {
          ...since,
          ...place,
          type: 'employer',
          employerName: 'Lone Star Freight',
          address: '1 Main St',
          position: 'Driver',
          mayContact: true,
          commercial: true,
          equipment: ['tractorSemitrailer'],
          subjectToFmcsa: true,
          safetySensitive: true,
        },
      ],
      commercialEmployersListed: true,
    },
    events: sentTask('employmentHistory'),
  },
  residence: {
    name: 'submitTask residenceHistory',
    by: 'driver',
    method: 'PUT',
    path: `${APPLICATION}/residenceHistory/submit`,
    body: { histories: [{ ...since, ...place, addressLine1: '2 Elm St', postalCode: '75201' }], sameAddress: true },
    events: sentTask('residenceHistory'),
  },
} as const satisfies Record<string, Step>;

export const sendPhoto = (file: Buffer<ArrayBuffer>): Step => ({
  name: 'submitTask photo',
  by: 'driver',
  method: 'POST',
  path: `${APPLICATION}/uploadAvatar`,
  file,
  events: sentTask('photo'),
});

/** Uploads a document, which is then scanned and queued for review. */
export const uploadDocument = (document: DocumentKind, file: Buffer<ArrayBuffer>): Step => ({
  name: `uploadDocument ${document}`,
  by: 'driver',
  method: 'POST',
  path: `${APPLICATION}/upload-document?type=${document}`,
  file,
  events: [`documentUploaded/${document}`, `documentReady/${document}`],
});

export const setAvailability = (isAvailable: boolean): Step => ({
  name: `setAvailability ${String(isAvailable)}`,
  by: 'driver',
  method: 'PATCH',
  path: '/driver/availability',
  body: { isAvailable },
  events: [`availabilityChanged/${String(isAvailable)}`],
});

const ops = (driverId: string, rest: string) =>
  ({ by: 'ops', method: 'POST', path: `/ops/drivers/${driverId}/${rest}` }) as const;

export const assignOwner = (driverId: string, ownerId: string): Step => ({
  ...ops(driverId, 'owner'),
  name: 'assignOwner',
  body: { ownerId },
  events: ['ownerAssigned'],
});

export const snooze = (driverId: string, until: string | null): Step => ({
  ...ops(driverId, 'snooze'),
  name: until === null ? 'end snooze' : 'snooze',
  body: { until, reason: 'waiting_for_driver' },
  events: [until === null ? 'snoozeEnded' : 'snoozed'],
});

export const passCall = (driverId: string): Step => ({
  ...ops(driverId, 'call'),
  name: 'recordCall',
  body: { outcome: 'pass', note: 'Good references from the last carrier' },
  events: ['callRecorded/pass', 'stageEntered/PendingHR'],
});

export const moveTo = (driverId: string, to: DriverStage): Step => ({
  ...ops(driverId, 'move'),
  name: `moveStage ${to}`,
  body: { to },
  events: [`stageMoved/${to}`],
});

export const recordResult = (driverId: string, result: ResultKind, status: ResultStatus): Step => ({
  ...ops(driverId, 'results'),
  name: `recordResult ${result} ${status}`,
  body: { result, status },
  events: [`resultRecorded/${result}/${status}`],
});

export const rejectDocument = (driverId: string, document: DocumentKind, fileId: string): Step => ({
  ...ops(driverId, `documents/${document}/review`),
  name: `reviewDocument ${document} rejected`,
  body: { fileId, isApproved: false, reason: 'unreadable', note: 'The lower half is too dark to read' },
  events: [`documentRejected/${document}`],
});

export const approveDocument = (driverId: string, document: DocumentKind, fileId: string): Step => ({
  ...ops(driverId, `documents/${document}/review`),
  name: `reviewDocument ${document} approved`,
  body: { fileId, isApproved: true, expiresOn: document === 'backDriverLicense' ? null : GOOD_UNTIL },
  events: [`documentApproved/${document}`],
});

export const approveTask = (driverId: string, task: string, entryId: string | null): Step => ({
  ...ops(driverId, `tasks/${task}/review`),
  name: `reviewTask ${task}`,
  body: { entryId, isApproved: true },
  events: [`taskApproved/${task}`],
});

/** Approves an item. The last item of a section approves its task. */
export const approveItem = (
  driverId: string,
  kind: string,
  { item, isLast }: { item: { _id: string; version: string }; isLast: boolean },
): Step => ({
  ...ops(driverId, `items/${item._id}/review`),
  name: `reviewItem ${kind}`,
  body: { kind, verdict: 'approved', version: item.version },
  events: isLast ? [`taskApproved/${kind}`] : [],
});
