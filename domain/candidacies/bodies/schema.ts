import { z } from 'zod';
import { RateInDollars } from '../../agreed-rates/schema';
import { MAX_OFFERED_TIMES } from '../../interviews/times';
import { DriverText } from '../../message-templates/driver-text/schema';
import { tooLong } from '../../shared/too-long';
import { readPhone } from '../../shared/typed-phone';
import { DealbreakerAnswers } from '../dealbreakers/schema';
import { inviteSources } from '../sources';
import { reasonTextFits, statedReason, withKnownReason } from '../stated-reason/schema';
import { driverReasons, fleetReasons, type InterviewPlace, interviewPlaces } from '../states';

const MAX_NOTE = 2000;
const note = z.string().trim().max(MAX_NOTE, tooLong());
const INTERVIEW_DATE = 'Please, select date and time for the interview';
const INTERVIEW_ADDRESS = 'Please, type a valid address';
const INTERVIEW_PHONE = 'Type a phone number with area code';
const INTERVIEW_LINK = 'Type a link that starts with https://';
const PHONE_DIGITS = 10;
const instant = z.iso.datetime({ offset: true, error: INTERVIEW_DATE });
/** A calendar date, or the UTC instant that a client sends for it (docs/state-machines.md#offers-and-starts). */
const startDate = z.union([z.iso.date(), z.iso.datetime({ offset: true })], { error: 'Choose a start date' });

/** The price of the match that the page showed; without it, the price is not compared. */
const ShownPriceCents = z.number().int().min(0).optional();

/** Body of an invitation (docs/state-machines.md#invitations-and-requests). */
export const InviteBody = z
  .object({
    driverId: z.uuid(),
    jobOrderId: z.uuid(),
    source: z.enum(inviteSources).default('search'),
    /** The carrier's own words in the invitation. */
    text: DriverText.optional(),
    shownPriceCents: ShownPriceCents,
  })
  .meta({ id: 'InviteBody' });
/** Body of an invitation. */
export type InviteBody = z.infer<typeof InviteBody>;
/** Body of accepting a driver's application. */
export const MoveToReviewBody = z
  .object({ shownPriceCents: ShownPriceCents })
  .prefault({})
  .meta({ id: 'MoveToReviewBody' });
/** Body of a carrier's rejection; the reason is optional, and may be one of the known ones or any text. */
export const FleetReasonBody = z
  .object({ reason: statedReason(fleetReasons, DriverText), text: DriverText.optional() })
  .check(reasonTextFits)
  .transform(withKnownReason(fleetReasons))
  .prefault({})
  .meta({ id: 'FleetReasonBody' });
/** A carrier's reason. */
export type FleetReasonBody = z.infer<typeof FleetReasonBody>;

const otherDates = z
  .array(instant)
  .max(MAX_OFFERED_TIMES - 1, 'Offer up to three times')
  .default([]);

const interviewDetails = z.object({
  date: instant,
  /** More times, if the driver may pick one; with them, `date` reserves nothing either. */
  otherDates,
  /** The member of staff who holds the interview. */
  interviewerId: z.uuid().nullable().default(null),
  /** An address, a phone number or a link, depending on `place`. */
  address: z.string({ error: INTERVIEW_ADDRESS }).trim().min(1, INTERVIEW_ADDRESS).max(300, tooLong(INTERVIEW_ADDRESS)),
  place: z.enum(interviewPlaces).default('address'),
  note: note.default(''),
  notifyBeforeTwoHours: z.boolean().default(false),
});

const PHONE = /^\+?[\d\s()./\p{Pd}]{10,20}$/u;
/** An extension may follow the number. */
function isPhone(text: string): boolean {
  const number = readPhone(text);
  return number !== undefined && PHONE.test(number.number) && number.digits.length >= PHONE_DIGITS;
}
const isLink = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';

const placeChecks = {
  address: { isValid: () => true, message: INTERVIEW_ADDRESS },
  phone: { isValid: isPhone, message: INTERVIEW_PHONE },
  video: { isValid: isLink, message: INTERVIEW_LINK },
} as const satisfies Record<InterviewPlace, { isValid: (text: string) => boolean; message: string }>;

/** Checks that the entry matches the kind of place: a number for a call, a link for a video interview. */
function placeFits(ctx: z.core.ParsePayload<Pick<z.output<typeof interviewDetails>, 'place' | 'address'>>): void {
  const { place, address } = ctx.value;
  const { isValid, message } = placeChecks[place];
  if (!isValid(address)) ctx.issues.push({ code: 'custom', message, input: address, path: ['address'] });
}

/** The interview form of the carrier. */
export const InterviewDetails = interviewDetails.check(placeFits);

