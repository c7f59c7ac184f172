import type { Audience, CalendarEntry, FirstDayEntry, MessageChannel, MessageSpec } from '../shared/message';
import { isPaused, isStartHeld } from './deadlines';
import type { CandidacyEvent, CandidacyEventType } from './events';
import { needsFileOfDriver, stepAt } from './next-step';
import type { CandidacyState } from './state';
import { isBarredByFile, isLapsed, isOnAssignment } from './state-table';

/** Templates of all emails and text messages of the hiring flow. */
export const candidacyTemplates = [
  'invitation',
  'invitationCancelled',
  'invitationReminder',
  'requestReceived',
  'requestAccepted',
  'reviewWaiting',
  'reviewApproved',
  'approvedToSchedule',
  'candidacyPassed',
  'invitationExpired',
  'candidacyExpired',
  'interviewScheduled',
  'interviewOffered',
  'interviewOfferCanceled',
  'interviewOfferLapsed',
  'interviewPicked',
  'interviewTimeProposed',
  'interviewProposalWithdrawn',
  'interviewRescheduled',
  'interviewCancelled',
  'interviewReminder',
  'interviewAnswerReminder',
  'startOffered',
  'startOfferReminder',
  'startAccepted',
  'startSet',
  'startProposed',
  'startProposalReminder',
  'startKept',
  'startDeclined',
  'startMoved',
  'startRescinded',
  'startReached',
  'startHeld',
  'startHeldByFile',
  'startNeedsFile',
  'drivingBarred',
  'drivingAllowed',
  'proofsLapsed',
  'proofsLapsedAtWork',
  'proofsRenewed',
  'assignmentStarted',
  'assignmentEnded',
  'noShowRecorded',
  'orderOver',
  'driverUnavailable',
  'carrierPaused',
  'carrierResumed',
  'overdue',
] as const;
/** One of {@link candidacyTemplates}. */
export type CandidacyTemplate = (typeof candidacyTemplates)[number];
/** A message of the hiring flow. */
export type CandidacyMessage = MessageSpec<CandidacyTemplate>;

const both: readonly MessageChannel[] = ['mail', 'sms'];
const mail = (template: CandidacyTemplate, to: Audience): CandidacyMessage => ({ template, to, channels: ['mail'] });
/** Drivers are on the road: messages that need an answer or change their day are also sent as text messages. */
const driverNow = (template: CandidacyTemplate): CandidacyMessage => ({ template, to: 'driver', channels: both });

function entryOf({ interview }: CandidacyState, method: CalendarEntry['method']): { calendar?: CalendarEntry } {
  if (interview === null) return {};
  const { interviewId, sequence, startsAt, endsAt, zone } = interview;
  return { calendar: { method, interviewId, sequence, startsAt, endsAt, zone } };
}

/** The first day in the driver's calendar; the number of the event makes each version later than the one before. */
function firstDay(
  template: CandidacyTemplate,
  method: FirstDayEntry['method'],
  { seq, snapshot: { candidacyId, hire } }: CandidacyEvent,
): CandidacyMessage[] {
  if (hire === null) return [driverNow(template)];
  return [{ ...driverNow(template), calendar: { method, sequence: seq, candidacyId, startOn: hire.startOn } }];
}

/** A hire that closes before the first day: only a day that the driver accepted is in their calendar. */
function withoutFirstDay(template: CandidacyTemplate, event: CandidacyEvent, isNotified: boolean): CandidacyMessage[] {
  if (event.snapshot.hire?.answer === 'accepted') return firstDay(template, 'cancel', event);
  return isNotified ? [driverNow(template)] : [];
}

// A date that has come on a held start is not set: the hold's own message says what the start waits for.
const startSet = (event: CandidacyEvent): CandidacyMessage[] =>
  isStartHeld(event.snapshot, event.at) ? [] : firstDay('startSet', 'request', event);

