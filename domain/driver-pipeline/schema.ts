import { z } from 'zod';
import { drivingExperiences } from '../shared/driving-experience';
import { driverClasses, endorsementCodes, transmissions } from '../shared/job-enums';
import { tooLong } from '../shared/too-long';
import { expiryKinds } from './expiries';
import { lifecycleStatuses } from './lifecycle-statuses';
import { exitReasons, snoozeReasons } from './reasons';
import { certificationNeeds } from './requirements';
import { resultKinds, resultStatuses } from './results';
import { displayTiers, driverStages } from './stages';
import { callOutcomes } from './state';
import { documentKinds, documentStatuses, onboardingTasks, taskStatuses } from './tasks';
import { pipelineActions, waitedOn } from './waiting';

const Person = z.object({ _id: z.uuid(), name: z.string() });
const Instant = z.iso.datetime();

/** Filters of operations' driver list; sent as a body and not as a query, since they may contain a name. */
export const OpsDriversSearch = z
  .object({
    limit: z.number().int().min(1).max(100).default(10),
    skip: z.number().int().min(0).max(1_000_000).default(0),
    stage: z.enum(driverStages).optional(),
    /** A member of operations, or `none`. */
    owner: z.union([z.uuid(), z.literal('none')]).optional(),
    /** Only drivers over the target age of their stage. */
    overdue: z.boolean().default(false),
    /** Only drivers past twice the target age. */
    escalated: z.boolean().default(false),
    /** Only drivers whose due date is after `dueAfter` and not after `dueBy`. */
    dueAfter: Instant.optional(),
    dueBy: Instant.optional(),
    /** Only drivers who are not snoozed. */
    awake: z.boolean().default(false),
    name: z.string().trim().max(100, tooLong()).default(''),
  })
  .meta({ id: 'OpsDriversSearch' });
/** Filters of operations' driver list. */
export type OpsDriversSearch = z.infer<typeof OpsDriversSearch>;

/** One driver in operations' list. */
export const OpsDriverItem = z
  .object({
    _id: z.uuid(),
    name: z.string(),
    place: z.string(),
    stage: z.enum(driverStages),
    tier: z.enum(displayTiers),
    enteredAt: Instant,
    targetDays: z.number().int(),
    dueAt: Instant.nullable(),
    isOverdue: z.boolean(),
    snoozedUntil: Instant.nullable(),
    owner: Person.nullable(),
    waitsFor: z.enum(waitedOn),
    next: z.enum(pipelineActions),
  })
  .meta({ id: 'OpsDriverItem' });
/** One driver in operations' list. */
export type OpsDriverItem = z.infer<typeof OpsDriverItem>;

/** A page of operations' driver list; `more` says whether another one follows. */
export const OpsDriverList = z
  .object({ data: z.array(OpsDriverItem), more: z.boolean() })
  .meta({ id: 'OpsDriverList' });
/** A page of operations' list. */
export type OpsDriverList = z.infer<typeof OpsDriverList>;

/** A driver's pipeline as operations see it, with the possible actions. */
export const OpsDriver = OpsDriverItem.extend({
  email: z.string(),
  phone: z.string().nullable(),
  lifecycleStatus: z.enum(lifecycleStatuses),
  isAvailable: z.boolean(),
  isReadyForDispatch: z.boolean(),
  contactAgainAt: Instant.nullable(),
  /** The driver's current hires. */
  hires: z.array(z.object({ organization: Person, title: z.string(), isOnAssignment: z.boolean() })),
  tasks: z.array(z.object({ task: z.enum(onboardingTasks), status: z.enum(taskStatuses), isRequired: z.boolean() })),
  documents: z.array(z.object({ document: z.enum(documentKinds), status: z.enum(documentStatuses) })),
  results: z.array(
    z.object({ result: z.enum(resultKinds), status: z.enum(resultStatuses), next: z.array(z.enum(resultStatuses)) }),
  ),
  proofs: z.array(z.object({ proof: z.enum(expiryKinds), on: z.iso.date(), isExpired: z.boolean() })),
  /** Stages to which the driver may be moved manually. */
  moves: z.array(z.enum(driverStages)),
  /** The needs that are missing for certification. */
  missing: z.array(z.enum(certificationNeeds)),
}).meta({ id: 'OpsDriver' });
/** A driver's pipeline as operations see it. */
export type OpsDriver = z.infer<typeof OpsDriver>;

