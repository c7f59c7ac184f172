import type {
  EndAssignmentBody,
  FleetReasonBody,
  InterviewBody,
  RescheduleInterviewBody,
} from '#domain/candidacies/bodies/schema';
import type { CandidacyCard } from '#domain/candidacies/schema';
import { api, call } from '#web/shared/http/client';
import { sendable } from '#web/shared/http/sendable';
import type { CommandRequest } from '#web/shared/http/use-command';
import { useCommand } from '#web/shared/http/use-command';
import { touchedBy } from './candidacies';

/** The fields of a driver on an order that commands need. */
export type Candidate = Pick<
  CandidacyCard,
  | 'candidacyId'
  | 'orderId'
  | 'driverId'
  | 'state'
  | 'fleetJobRequestId'
  | 'driverJobRequestId'
  | 'assignmentId'
  | 'jobRequestId'
  | 'interview'
  | 'offer'
  | 'start'
>;

/** A missing record is an error of the page, not of the user. */
function idOf(id: string | null | undefined): string {
  if (id === null || id === undefined) throw new Error('The record of this command does not exist.');
  return id;
}

const at = (id: string | null | undefined, request: CommandRequest) => ({
  ...request,
  params: { path: { id: idOf(id) } },
});

/** The interview, whether its time is set or only offered. */
const interviewId = ({ interview, offer }: Candidate) => interview?._id ?? offer?._id;

/** The time that the driver proposed, of an interview or instead of the offered times. */
const proposedTime = ({ interview, offer }: Candidate) => interview?.proposedStartsAt ?? offer?.proposedStartsAt;

/** The cost of the match as the page showed it; empty if it has not shown it yet. */
export interface ShownPrice {
  shownPriceCents?: number;
}

/** The first day, and with a hire the agreed rate of pay in dollars. */
interface StartOf {
  startDate: string;
  rate?: number;
}