/** People of a deactivated carrier cannot sign in: only their calendars are kept right. */
const reachesPausedCarrier = ({ to, calendar }: CandidacyMessage): boolean => to === 'driver' || calendar !== undefined;

/** The messages of waits that began while a carrier was deactivated, once it is active again. */
function heldMessages({ at, snapshot }: CandidacyEvent): CandidacyMessage[] {
  const { enteredAt, hire, pause } = snapshot;
  const pausedAt = Date.parse(at) - (pause?.heldMs ?? 0);
  const isNew = (since: string | undefined): boolean => since !== undefined && Date.parse(since) >= pausedAt;
  switch (stepAt(snapshot, Date.parse(at))) {
    case 'carrierAnswersRequest':
      return isNew(enteredAt) ? [mail('requestReceived', 'recruiters')] : [];
    case 'safetyReviews':
      return isNew(enteredAt) ? inReview : [];
    case 'carrierAnswersStart':
      return isNew(hire?.proposal?.proposedAt) ? [mail('startProposed', 'recruiters')] : [];
    // The time of the proposal is not known; a second message is a reminder.
    case 'carrierConfirmsTime':
      return [mail('interviewTimeProposed', 'recruiters')];
    default:
      return [];
  }
}

// The check of the file emails both sides which lines bar a driver at work, and when none does any more; on the road, a text arrives.
const onTheRoad = (template: CandidacyTemplate): CandidacyMessage[] => [{ template, to: 'driver', channels: ['sms'] }];

const mayDriveAgain = ({ snapshot }: CandidacyEvent): CandidacyMessage[] =>
  isOnAssignment(snapshot) && !isBarredByFile(snapshot) && !isLapsed(snapshot) ? onTheRoad('drivingAllowed') : [];

/** Whether the file held the start beyond its date, of which the carrier was notified; then it is notified of the start, too. */
const wasHeldByFile = ({ hire }: CandidacyState): boolean =>
  hire?.file?.isComplete === true && Date.parse(hire.file.since) > Date.parse(hire.startsAt);

// Before the driver accepts the date, the offer is what waits for them; its acceptance names the file.
const startNeedsFile = ({ at, snapshot }: CandidacyEvent): CandidacyMessage[] =>
  snapshot.hire?.answer === 'accepted' && needsFileOfDriver(stepAt(snapshot, Date.parse(at)))
    ? [driverNow('startNeedsFile')]
    : [];

// A held start waits for the carrier once the driver has sent what was theirs, such as a paper that is signed again.
const heldForCarrier = ({ at, snapshot }: CandidacyEvent): CandidacyMessage[] =>
  snapshot.hire?.file?.waitsOn === 'carrier' && isStartHeld(snapshot, at) ? [mail('startHeldByFile', 'safety')] : [];

const barredOrHeld = (event: CandidacyEvent): CandidacyMessage[] =>
  isOnAssignment(event.snapshot) ? onTheRoad('drivingBarred') : startNeedsFile(event);

const invitation = (
  template: CandidacyTemplate,
  state: CandidacyState,
  method: CalendarEntry['method'],
): CandidacyMessage[] => [
  { ...driverNow(template), ...entryOf(state, method) },
  { ...mail(template, 'recruiters'), ...entryOf(state, method) },
  ...(state.interview?.interviewerId ? [{ ...mail(template, 'interviewer'), ...entryOf(state, method) }] : []),
];

// An upcoming interview that will not take place is removed from both calendars.
function withoutInterview({ at, snapshot }: CandidacyEvent, messages: CandidacyMessage[]): CandidacyMessage[] {
  const { interview, interviewCancelled } = snapshot;
  const isAhead = interview !== null && !interviewCancelled && interview.startsAt > at;
  return isAhead ? [...messages, ...invitation('interviewCancelled', snapshot, 'cancel')] : messages;
}