/** Body of scheduling an interview (docs/state-machines.md#interviews). */
export const InterviewBody = z
  .object({ driverId: z.uuid().optional(), assignmentId: z.uuid(), ...interviewDetails.shape })
  .check(placeFits)
  .meta({ id: 'InterviewBody' });
/** A validated interview request. */
export type InterviewBody = z.infer<typeof InterviewBody>;

/** Body of moving an interview. */
export const RescheduleInterviewBody = z.object({ date: instant, otherDates }).meta({ id: 'RescheduleInterviewBody' });
/** A new time, or new times. */
export type RescheduleInterviewBody = z.infer<typeof RescheduleInterviewBody>;
/** Body of confirming the interview time that the driver proposed: the time that the page showed. */
export const ConfirmProposalBody = z
  .object({ date: instant.optional() })
  .prefault({})
  .meta({ id: 'ConfirmProposalBody' });
/** Body of canceling an interview. */
export const CancelInterviewBody = z
  .object({ declineReason: note.default('') })
  .prefault({})
  .meta({ id: 'CancelInterviewBody' });
/** Body of moving the start: the date. */
export const StartBody = z.object({ startDate }).meta({ id: 'StartBody' });
/** Body of hiring: the date, and the rate of pay that was agreed; without it, the order's lowest one is paid. */
export const HireBody = z.object({ startDate, rate: RateInDollars.optional() }).meta({ id: 'HireBody' });
/** Body of hiring. */
export type HireBody = z.infer<typeof HireBody>;
/** Body of keeping the offered start date: the proposed one that the page showed. */
export const KeepStartBody = z
  .object({ proposedDate: z.iso.date().optional() })
  .prefault({})
  .meta({ id: 'KeepStartBody' });
/** Body of confirming that a driver started: the start date and the proposed one that the page showed. */
export const ConfirmStartBody = z
  .object({ startDate: z.iso.date().optional(), proposedDate: z.iso.date().nullable().optional() })
  .prefault({})
  .meta({ id: 'ConfirmStartBody' });
/** Body of a carrier ending an assignment. */
export const EndAssignmentBody = z
  .object({ endDate: startDate, reason: statedReason(fleetReasons, note), text: note.optional() })
  .check(reasonTextFits)
  .transform(withKnownReason(fleetReasons))
  .meta({ id: 'EndAssignmentBody' });
/** A carrier's end of an assignment. */
export type EndAssignmentBody = z.infer<typeof EndAssignmentBody>;

const round = z.number().int().min(1);
/** Body of a driver's answer: the round that the driver saw. */
export const DriverAnswerBody = z.object({ round }).meta({ id: 'DriverAnswerBody' });
/** Body of accepting an invitation: the round that the driver saw, and the answers to the dealbreaker questions. */
export const AcceptInviteBody = DriverAnswerBody.extend({ dealbreakerAnswers: DealbreakerAnswers }).meta({
  id: 'AcceptInviteBody',
});
const driverReason = { round, reason: statedReason(driverReasons, note), text: note.optional() };
/** Body of a driver declining, with an optional reason. */
export const DriverReasonBody = z
  .object(driverReason)
  .check(reasonTextFits)
  .transform(withKnownReason(driverReasons))
  .meta({ id: 'DriverReasonBody' });
/** A driver's reason. */
export type DriverReasonBody = z.infer<typeof DriverReasonBody>;
/** Body of a driver's answer to the interview that the driver saw. */
export const DriverInterviewBody = z.object({ round, interviewId: z.uuid() }).meta({ id: 'DriverInterviewBody' });
/** Body of a driver's acceptance of an interview, at the time that the page showed. */
export const AcceptInterviewBody = DriverInterviewBody.extend({ date: instant.optional() }).meta({
  id: 'AcceptInterviewBody',
});
/** Body of a driver's choice of one of the offered times. */
export const PickTimeBody = z.object({ round, interviewId: z.uuid(), date: instant }).meta({ id: 'PickTimeBody' });
/** Body of a driver's proposal of another time; as an answer to offered times, a text is enough. */
export const ProposeTimeBody = z
  .object({ round, interviewId: z.uuid(), date: instant.nullable().default(null), text: note.optional() })
  .meta({ id: 'ProposeTimeBody' });
/** Body of a driver's proposal of another start date, with an optional reason. */
export const ProposeStartBody = z.object({ round, startDate, text: note.optional() }).meta({ id: 'ProposeStartBody' });
/** Body of a driver ending an assignment. */
export const DriverEndBody = z
  .object({ ...driverReason, endDate: startDate })
  .check(reasonTextFits)
  .transform(withKnownReason(driverReasons))
  .meta({ id: 'DriverEndBody' });
/** A driver's end of an assignment. */
export type DriverEndBody = z.infer<typeof DriverEndBody>;