/** The API call of each command, by the command's name in the domain. */
export const commands = {
  cancelInvite: ({ fleetJobRequestId }: Candidate, body: FleetReasonBody, request: CommandRequest) =>
    call(
      api.PATCH('/api/job-order/fleet-job-request/cancel/{id}', {
        ...at(fleetJobRequestId, request),
        body: sendable(body),
      }),
    ),

  moveToReview: ({ driverJobRequestId }: Candidate, body: ShownPrice, request: CommandRequest) =>
    call(api.PATCH('/api/job-order/driver-job-request/approved/{id}', { ...at(driverJobRequestId, request), body })),

  pass: (candidate: Candidate, body: FleetReasonBody, request: CommandRequest) =>
    candidate.state === 'requested'
      ? call(
          api.PATCH('/api/job-order/driver-job-request/rejected/{id}', {
            ...at(candidate.driverJobRequestId, request),
            body: sendable(body),
          }),
        )
      : call(
          api.PATCH('/api/job-request/reject/{id}', { ...at(candidate.jobRequestId, request), body: sendable(body) }),
        ),

  approveForInterview: ({ assignmentId }: Candidate, _body: void, request: CommandRequest) =>
    call(api.PATCH('/api/job-assignment/approve/{id}', at(assignmentId, request))),

  rejectReview: ({ assignmentId }: Candidate, body: FleetReasonBody, request: CommandRequest) =>
    call(api.PATCH('/api/job-assignment/reject/{id}', { ...at(assignmentId, request), body: sendable(body) })),

  cancelAssignment: ({ assignmentId }: Candidate, body: FleetReasonBody, request: CommandRequest) =>
    call(api.PATCH('/api/job-order/assignment/cancel/{id}', { ...at(assignmentId, request), body: sendable(body) })),

  scheduleInterview: (
    { driverId, assignmentId }: Candidate,
    body: Omit<InterviewBody, 'driverId' | 'assignmentId'>,
    request: CommandRequest,
  ) =>
    call(
      api.POST('/api/job-order/interview', {
        ...request,
        body: { ...body, driverId, assignmentId: idOf(assignmentId) },
      }),
    ),

  rescheduleInterview: (candidate: Candidate, body: { date: string }, request: CommandRequest) =>
    call(
      api.PATCH('/api/job-order/interview/{id}', {
        ...at(interviewId(candidate), request),
        body: { ...body, otherDates: [] },
      }),
    ),

  offerOtherTimes: (candidate: Candidate, body: RescheduleInterviewBody, request: CommandRequest) =>
    call(api.PATCH('/api/job-order/interview/{id}', { ...at(interviewId(candidate), request), body })),

  // The displayed time is sent along, because the driver may have proposed another one since.
  confirmProposal: (candidate: Candidate, _body: void, request: CommandRequest) =>
    call(
      api.POST('/api/job-order/interview/{id}/confirm', {
        ...at(interviewId(candidate), request),
        body: sendable({ date: proposedTime(candidate) ?? undefined }),
      }),
    ),

  rejectInterview: (candidate: Candidate, _body: void, request: CommandRequest) =>
    call(api.PATCH('/api/scheduled-interview/{id}', at(interviewId(candidate), request))),

  cancelInterview: (candidate: Candidate, body: { declineReason: string }, request: CommandRequest) =>
    call(api.DELETE('/api/job-order/interview/{id}', { ...at(interviewId(candidate), request), body })),

  hire: ({ jobRequestId }: Candidate, body: StartOf, request: CommandRequest) =>
    call(api.PATCH('/api/job-request/approve/{id}', { ...at(jobRequestId, request), body })),

  moveStart: ({ assignmentId }: Candidate, { startDate }: StartOf, request: CommandRequest) =>
    call(api.PATCH('/api/job-order/start/{id}', { ...at(assignmentId, request), body: { startDate } })),

  // The displayed date is sent along, because the driver may have proposed another one since.
  acceptProposedStart: ({ assignmentId, start }: Candidate, _body: void, request: CommandRequest) =>
    call(
      api.POST('/api/job-order/start/{id}/proposal', {
        ...at(assignmentId, request),
        body: { startDate: start?.proposal?.startOn ?? '' },
      }),
    ),

  keepStart: ({ assignmentId, start }: Candidate, _body: void, request: CommandRequest) =>
    call(
      api.DELETE('/api/job-order/start/{id}/proposal', {
        ...at(assignmentId, request),
        body: sendable({ proposedDate: start?.proposal?.startOn }),
      }),
    ),

  rescindStart: ({ assignmentId }: Candidate, body: FleetReasonBody, request: CommandRequest) =>
    call(api.DELETE('/api/job-order/start/{id}', { ...at(assignmentId, request), body: sendable(body) })),

  confirmStart: ({ assignmentId, start }: Candidate, _body: void, request: CommandRequest) =>
    call(
      api.POST('/api/job-order/start/{id}/confirm', {
        ...at(assignmentId, request),
        body: sendable({ startDate: start?.startOn, proposedDate: start?.proposal?.startOn ?? null }),
      }),
    ),

  recordNoShow: ({ assignmentId }: Candidate, _body: void, request: CommandRequest) =>
    call(api.POST('/api/job-order/no-show/{id}', at(assignmentId, request))),

  endAssignment: ({ assignmentId }: Candidate, body: EndAssignmentBody, request: CommandRequest) =>
    call(api.POST('/api/job-order/assignment/end/{id}', { ...at(assignmentId, request), body: sendable(body) })),
};

export type CommandName = keyof typeof commands;
export type BodyOf<Name extends CommandName> = Parameters<(typeof commands)[Name]>[1];

/** Sends one command for one driver and refetches every list that shows the driver. */
export function useCandidacyCommand<Name extends CommandName>(name: Name, candidate: Candidate, onDone?: () => void) {
  // Each command has its own body; the name connects the two.
  const send = commands[name] as (
    candidate: Candidate,
    body: BodyOf<Name>,
    request: CommandRequest,
  ) => Promise<unknown>;
  return useCommand({
    send: (body: BodyOf<Name>, request) => send(candidate, body, request),
    invalidates: () => touchedBy(candidate.orderId),
    about: () => [candidate.driverId],
    ...(onDone === undefined ? {} : { onDone }),
  });
}