// A round may close after an interview is scheduled and before it is held; a hire has already removed the interview.
const closing = (event: CandidacyEvent, messages: CandidacyMessage[]): CandidacyMessage[] =>
  event.snapshot.hire === null ? withoutInterview(event, messages) : messages;

const inReview = [mail('reviewWaiting', 'safety')];

function reminderOf(state: CandidacyState): CandidacyMessage[] {
  switch (state.name) {
    case 'invited':
      return [driverNow('invitationReminder')];
    case 'hired':
      return state.hire?.proposal ? [] : [driverNow('startOfferReminder')];
    // The daily digest lists the carrier's own turns until they are taken.
    case 'requested':
    case 'inReview':
    case 'approved':
    case 'none':
    case 'interviewOffered':
    case 'interviewing':
    case 'ended':
    case 'closed':
      return [];
  }
}

const toDriver = (template: CandidacyTemplate) => (): CandidacyMessage[] => [driverNow(template)];
const toRecruiters = (template: CandidacyTemplate) => (): CandidacyMessage[] => [mail(template, 'recruiters')];
const toBoth = (template: CandidacyTemplate) => (): CandidacyMessage[] => [
  driverNow(template),
  mail(template, 'recruiters'),
];
const closes =
  (...messages: CandidacyMessage[]) =>
  (event: CandidacyEvent): CandidacyMessage[] =>
    closing(event, messages);
const calendar =
  (template: CandidacyTemplate, method: CalendarEntry['method']) =>
  ({ snapshot }: CandidacyEvent): CandidacyMessage[] =>
    invitation(template, snapshot, method);

// An offer is in no calendar, and only the driver knows of it.
const canceled = (event: CandidacyEvent): CandidacyMessage[] =>
  event.snapshot.interview === null
    ? [driverNow('interviewOfferCanceled')]
    : invitation('interviewCancelled', event.snapshot, 'cancel');

