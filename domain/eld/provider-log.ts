import type { LogStatus, RemarkCode } from './statuses';
import { statusOfRemark } from './statuses';

/** The maker of a record: the device, the driver, somebody else who asked for an edit, or nobody known (395 subpart B, 7.22). */
export const logOrigins = ['automatic', 'driver', 'requested', 'unidentified'] as const;
/** One of {@link logOrigins}. */
export type LogOrigin = (typeof logOrigins)[number];

/** A record as a provider has it: the only form in which logs enter the product. */
export interface ProviderLog {
  /** The provider's own word for the status. */
  readonly rawStatus: string;
  readonly startsAt: string;
  /** Null while the record is open. */
  readonly endsAt: string | null;
  readonly remark: string | null;
  readonly origin: LogOrigin | null;
  /** An edit that the driver has not confirmed: shown apart, never drawn. */
  readonly isRequest: boolean;
}

// A map, because files contain words that every object has, such as "constructor".
const known: ReadonlyMap<string, LogStatus | RemarkCode> = new Map(
  Object.entries({
    d: 'driving',
    driving: 'driving',
    off: 'offDuty',
    offduty: 'offDuty',
    on: 'onDuty',
    onduty: 'onDuty',
    ondutynotdriving: 'onDuty',
    pc: 'personalConveyance',
    personalconveyance: 'personalConveyance',
    personaluse: 'personalConveyance',
    sb: 'sleeperBed',
    sleeper: 'sleeperBed',
    sleeperbed: 'sleeperBed',
    sleeperberth: 'sleeperBed',
    yardmove: 'yardMove',
    yardmoves: 'yardMove',
    ym: 'yardMove',
  } as const),
);

/** A provider's status on the lines of the chart. */
export interface ReadStatus {
  readonly status: LogStatus;
  /** Set for what a provider has as a status and the chart has as a remark. */
  readonly remark: RemarkCode | null;
}

const isRemark = (found: LogStatus | RemarkCode): found is RemarkCode => Object.hasOwn(statusOfRemark, found);

/**
 * The line of a provider's status, whatever its spelling: personal conveyance is off duty and yard moves are on duty, each with
 * a remark. Something unknown is `other`; it is never dropped, and its own word is kept.
 */
export function readStatus(raw: string): ReadStatus {
  const found = known.get(raw.toLowerCase().replaceAll(/[^a-z]/g, ''));
  if (found === undefined) return { status: 'other', remark: null };
  return isRemark(found) ? { status: statusOfRemark[found], remark: found } : { status: found, remark: null };
}
