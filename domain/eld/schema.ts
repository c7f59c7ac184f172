import { z } from 'zod';

/** Duty statuses of a driving log. */
export const dutyStatuses = ['offDuty', 'onDuty', 'driving', 'sleeperBed', 'clockIn', 'clockOut', 'break'] as const;
/** One of {@link dutyStatuses}. */
export type DutyStatus = (typeof dutyStatuses)[number];

/** A stretch of a driving log. */
export const HosLog = z
  .object({ status: z.enum(dutyStatuses), startsAt: z.iso.datetime(), endsAt: z.iso.datetime().nullable() })
  .meta({ id: 'HosLog' });
/** A stretch of a driving log. */
export type HosLog = z.infer<typeof HosLog>;

/** Driving logs by provider; without a connected device there is one empty entry, which is what clients expect. */
export const HosLogs = z
  .object({ data: z.array(z.object({ provider: z.string().nullable(), hosLogs: z.array(HosLog) })) })
  .meta({ id: 'HosLogs' });
/** Driving logs by provider. */
export type HosLogs = z.infer<typeof HosLogs>;
