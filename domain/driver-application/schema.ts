import { z } from 'zod';
import { documentKinds, documentStatuses, onboardingTasks, taskStatuses } from '../driver-pipeline/tasks';
import { displayTiers, driverStages } from '../drivers/stages';
import { applicationSections } from './sections';
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

/** A task of the application with its status: Task, Pending Review, Done or Rejected (driver spec section 4). */
export const ApplicationTask = z
  .object({
    task: z.enum(onboardingTasks),
    status: z.enum(taskStatuses),
    isRequired: z.boolean(),
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
  })
  .meta({ id: 'DriverApplication' });
/** The driver's application as he sees it. */
export type DriverApplication = z.infer<typeof DriverApplication>;
