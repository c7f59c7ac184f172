import { z } from 'zod';
import { displayTiers, driverStages } from '../driver-pipeline/stages';
import { documentKinds, documentStatuses, onboardingTasks, taskStatuses } from '../driver-pipeline/tasks';
import { headlineKinds } from './headline';
import { applicationSections } from './sections';
import { driverFacingReasons } from './sent';
import { applicationStatuses } from './status';

/** Why something was sent back: the reviewer's reason code and note. */
const sentBack = { reason: z.string().nullable(), note: z.string().nullable() };

/** The number of required months that a history covers. */
export const HistoryProgress = z
  .object({
    coveredMonths: z.number().int(),
    neededMonths: z.number().int(),
    /** The earliest gap. */
    gap: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  })
  .meta({ id: 'HistoryProgress' });
/** The number of required months that a history covers. */
export type HistoryProgress = z.infer<typeof HistoryProgress>;

/** A document of the application with its newest file, which can be opened once it is scanned. */
export const ApplicationDocument = z
  .object({
    document: z.enum(documentKinds),
    status: z.enum(documentStatuses),
    isRequired: z.boolean(),
    fileId: z.uuid().nullable(),
    /** The expiration date: the approved one, else the driver's own entry. */
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
    /** The driver changed the data after submitting the task, so that it has to be submitted or signed again. */
    mustSendAgain: z.boolean(),
    /** Estimated duration in minutes. */
    minutes: z.number().int(),
    /** For the two histories; null for other tasks. */
    progress: HistoryProgress.nullable(),
    ...sentBack,
  })
  .meta({ id: 'ApplicationTask' });
/** A task of the application. */
export type ApplicationTask = z.infer<typeof ApplicationTask>;

/** The driver's application, for the driver: what is done, what is waiting, and what is next. */
export const DriverApplication = z
  .object({
    status: z.enum(applicationStatuses),
    stage: z.enum(driverStages),
    tier: z.enum(displayTiers),
    done: z.number().int(),
    total: z.number().int(),
    minutesLeft: z.number().int(),
    /** When the driver last submitted something; null before. */
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
    /** The subject of the first card of the application, and the party that acts next. */
    headline: z.object({
      kind: z.enum(headlineKinds),
      /** The task or document that was sent back, changed or requested; null for the other kinds. */
      about: z.enum([...onboardingTasks, ...documentKinds]).nullable(),
      turn: z.enum(['yours', 'theirs', 'nobody']),
      ...sentBack,
    }),
    /** Set while a submitted application waits for its screening call. */
    sent: z
      .object({
        at: z.iso.datetime(),
        /** First name of the caller. */
        caller: z.string().nullable(),
        /** Working days until the call at the latest; 0 if the call is late. */
        withinWorkingDays: z.number().int(),
        isLate: z.boolean(),
        /** The time of the next call if the last one was unanswered. */
        againAt: z.iso.datetime().nullable(),
      })
      .nullable(),
    /** Set if the application was rejected or withdrawn. */
    closed: z.object({ at: z.iso.datetime(), reason: z.enum(driverFacingReasons).nullable() }).nullable(),
    /** The operator's support contact; null if none is configured. */
    support: z.object({ phone: z.string().nullable(), email: z.string().nullable() }),
  })
  .meta({ id: 'DriverApplication' });
/** The driver's application, for the driver. */
export type DriverApplication = z.infer<typeof DriverApplication>;
