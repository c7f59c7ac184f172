import { z } from 'zod';
import type { EventKind } from '../../driver-histories/kinds';
import { historySchemas } from '../../driver-histories/schema';
import { tooLong } from '../../shared/too-long';

const Version = z.string().min(1).max(60, tooLong());

/** The version of an entry that the caller saw. */
export const SeenVersion = z.object({ version: Version });

/** The corrected entry of each kind, and the version that it replaces. */
export const correctionBodies = {
  violation: z.object({ version: Version, item: historySchemas.violation.body }).meta({ id: 'CorrectViolationBody' }),
  accident: z.object({ version: Version, item: historySchemas.accident.body }).meta({ id: 'CorrectAccidentBody' }),
} as const satisfies Record<EventKind, z.ZodObject>;
