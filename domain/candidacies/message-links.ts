import type { CandidacyStateName } from '../shared/candidacy-states';

/** The tab of the hiring page that shows a candidate in each state; closed candidates are in the search. */
const tabs: Readonly<Record<CandidacyStateName, string>> = {
  invited: 'inviteDrivers?tab=invited',
  requested: 'inviteDrivers?tab=requests',
  inReview: 'reviewDrivers?tab=review',
  approved: 'reviewDrivers?tab=review',
  interviewOffered: 'reviewDrivers?tab=interview',
  interviewing: 'reviewDrivers?tab=interview',
  hired: 'hiredDrivers?tab=hired',
  ended: 'hiredDrivers?tab=hired',
  closed: 'inviteDrivers?tab=search',
};

/** Path of a carrier's page of one order. */
export const orderPath = (orderId: string, rest = 'inviteDrivers'): string =>
  `/business/job-order/${orderId}/hiring-flow/${rest}`;

/** Path of a candidate's panel, opened on the tab that shows the candidate. */
export const candidatePath = (candidate: {
  readonly orderId: string;
  readonly driverId: string;
  readonly state: CandidacyStateName;
}): string => `${orderPath(candidate.orderId, tabs[candidate.state])}&driver=${candidate.driverId}`;

/** The recipient of a message, and the order or candidacy that it is about. */
export interface MessageTarget {
  readonly recipient: { readonly isDriver: boolean; readonly isOps: boolean };
  readonly orderId: string;
  readonly orderStatus: string;
  readonly candidacyId: string | null;
  readonly candidacyState: CandidacyStateName | null;
  readonly driverId: string | null;
}

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
    ? orderPath(orderId)
    : candidatePath({ orderId, driverId, state: candidacyState });
}
