import { inEach } from './in-each';

const access = {
  _id: 'Id of the access (UUID); null before the first request.',
  state: 'State of the access; a grant whose last day has passed is `revoked`.',
  since: 'Time since which the access is in this state (UTC); null before the first request.',
  reason: "The carrier's reason for the request; null before the first request.",
  requestedAt: 'Time of the last request (UTC); null before the first request.',
  requestedBy: 'Name of the member of staff who requested access; null before the first request.',
  expiresAt: 'Time at which an unanswered request is rejected (UTC); null in other states.',
  endsOn: 'Last day of the grant (`yyyy-mm-dd`); null without a grant.',
  ending: 'The end of the request or grant; null if it has not ended.',
  isByLaw: 'True if an employment of this carrier lasts, so that the law makes it keep the file.',
  actions: 'Commands that the caller may send now.',
  refusals: 'Commands that are possible in this state, but refused, with the code of the reason.',
  action: 'Name of the command.',
  code: 'Code of the problem.',
  driver: 'The driver.',
};

/** Fields of carriers' access to drivers' files. */
export const fileAccessFields: Readonly<Record<string, string>> = {
  ...inEach(['FileAccessView', 'DqAccess'], access),
  ...inEach(['OwnAccess'], {
    ...access,
    _id: 'Id of the access (UUID).',
    since: 'Time since which the access is in this state (UTC).',
    reason: "The carrier's reason for the request.",
    requestedAt: 'Time of the last request (UTC).',
    carrier: 'Name of the carrier.',
    dotNumber: 'USDOT number of the carrier; null if it has none.',
  }),
  'FileAccessEnding.by': 'The side that ended it.',
  'FileAccessEnding.reason': 'Why it ended without a person; null if a person ended it.',
  'FileAccessEnding.text': "The driver's own words; null without any.",
  'FileAccessEnding.at': 'Time of the end (UTC).',
  'FileAccessEnding.wasGranted': 'True if a grant ended, and not a request.',
  'OwnAccesses.byLaw': 'Carriers that keep access by law, because an employment lasts.',
  'byLaw.lastDay': 'Last day of the employment (`yyyy-mm-dd`); null if it is not known.',
  'OwnAccesses.kept': 'Names of the carriers at which every employment has ended; they keep its records.',
  'OwnAccesses.defaultEndsOn': 'Last day of a grant that is made today without one (`yyyy-mm-dd`).',
  'OwnAccesses.lastEndsOn': 'Latest last day that the driver may choose today (`yyyy-mm-dd`).',
  'OwnAccesses.today': 'Today where the driver lives (`yyyy-mm-dd`).',
  'RequestAccessBody.organizationId': "Id of the caller's carrier (UUID).",
  'RequestAccessBody.reason':
    'Why the carrier requests the file; the driver reads it. Empty if the carrier gives no reason.',
  'GrantAccessBody.endsOn': 'Last day of the access (`yyyy-mm-dd`); 12 months from today if absent.',
  'ExtendAccessBody.endsOn': 'New last day of the access (`yyyy-mm-dd`), other than the current one.',
  'RefuseAccessBody.text': 'Text for the carrier; empty for none.',
  'BenchDriver.fileAccess': "The carrier's access to the driver's file.",
  'DriverProfile.fileAccess': "The carrier's access to the driver's file; null for operations.",
  dqAccesses:
    "Last accesses to drivers' files, newest first (at most 50): of carriers to a driver's file, or of a carrier's staff to drivers' files.",
  'UserDqAccess.status': 'State of the access.',
};
