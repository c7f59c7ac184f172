import { z } from 'zod';
import { tooLong } from '../shared/too-long';
import { logOrigins } from './provider-log';
import { hosCycles, hosExemptions, hosRules } from './rules/limits';
import { logSources } from './sources';
import { dutyStatuses, hosStatuses, logStatuses, remarkCodes, statusOfRemark, stretchStatuses } from './statuses';

/** A period of a driver's log. A status that this product does not know is `other`, with the provider's own word. */
export const HosLog = z
  .object({
    status: z.enum([...dutyStatuses, 'other']),
    rawStatus: z.string(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime().nullable(),
    remark: z.string().nullable(),
    origin: z.enum(logOrigins).nullable(),
  })
  .meta({ id: 'HosLog' });
/** A period of a driver's log. */
export type HosLog = z.infer<typeof HosLog>;

/** Drivers' logs by provider; without any log there is one empty entry, which clients expect. */
export const HosLogs = z
  .object({ data: z.array(z.object({ provider: z.string().nullable(), hosLogs: z.array(HosLog) })) })
  .meta({ id: 'HosLogs' });
/** Drivers' logs by provider. */
export type HosLogs = z.infer<typeof HosLogs>;

const Minutes = z.int().min(0);

const HosClock = z.object({ usedMinutes: Minutes, leftMinutes: Minutes }).meta({ id: 'HosClock' });

/** Used and remaining time of each limit at an instant. */
export const HosClocks = z
  .object({
    at: z.iso.datetime(),
    workedTodayMinutes: Minutes,
    driving: HosClock,
    window: HosClock,
    windowEndsAt: z.iso.datetime().nullable(),
    untilBreak: HosClock,
    cycle: HosClock,
    cycleDays: z.array(z.object({ date: z.iso.date(), workMinutes: Minutes }).meta({ id: 'HosCycleDay' })),
    leftMinutes: Minutes,
    freshAt: z.iso.datetime(),
    restartedAt: z.iso.datetime(),
    isUncertain: z.boolean(),
  })
  .meta({ id: 'HosClocks' });
/** Used and remaining time of each limit at an instant. */
export type HosClocks = z.infer<typeof HosClocks>;

const HosStretch = z
  .object({
    status: z.enum(stretchStatuses),
    remark: z.string().nullable(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
  })
  .meta({ id: 'HosStretch' });

const HosViolation = z
  .object({
    rule: z.enum(hosRules),
    paragraph: z.string(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
  })
  .meta({ id: 'HosViolation' });

/** A day of one track: its chart, its totals, its violations, and the clocks. Tracks are shown next to each other, never summed. */
export const HosTrack = z
  .object({
    provider: z.string(),
    source: z.enum(logSources),
    stretches: z.array(HosStretch),
    totals: z.object(
      Object.fromEntries(stretchStatuses.map((status) => [status, Minutes])) as Record<
        (typeof stretchStatuses)[number],
        typeof Minutes
      >,
    ),
    violations: z.array(HosViolation),
    clocks: HosClocks,
    requests: z.array(HosLog),
  })
  .meta({ id: 'HosTrack' });
/** A day of one track. */
export type HosTrack = z.infer<typeof HosTrack>;

/** A day of a driver's hours of service. */
export const HosDay = z
  .object({
    date: z.iso.date(),
    today: z.iso.date(),
    /** The first and the last date that the caller may read. */
    firstDate: z.iso.date(),
    lastDate: z.iso.date(),
    timeZone: z.string(),
    /** The day's length: 1,440 minutes, or 1,380 or 1,500 when the clocks change. */
    minutes: Minutes,
    startsAt: z.iso.datetime(),
    cycle: z.enum(hosCycles),
    exemptions: z.array(z.enum(hosExemptions)),
    mayImport: z.boolean(),
    tracks: z.array(HosTrack),
  })
  .meta({ id: 'HosDay' });
/** A day of a driver's hours of service. */
export type HosDay = z.infer<typeof HosDay>;

/** The date to read; today at the home terminal if absent. */
export const HosDayQuery = z.object({ date: z.iso.date().optional() });

/** A duty status that the driver sets. The client's id makes a repeat harmless; `at` is the device's time; now if absent. */
export const DutyStatusBody = z
  .object({
    clientId: z.uuid(),
    status: z.enum(hosStatuses),
    remark: z.enum(remarkCodes).nullable().default(null),
    at: z.iso.datetime().optional(),
  })
  .refine(({ status, remark }) => remark === null || status === statusOfRemark[remark], {
    path: ['remark'],
    error: 'This remark belongs to another status',
  })
  .meta({ id: 'DutyStatusBody' });
/** A duty status that the driver sets. */
export type DutyStatusBody = z.infer<typeof DutyStatusBody>;

/** The duty status as stored. */
export const StoredDutyStatus = z
  .object({
    _id: z.uuid(),
    status: z.enum(logStatuses),
    remark: z.string().nullable(),
    at: z.iso.datetime(),
    receivedAt: z.iso.datetime(),
    isLate: z.boolean(),
  })
  .meta({ id: 'StoredDutyStatus' });
/** The duty status as stored. */
export type StoredDutyStatus = z.infer<typeof StoredDutyStatus>;

/** The result of an import. */
export const LogImport = z
  .object({
    _id: z.uuid(),
    provider: z.string(),
    importedAt: z.iso.datetime(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    added: z.int(),
    changed: z.int(),
    removed: z.int(),
    duplicates: z.int(),
    skipped: z.int(),
    gaps: z.array(z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() }).meta({ id: 'LogGap' })),
  })
  .meta({ id: 'LogImport' });
/** The result of an import. */
export type LogImport = z.infer<typeof LogImport>;

/** A provider to which the driver has agreed. */
export const EldConnection = z
  .object({
    _id: z.uuid(),
    provider: z.string(),
    connectedAt: z.iso.datetime(),
    readAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'EldConnection' });

/** The driver's connections and settings. */
export const HosSettings = z
  .object({
    cycle: z.enum(hosCycles),
    /** The zone that the driver has set; null for that of the assignment, or of the home. */
    timeZone: z.string().nullable(),
    connections: z.array(EldConnection),
    /** Providers that can be connected. */
    providers: z.array(z.string()),
    imports: z.array(LogImport),
    current: StoredDutyStatus.nullable(),
  })
  .meta({ id: 'HosSettings' });
/** The driver's connections and settings. */
export type HosSettings = z.infer<typeof HosSettings>;

/** The weekly limit, and the zone of the home terminal. */
export const HosSettingsBody = z
  .object({
    cycle: z.enum(hosCycles),
    timeZone: z
      .string()
      .max(64, tooLong())
      .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), { error: 'Time zone is not valid' })
      .nullable(),
  })
  .meta({ id: 'HosSettingsBody' });
/** The weekly limit, and the zone of the home terminal. */
export type HosSettingsBody = z.infer<typeof HosSettingsBody>;

/** The exceptions that the driver claims for a date. */
export const HosExemptionsBody = z
  .object({ date: z.iso.date(), exemptions: z.array(z.enum(hosExemptions)).max(hosExemptions.length) })
  .meta({ id: 'HosExemptionsBody' });
/** The exceptions that the driver claims for a date. */
export type HosExemptionsBody = z.infer<typeof HosExemptionsBody>;

/** A provider to connect: the driver's consent to copy logs from it. */
export const ConnectEldBody = z
  .object({ provider: z.string().min(1).max(40, tooLong()) })
  .meta({ id: 'ConnectEldBody' });