const messagesOf: { readonly [T in CandidacyEventType]: (event: CandidacyEvent) => CandidacyMessage[] } = {
  imported: () => [],
  invited: ({ snapshot }) =>
    snapshot.name === 'inReview' ? [driverNow('requestAccepted'), ...inReview] : [driverNow('invitation')],
  requested: ({ snapshot }) => (snapshot.name === 'inReview' ? inReview : [mail('requestReceived', 'recruiters')]),
  inviteAccepted: () => inReview,
  inviteDeclined: () => [],
  inviteCancelled: toDriver('invitationCancelled'),
  movedToReview: () => [driverNow('requestAccepted'), ...inReview],
  passed: closes(driverNow('candidacyPassed')),
  withdrawn: closes(),
  // HR or Safety decides, and the turn passes to the recruiters; the driver learns that the wait goes on for a good reason.
  approvedForInterview: () => [mail('reviewApproved', 'driver'), mail('approvedToSchedule', 'recruiters')],
  reviewRejected: closes(driverNow('candidacyPassed')),
  assignmentCancelled: closes(driverNow('candidacyPassed')),
  interviewScheduled: calendar('interviewScheduled', 'request'),
  interviewOffered: toDriver('interviewOffered'),
  interviewTimesReplaced: toDriver('interviewOffered'),
  interviewTimePicked: calendar('interviewPicked', 'request'),
  interviewOfferLapsed: toBoth('interviewOfferLapsed'),
  interviewAccepted: () => [],
  interviewTimeProposed: toRecruiters('interviewTimeProposed'),
  // The planned time needs an answer again; a recruiter who was asked to confirm another one learns that there is none.
  interviewProposalWithdrawn: toRecruiters('interviewProposalWithdrawn'),
  interviewConfirmed: calendar('interviewRescheduled', 'update'),
  interviewRescheduled: calendar('interviewRescheduled', 'update'),
  interviewRejected: canceled,
  interviewCancelled: canceled,
  hired: (event) => withoutInterview(event, [driverNow('startOffered')]),
  startAccepted: (event) => [...startSet(event), mail('startAccepted', 'recruiters')],
  startProposed: toRecruiters('startProposed'),
  proposedStartAccepted: startSet,
  startKept: toDriver('startKept'),
  // The driver knows; their calendar does not.
  startDeclined: (event) => [...withoutFirstDay('startDeclined', event, false), mail('startDeclined', 'recruiters')],
  // An accepted day is removed from the calendar; the new one is entered when the driver accepts it.
  startMoved: (event) => firstDay('startMoved', 'cancel', event),
  startRescinded: (event) => withoutFirstDay('startRescinded', event, true),
  startConfirmed: toDriver('assignmentStarted'),
  noShowRecorded: toDriver('noShowRecorded'),
  assignmentStarted: ({ snapshot }) => [
    driverNow('assignmentStarted'),
    ...(wasHeldByFile(snapshot) ? [mail('assignmentStarted', 'recruiters'), mail('assignmentStarted', 'safety')] : []),
  ],
  assignmentEnded: toBoth('assignmentEnded'),
  expired: ({ snapshot }) => [driverNow(snapshot.kind === 'INVITE' ? 'invitationExpired' : 'candidacyExpired')],
  orderEnded: (event) => {
    if (event.snapshot.ending?.notify === false) return [];
    return closing(event, withoutFirstDay('orderOver', event, true));
  },
  hiredElsewhere: closes(),
  driverNotAvailable: (event) =>
    event.snapshot.hire === null
      ? closing(event, [])
      : [...withoutFirstDay('driverUnavailable', event, false), mail('driverUnavailable', 'recruiters')],
  // The carrier's administrators get one email for all candidates; the driver's wait stops, and nothing expires.
  organizationPaused: () => [mail('carrierPaused', 'driver')],
  organizationResumed: (event) => [mail('carrierResumed', 'driver'), ...heldMessages(event)],
  reminderDue: ({ snapshot }) => reminderOf(snapshot),
  escalationDue: () => [mail('overdue', 'businessAdmins')],
  interviewReminderDue: toDriver('interviewReminder'),
  interviewAnswerDue: toDriver('interviewAnswerReminder'),
  outcomeDue: () => [],
  startReached: ({ snapshot: { hire } }) => [
    mail(hire?.proposal ? 'startProposalReminder' : 'startReached', 'recruiters'),
  ],
  startHeld: toBoth('startHeld'),
  startHeldByFile: () => [
    driverNow('startHeldByFile'),
    mail('startHeldByFile', 'recruiters'),
    mail('startHeldByFile', 'safety'),
  ],
  // Before the start, the next step shows it, and the start goes ahead or is held on its day.
  fileCompleted: mayDriveAgain,
  fileReopened: barredOrHeld,
  fileNeedsDriver: barredOrHeld,
  fileTurnChanged: heldForCarrier,
  // The driver is notified by the pipeline.
  proofsLapsed: ({ snapshot }) =>
    isOnAssignment(snapshot)
      ? [mail('proofsLapsedAtWork', 'recruiters'), mail('proofsLapsedAtWork', 'safety')]
      : [mail('proofsLapsed', 'recruiters')],
  // Those who had to take the driver off the road are notified.
  proofsRenewed: (event) => [
    mail('proofsRenewed', 'recruiters'),
    ...(isOnAssignment(event.snapshot) ? [mail('proofsRenewed', 'safety')] : []),
    ...mayDriveAgain(event),
  ],
};

/**
 * Recipients, templates and channels of an event's messages. Carriers are notified right away only of what needs them
 * now: a request, a review, an approval, a driver's proposal or answer to an offer, a held start, a calendar change. Everything else
 * is left to the daily digest. Ids are resolved when a message is sent.
 */
export const messagesFor = (event: CandidacyEvent): CandidacyMessage[] =>
  messagesOf[event.type](event).filter((message) => !isPaused(event.snapshot) || reachesPausedCarrier(message));
