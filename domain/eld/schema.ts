import { z } from 'zod';

/** Duty statuses of a driver's log (hours of service). */
export const dutyStatuses = ['offDuty', 'onDuty', 'driving', 'sleeperBed', 'clockIn', 'clockOut', 'break'] as const;
/** A period of a driver's log. */
export const HosLog = z
  .object({ status: z.enum(dutyStatuses), startsAt: z.iso.datetime(), endsAt: z.iso.datetime().nullable() })
  .meta({ id: 'HosLog' });
/** A period of a driver's log. */
export type HosLog = z.infer<typeof HosLog>;

/** Drivers' logs by provider; without a connected device there is one empty entry, which clients expect. */
export const HosLogs = z
  .object({ data: z.array(z.object({ provider: z.string().nullable(), hosLogs: z.array(HosLog) })) })
  .meta({ id: 'HosLogs' });
/** Drivers' logs by provider. */
export type HosLogs = z.infer<typeof HosLogs>;
