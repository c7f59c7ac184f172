import type { CandidacyStateName } from '../shared/candidacy-states';

/** The stage and the tab of the hiring page that show a candidate in each state; closed candidates are in the search. */
const tabs: Readonly<Record<CandidacyStateName, readonly [stage: string, tab: string]>> = {
  invited: ['inviteDrivers', 'invited'],
  requested: ['inviteDrivers', 'requests'],
  inReview: ['reviewDrivers', 'review'],
  approved: ['reviewDrivers', 'review'],
  interviewOffered: ['reviewDrivers', 'interview'],
  interviewing: ['reviewDrivers', 'interview'],
  hired: ['hiredDrivers', 'hired'],
  ended: ['hiredDrivers', 'hired'],
  closed: ['inviteDrivers', 'search'],
};

/** The reader of a link to a carrier's order; recruiters have a page of their own. */
export interface LinkReader {
  readonly isRecruiter: boolean;
}

interface HiringPage {
  readonly orderId: string;
  readonly stage: string;
  readonly query?: Readonly<Record<string, string>>;
}

function hiringPage({ orderId, stage, query = {} }: HiringPage, { isRecruiter }: LinkReader): string {
  const shown = new URLSearchParams({ ...(isRecruiter && { stage }), ...query }).toString();
  const page = isRecruiter ? `/recruiter/job-order/${orderId}` : `/business/job-order/${orderId}/hiring-flow/${stage}`;
  return shown === '' ? page : `${page}?${shown}`;
}

/** Path of a carrier's page of one order. */
export const orderPath = (orderId: string, reader: LinkReader): string =>
  hiringPage({ orderId, stage: 'inviteDrivers' }, reader);

/** Path of a candidate's panel, opened on the tab that shows the candidate. */
export function candidatePath(
  {
    orderId,
    driverId: driver,
    state,
  }: { readonly orderId: string; readonly driverId: string; readonly state: CandidacyStateName },
  reader: LinkReader,
): string {
  const [stage, tab] = tabs[state];
  return hiringPage({ orderId, stage, query: { tab, driver } }, reader);
}

/** The recipient of a message, and the order or candidacy that it is about. */
export interface MessageTarget {
  readonly recipient: { readonly isDriver: boolean; readonly isOps: boolean; readonly isRecruiter: boolean };
  readonly orderId: string;
  readonly orderStatus: string;
  readonly candidacyId: string | null;
  readonly candidacyState: CandidacyStateName | null;
  readonly driverId: string | null;
}

/** Path of the page on which a driver signs the application to the carrier of a hire. */
export const signingPath = (candidacyId: string): string => `/driver/applications/${candidacyId}/sign`;

/** Path of the page that a message links to, for its recipient. */
export function pathFor({
  recipient,
  orderId,
  orderStatus,
  candidacyId,
  candidacyState,
  driverId,
}: MessageTarget): string {
  if (recipient.isDriver) return candidacyId === null ? '/driver/applications' : `/driver/applications#${candidacyId}`;
  if (recipient.isOps) return `/ops/orders/${orderStatus}?order=${orderId}`;
  return candidacyState === null || driverId === null
    ? orderPath(orderId, recipient)
    : candidatePath({ orderId, driverId, state: candidacyState }, recipient);
}
