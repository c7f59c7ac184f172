import type { OrderOfCandidate } from '#domain/dashboard/schema';
import { nextWorkingDay } from '#domain/shared/working-days';
import { dateAt } from '#domain/shared/zoned-time';
import { openModal } from '#web/shared/ui/modals';
import type { Candidate } from '../api/commands';
import type { HiringAction } from '../model/actions';
import type { CandidateData } from './modals/modal-data';
import * as modals from './modals/modals';

/** The order's start date if it is still ahead, otherwise the next business day; neither is before or on the day of the interview. */
function firstStart({ startDate, facility }: OrderOfCandidate, { interview }: Candidate, today: string): string {
  const interviewOn = interview === null ? today : dateAt(interview.startsAt, facility.timeZone);
  const after = interviewOn > today ? interviewOn : today;
  return startDate !== null && startDate > after ? startDate : nextWorkingDay(after);
}

/** Opens the dialog of an action that needs more than a confirmation. */
export function openActionForm(
  action: HiringAction,
  order: OrderOfCandidate,
  candidate: Omit<CandidateData, 'zone' | 'address'>,
): void {
  const { timeZone: zone, address } = order.facility;
  const data: CandidateData = { ...candidate, zone, address: address.fullAddress };
  const today = dateAt(new Date().toISOString(), zone);
  switch (action.prompt) {
    case 'reason':
      openModal(modals.reasonModal, { ...data, command: action.command });
      return;
    case 'start': {
      const offered = candidate.candidate.start?.startOn ?? '';
      const startOn = action.command === 'moveStart' ? offered : firstStart(order, candidate.candidate, today);
      openModal(modals.startModal, { ...data, command: action.command, startOn, today });
      return;
    }
    case 'interview':
      openModal(modals.interviewModal, data);
      return;
    case 'reschedule-interview':
      openModal(modals.rescheduleInterviewModal, data);
      return;
    case 'offer-times':
      openModal(modals.offerTimesModal, data);
      return;
    case 'cancel-interview':
      openModal(modals.cancelInterviewModal, data);
      return;
    case 'end':
      openModal(modals.endModal, data);
      return;
    case 'none':
    case 'confirm':
      return;
  }
}
