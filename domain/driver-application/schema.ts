import { z } from 'zod';
import { documentKinds, documentStatuses, onboardingTasks, taskStatuses } from '../driver-pipeline/tasks';
import { displayTiers, driverStages } from '../drivers/stages';
import { applicationSections } from './sections';
import { driverFacingReasons } from './sent';
import { applicationStatuses } from './status';

/** Why something was sent back: one of the reasons that reviewers choose from, and what they wrote. */
const sentBack = { reason: z.string().nullable(), note: z.string().nullable() };

/** How much of the months that a history must cover is told. */
export const HistoryProgress = z
  .object({
    coveredMonths: z.number().int(),
    neededMonths: z.number().int(),
    /** The first time that nothing is told of. */
    gap: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  })
  .meta({ id: 'HistoryProgress' });
/** How much of the months that a history must cover is told. */
export type HistoryProgress = z.infer<typeof HistoryProgress>;

/** A document of the application; the newest file, and whether it may be looked at. */
export const ApplicationDocument = z
  .object({
    document: z.enum(documentKinds),
    status: z.enum(documentStatuses),
    isRequired: z.boolean(),
    fileId: z.uuid().nullable(),
    /** When what it proves ends: as approved, else as the driver read it. */
    expiresOn: z.iso.date().nullable(),
    ...sentBack,
  })
  .meta({ id: 'ApplicationDocument' });
/** A document of the application. */
export type ApplicationDocument = z.infer<typeof ApplicationDocument>;

/**
 * A task of the application with its status: Task, Pending Review, Done or Rejected
 * (docs/state-machines.md#onboarding-tasks).
 */
export const ApplicationTask = z
  .object({
    task: z.enum(onboardingTasks),
    status: z.enum(taskStatuses),
    isRequired: z.boolean(),
    /** It was sent, and the driver has changed something since: it has to be sent, or signed, once more. */
    mustSendAgain: z.boolean(),
    /** How long it takes. */
    minutes: z.number().int(),
    /** For the two histories. */
    progress: HistoryProgress.nullable(),
    ...sentBack,
  })
  .meta({ id: 'ApplicationTask' });
/** A task of the application. */
export type ApplicationTask = z.infer<typeof ApplicationTask>;

/** The driver's application as he sees it: what is done, what waits for whom, what is next. */
export const DriverApplication = z
  .object({
    status: z.enum(applicationStatuses),
    stage: z.enum(driverStages),
    tier: z.enum(displayTiers),
    done: z.number().int(),
    total: z.number().int(),
    minutesLeft: z.number().int(),
    /** When the driver last sent something; null before. */
    savedAt: z.iso.datetime().nullable(),
    sections: z.array(
      z.object({
        section: z.enum(applicationSections),
        turn: z.enum(['yours', 'theirs', 'done', 'later']),
        tasks: z.array(ApplicationTask),
      }),
    ),
    documents: z.array(ApplicationDocument),
    photoId: z.uuid().nullable(),
    contacts: z.object({
      email: z.string(),
      isEmailConfirmed: z.boolean(),
      phone: z.string().nullable(),
      isPhoneConfirmed: z.boolean(),
    }),
    next: z.enum(onboardingTasks).nullable(),
    /** Set while a sent application waits for its screening call. */
    sent: z
      .object({
        at: z.iso.datetime(),
        /** The first name of whoever calls. */
        caller: z.string().nullable(),
        /** In so many working days; 0 when the call is late. */
        withinWorkingDays: z.number().int(),
        /** When nobody answered the last call: the next one. */
        againAt: z.iso.datetime().nullable(),
      })
      .nullable(),
    /** Set when the application was decided against or called off. */
    closed: z.object({ at: z.iso.datetime(), reason: z.enum(driverFacingReasons).nullable() }).nullable(),
    /** Where the operator is reached; null where none is configured. */
    support: z.object({ phone: z.string().nullable(), email: z.string().nullable() }),
  })
  .meta({ id: 'DriverApplication' });
/** The driver's application as he sees it. */
export type DriverApplication = z.infer<typeof DriverApplication>;
