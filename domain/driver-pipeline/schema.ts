import { z } from 'zod';
import { drivingExperiences } from '../drivers/experience';
import { lifecycleStatuses } from '../drivers/lifecycle';
import { displayTiers, driverStages } from '../drivers/stages';
import { driverClasses, endorsementCodes, transmissions } from '../job-orders/enums';
import { expiryKinds } from './expiries';
import { exitReasons, snoozeReasons } from './reasons';
import { certificationNeeds } from './requirements';
import { resultKinds, resultStatuses } from './results';
import { callOutcomes } from './state';
import { documentKinds, documentStatuses, onboardingTasks, taskStatuses } from './tasks';
import { pipelineActions, waitedOn } from './waiting';

const Person = z.object({ _id: z.uuid(), name: z.string() });
const Instant = z.iso.datetime();

/** What operations' list of drivers is narrowed by; a body and no query, since it may hold a name. */
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
    /** Only drivers whose target age comes after the one instant and not after the other. */
    dueAfter: Instant.optional(),
    dueBy: Instant.optional(),
    /** Only drivers about whom reminders are not silenced. */
    awake: z.boolean().default(false),
    name: z.string().trim().max(100).default(''),
  })
  .meta({ id: 'OpsDriversSearch' });
/** What operations' list of drivers is narrowed by. */
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

/** A page of operations' list; `more` tells whether another one follows. */
export const OpsDriverList = z
  .object({ data: z.array(OpsDriverItem), more: z.boolean() })
  .meta({ id: 'OpsDriverList' });
/** A page of operations' list. */
export type OpsDriverList = z.infer<typeof OpsDriverList>;

/** A driver's pipeline as operations see it, with what may be done now. */
export const OpsDriver = OpsDriverItem.extend({
  email: z.string(),
  phone: z.string().nullable(),
  lifecycleStatus: z.enum(lifecycleStatuses),
  isAvailable: z.boolean(),
  isReadyForDispatch: z.boolean(),
  contactAgainAt: Instant.nullable(),
  /** The jobs that the driver is hired for. */
  hires: z.array(z.object({ organization: Person, title: z.string(), isOnAssignment: z.boolean() })),
  tasks: z.array(z.object({ task: z.enum(onboardingTasks), status: z.enum(taskStatuses), isRequired: z.boolean() })),
  documents: z.array(z.object({ document: z.enum(documentKinds), status: z.enum(documentStatuses) })),
  results: z.array(
    z.object({ result: z.enum(resultKinds), status: z.enum(resultStatuses), next: z.array(z.enum(resultStatuses)) }),
  ),
  proofs: z.array(z.object({ proof: z.enum(expiryKinds), on: z.iso.date(), isExpired: z.boolean() })),
  /** Stages that he may be moved to by hand. */
  moves: z.array(z.enum(driverStages)),
  /** What certification still lacks. */
  missing: z.array(z.enum(certificationNeeds)),
}).meta({ id: 'OpsDriver' });
/** A driver's pipeline as operations see it. */
export type OpsDriver = z.infer<typeof OpsDriver>;

/** Members of operations, to give drivers to. */
export const OpsMembers = z.object({ data: z.array(Person) }).meta({ id: 'OpsMembers' });
/** Members of operations. */
export type OpsMembers = z.infer<typeof OpsMembers>;

const Note = z.string().trim().max(2_000).nullable().default(null);
const Later = Instant.nullable().default(null);

/** A move by hand; an exit needs its reason. */
export const MoveStageBody = z
  .object({
    /** The stage that he is seen in: a driver whom somebody moved meanwhile stays where he is. */
    from: z.enum(driverStages).nullable().default(null),
    to: z.enum(driverStages),
    reason: z.enum(exitReasons).nullable().default(null),
    note: Note,
    contactAgainAt: Later,
  })
  .meta({ id: 'MoveStageBody' });
/** A move by hand. */
export type MoveStageBody = z.infer<typeof MoveStageBody>;

/** Takes the last move by hand back; `from` is the stage that the driver is seen in. */
export const UndoMoveBody = z.object({ from: z.enum(driverStages) }).meta({ id: 'UndoMoveBody' });
/** Takes the last move by hand back. */
export type UndoMoveBody = z.infer<typeof UndoMoveBody>;

/** How the screening call ended. */
export const RecordCallBody = z
  .object({ outcome: z.enum(callOutcomes), note: Note, contactAgainAt: Later })
  .meta({ id: 'RecordCallBody' });
/** How the screening call ended. */
export type RecordCallBody = z.infer<typeof RecordCallBody>;

/** The call was not answered: when to try again. */
export const MissCallBody = z.object({ againAt: Instant, note: Note }).meta({ id: 'MissCallBody' });
/** The call was not answered. */
export type MissCallBody = z.infer<typeof MissCallBody>;

/** How far a result is now. */
export const RecordResultBody = z
  .object({ result: z.enum(resultKinds), status: z.enum(resultStatuses) })
  .meta({ id: 'RecordResultBody' });
/** How far a result is now. */
export type RecordResultBody = z.infer<typeof RecordResultBody>;

/** The last day of a proof, as it is printed. */
export const RecordProofBody = z
  .object({ on: z.iso.date({ error: 'This field is required' }) })
  .meta({ id: 'RecordProofBody' });
/** The last day of a proof. */
export type RecordProofBody = z.infer<typeof RecordProofBody>;

/** Silences reminders until then; null ends the silence. */
export const SnoozeBody = z
  .object({ until: Instant.nullable(), reason: z.enum(snoozeReasons) })
  .meta({ id: 'SnoozeBody' });
/** Silences reminders. */
export type SnoozeBody = z.infer<typeof SnoozeBody>;

/** Gives the driver to a member of operations. */
export const AssignOwnerBody = z.object({ ownerId: z.uuid() }).meta({ id: 'AssignOwnerBody' });
/** Gives the driver to a member of operations. */
export type AssignOwnerBody = z.infer<typeof AssignOwnerBody>;

/** The first questions: age, license class, experience (docs/requirements.md#driver-application). */
export const PreQualifyBody = z
  .object({
    birthDate: z.iso.date({ error: 'This field is required' }),
    /** `none`: no commercial licence. */
    licenseClass: z.enum([...driverClasses, 'none'], { error: 'This field is required' }),
    endorsements: z.array(z.enum(endorsementCodes)).max(endorsementCodes.length).default([]),
    transmissions: z.array(z.enum(transmissions)).max(transmissions.length).default([]),
    experience: z.enum(drivingExperiences, { error: 'This field is required' }),
  })
  .meta({ id: 'PreQualifyBody' });
/** Answers to the first questions. */
export type PreQualifyBody = z.infer<typeof PreQualifyBody>;

/** The first answers as they are kept; nulls before they were given. */
export const FirstAnswers = z
  .object({
    birthDate: z.iso.date().nullable(),
    licenseClass: z.enum([...driverClasses, 'none']).nullable(),
    endorsements: z.array(z.enum(endorsementCodes)),
    transmissions: z.array(z.enum(transmissions)),
    experience: z.enum(drivingExperiences).nullable(),
  })
  .meta({ id: 'FirstAnswers' });
/** The first answers as they are kept. */
export type FirstAnswers = z.infer<typeof FirstAnswers>;
