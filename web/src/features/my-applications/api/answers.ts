import type { DealbreakerAnswer } from '#domain/candidacies/dealbreakers/rules';
import type { DriverReason } from '#domain/candidacies/states';
import { api, call } from '#web/shared/http/client';
import type { CommandRequest } from '#web/shared/http/use-command';

/** The round that the driver saw; the API rejects an answer to an older one (`candidacy-changed`). */
interface Seen {
  candidacyId: string;
  round: number;
}
interface SeenInterview extends Seen {
  interviewId: string;
}
export interface WithReason {
  reason?: DriverReason | undefined;
  text?: string | undefined;
}

const at = ({ candidacyId }: Seen, { headers }: CommandRequest) => ({ params: { path: { candidacyId } }, headers });

const reasonBody = ({ reason = 'unspecified', text }: WithReason) => ({ reason, ...(text ? { text } : {}) });

export const acceptInvite = (
  { dealbreakerAnswers = [], ...seen }: Seen & { dealbreakerAnswers?: DealbreakerAnswer[] },
  request: CommandRequest,
) =>
  call(
    api.POST('/api/driver/candidacies/{candidacyId}/accept-invite', {
      ...at(seen, request),
      body: { round: seen.round, dealbreakerAnswers },
    }),
  );

export const declineInvite = (seen: Seen & WithReason, request: CommandRequest) =>
  call(
    api.POST('/api/driver/candidacies/{candidacyId}/decline-invite', {
      ...at(seen, request),
      body: { round: seen.round, ...reasonBody(seen) },
    }),
  );

export const withdraw = (seen: Seen & WithReason, request: CommandRequest) =>
  call(
    api.POST('/api/driver/candidacies/{candidacyId}/withdraw', {
      ...at(seen, request),
      body: { round: seen.round, ...reasonBody(seen) },
    }),
  );

export const acceptInterview = (seen: SeenInterview & { date: string }, request: CommandRequest) =>
  call(
    api.POST('/api/driver/candidacies/{candidacyId}/accept-interview', {
      ...at(seen, request),
      body: { round: seen.round, interviewId: seen.interviewId, date: seen.date },
    }),
  );

export const pickTime = (seen: SeenInterview & { date: string }, request: CommandRequest) =>
  call(
    api.POST('/api/driver/candidacies/{candidacyId}/pick-time', {
      ...at(seen, request),
      body: { round: seen.round, interviewId: seen.interviewId, date: seen.date },
    }),
  );

export const proposeTime = (
  seen: SeenInterview & { date: string | null; text: string | null },
  request: CommandRequest,
) =>
  call(
    api.POST('/api/driver/candidacies/{candidacyId}/propose-time', {
      ...at(seen, request),
      body: {
        round: seen.round,
        interviewId: seen.interviewId,
        date: seen.date,
        ...(seen.text ? { text: seen.text } : {}),
      },
    }),
  );

export const withdrawProposal = (seen: SeenInterview, request: CommandRequest) =>
  call(
    api.DELETE('/api/driver/candidacies/{candidacyId}/propose-time', {
      ...at(seen, request),
      body: { round: seen.round, interviewId: seen.interviewId },
    }),
  );

export const proposeStart = (
  { round, startDate, text, ...seen }: Seen & { startDate: string; text: string },
  request: CommandRequest,
) =>
  call(
    api.POST('/api/driver/candidacies/{candidacyId}/propose-start', {
      ...at({ ...seen, round }, request),
      body: { round, startDate, ...(text === '' ? {} : { text }) },
    }),
  );

export const declineStart = (seen: Seen & WithReason, request: CommandRequest) =>
  call(
    api.POST('/api/driver/candidacies/{candidacyId}/decline-start', {
      ...at(seen, request),
      body: { round: seen.round, ...reasonBody(seen) },
    }),
  );

export const endAssignment = (seen: Seen & WithReason & { endDate: string }, request: CommandRequest) =>
  call(
    api.POST('/api/driver/candidacies/{candidacyId}/end-assignment', {
      ...at(seen, request),
      body: { round: seen.round, endDate: seen.endDate, ...reasonBody(seen) },
    }),
  );