/** The key of a pass that waits for its undo. */
export const passKey = ({ orderId, driverId }: Pick<Candidate, 'orderId' | 'driverId'>): string =>
  `pass:${orderId}:${driverId}`;

/** Passes a driver after the dialog has closed, even if the page closes before. */
export const usePass = (candidate: Candidate) =>
  useCommand({
    send: (body: FleetReasonBody, request) => commands.pass(candidate, body, request),
    invalidates: () => touchedBy(candidate.orderId),
    about: () => [candidate.driverId],
    outlivesPage: true,
  });

/** Body of a confirmation; the reason is optional. */
const NO_REASON: FleetReasonBody = { reason: 'unspecified' };

const plain = {
  moveToReview: (candidate: Candidate, request: CommandRequest, price: ShownPrice) =>
    commands.moveToReview(candidate, price, request),
  approveForInterview: (candidate: Candidate, request: CommandRequest) =>
    commands.approveForInterview(candidate, undefined, request),
  confirmProposal: (candidate: Candidate, request: CommandRequest) =>
    commands.confirmProposal(candidate, undefined, request),
  acceptProposedStart: (candidate: Candidate, request: CommandRequest) =>
    commands.acceptProposedStart(candidate, undefined, request),
  keepStart: (candidate: Candidate, request: CommandRequest) => commands.keepStart(candidate, undefined, request),
  confirmStart: (candidate: Candidate, request: CommandRequest) => commands.confirmStart(candidate, undefined, request),
  rejectInterview: (candidate: Candidate, request: CommandRequest) =>
    commands.rejectInterview(candidate, undefined, request),
  recordNoShow: (candidate: Candidate, request: CommandRequest) => commands.recordNoShow(candidate, undefined, request),
  cancelInvite: (candidate: Candidate, request: CommandRequest) => commands.cancelInvite(candidate, NO_REASON, request),
  cancelAssignment: (candidate: Candidate, request: CommandRequest) =>
    commands.cancelAssignment(candidate, NO_REASON, request),
};

/** A command that needs only a confirmation. */
export type PlainCommandName = keyof typeof plain;

interface PlainCommand {
  name: PlainCommandName;
  candidate: Candidate;
  price: ShownPrice;
}

/** The fields that identify a command: the same command sent again has the same key, however old the row is. */
const identifying = ({ name, candidate, price }: PlainCommand): PlainCommand => ({
  name,
  price,
  candidate: {
    candidacyId: candidate.candidacyId,
    orderId: candidate.orderId,
    driverId: candidate.driverId,
    state: candidate.state,
    fleetJobRequestId: candidate.fleetJobRequestId,
    driverJobRequestId: candidate.driverJobRequestId,
    assignmentId: candidate.assignmentId,
    jobRequestId: candidate.jobRequestId,
    interview: candidate.interview,
    offer: candidate.offer,
    start: candidate.start,
  },
});

export function usePlainCommand() {
  const { mutateAsync, isPending } = useCommand({
    send: ({ name, candidate, price }: PlainCommand, request): Promise<unknown> =>
      plain[name](candidate, request, price),
    invalidates: ({ candidate: { orderId } }) => touchedBy(orderId),
    about: ({ candidate: { driverId } }) => [driverId],
  });
  return { send: (command: PlainCommand) => mutateAsync(identifying(command)), isPending };
}

export interface Invitation extends ShownPrice {
  orderId: string;
  driverId: string;
}

export function useInvite(onDone: () => void) {
  return useCommand({
    send: ({ orderId, ...invitation }: Invitation, request) =>
      call(api.POST('/api/job-order/fleet-job-request', { ...request, body: { ...invitation, jobOrderId: orderId } })),
    invalidates: ({ orderId }) => touchedBy(orderId),
    about: ({ driverId }) => [driverId],
    onDone,
  });
}