/** Members of operations to whom drivers can be assigned. */
export const OpsMembers = z.object({ data: z.array(Person) }).meta({ id: 'OpsMembers' });
/** Members of operations. */
export type OpsMembers = z.infer<typeof OpsMembers>;

const Note = z.string().trim().max(2_000, tooLong()).nullable().default(null);
const Later = Instant.nullable().default(null);

/** A manual move; an exit requires a reason. */
export const MoveStageBody = z
  .object({
    /** The stage that the caller sees; if the driver was moved in the meantime, the move is refused. */
    from: z.enum(driverStages).nullable().default(null),
    to: z.enum(driverStages),
    reason: z.enum(exitReasons).nullable().default(null),
    note: Note,
    contactAgainAt: Later,
  })
  .meta({ id: 'MoveStageBody' });
/** A manual move. */
export type MoveStageBody = z.infer<typeof MoveStageBody>;

/** Undoes the last manual move; `from` is the stage that the caller sees. */
export const UndoMoveBody = z.object({ from: z.enum(driverStages) }).meta({ id: 'UndoMoveBody' });
/** Undoes the last manual move. */
export type UndoMoveBody = z.infer<typeof UndoMoveBody>;

/** The outcome of the screening call. */
export const RecordCallBody = z
  .object({ outcome: z.enum(callOutcomes), note: Note, contactAgainAt: Later })
  .meta({ id: 'RecordCallBody' });
/** The outcome of the screening call. */
export type RecordCallBody = z.infer<typeof RecordCallBody>;

/** An unanswered call, with the time of the next one. */
export const MissCallBody = z.object({ againAt: Instant, note: Note }).meta({ id: 'MissCallBody' });
/** An unanswered call. */
export type MissCallBody = z.infer<typeof MissCallBody>;

/** The new status of a result. */
export const RecordResultBody = z
  .object({ result: z.enum(resultKinds), status: z.enum(resultStatuses) })
  .meta({ id: 'RecordResultBody' });
/** The new status of a result. */
export type RecordResultBody = z.infer<typeof RecordResultBody>;

/** The expiration date of a credential, as printed. */
export const RecordProofBody = z
  .object({ on: z.iso.date({ error: 'This field is required' }) })
  .meta({ id: 'RecordProofBody' });
/** The expiration date of a credential. */
export type RecordProofBody = z.infer<typeof RecordProofBody>;

/** Pauses reminders until the given time; null ends the snooze. */
export const SnoozeBody = z
  .object({ until: Instant.nullable(), reason: z.enum(snoozeReasons) })
  .meta({ id: 'SnoozeBody' });
/** Pauses reminders. */
export type SnoozeBody = z.infer<typeof SnoozeBody>;

/** Assigns the driver to a member of operations. */
export const AssignOwnerBody = z.object({ ownerId: z.uuid() }).meta({ id: 'AssignOwnerBody' });
/** Assigns the driver to a member of operations. */
export type AssignOwnerBody = z.infer<typeof AssignOwnerBody>;

/** The pre-qualification questions: age, license class, experience (docs/requirements.md#driver-application). */
export const PreQualifyBody = z
  .object({
    birthDate: z.iso.date({ error: 'This field is required' }),
    /** `none`: no commercial license. */
    licenseClass: z.enum([...driverClasses, 'none'], { error: 'This field is required' }),
    endorsements: z.array(z.enum(endorsementCodes)).max(endorsementCodes.length).default([]),
    transmissions: z.array(z.enum(transmissions)).max(transmissions.length).default([]),
    experience: z.enum(drivingExperiences, { error: 'This field is required' }),
  })
  .meta({ id: 'PreQualifyBody' });
/** Answers to the pre-qualification questions. */
export type PreQualifyBody = z.infer<typeof PreQualifyBody>;

/** The pre-qualification answers as stored; null before they are given. */
export const PreQualificationAnswers = z
  .object({
    birthDate: z.iso.date().nullable(),
    licenseClass: z.enum([...driverClasses, 'none']).nullable(),
    endorsements: z.array(z.enum(endorsementCodes)),
    transmissions: z.array(z.enum(transmissions)),
    experience: z.enum(drivingExperiences).nullable(),
  })
  .meta({ id: 'PreQualificationAnswers' });
/** The pre-qualification answers as stored. */
export type PreQualificationAnswers = z.infer<typeof PreQualificationAnswers>;
