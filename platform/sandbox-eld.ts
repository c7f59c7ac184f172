import { createHash } from 'node:crypto';
import type { LogOrigin, ProviderLog } from '#domain/eld/provider-log';
import { instantAtWallTime } from '#domain/shared/wall-time';
import { nextDate } from '#domain/shared/zoned-time';
import { dateAt } from '#domain/shared/zoned-time';
import type { EldProvider } from './eld-provider';

const ZONE = 'America/Chicago';
type Entry = readonly [time: string, status: string, remark?: string];

const usual: readonly Entry[] = [
  ['05:30', 'onDuty', 'Pre-trip inspection'],
  ['06:00', 'driving'],
  ['10:15', 'onDuty', 'Fuel'],
  ['10:45', 'driving'],
  ['14:30', 'yardMove'],
  ['14:45', 'onDuty', 'Unloading'],
  ['16:00', 'offDuty'],
  ['20:00', 'sleeperBed'],
];
/** Eight hours of driving in a row, and more than eleven in the day. */
const long: readonly Entry[] = [
  ['05:00', 'driving'],
  ['13:20', 'onDuty', 'Loading'],
  ['14:00', 'driving'],
  ['17:10', 'personalConveyance'],
  ['17:40', 'sleeperBed'],
];
const off: readonly Entry[] = [['06:00', 'offDuty']];

/** The kind of a driver's day: the same at every reading. */
function entriesOf(driverId: string, date: string): readonly Entry[] {
  const weekday = new Date(date).getUTCDay();
  if (weekday === 0 || weekday === 6) return off;
  const number = createHash('sha256').update(`${driverId}/${date}`).digest().readUInt8(0);
  return number % 8 === 0 ? long : usual;
}

const originOf = (status: string): LogOrigin => (status === 'driving' ? 'automatic' : 'driver');

/** A provider that makes up logs, the same at every reading: for development and demonstrations. */
export function createSandboxEld(): EldProvider {
  return {
    name: 'sandbox',
    logs: ({ driverId, from, to }) => {
      const records: Omit<ProviderLog, 'endsAt'>[] = [];
      const last = dateAt(to, ZONE);
      for (let date = dateAt(from, ZONE); date <= last; date = nextDate(date)) {
        for (const [time, rawStatus, remark = null] of entriesOf(driverId, date)) {
          const startsAt = instantAtWallTime(`${date}T${time}`, ZONE) ?? '';
          records.push({ rawStatus, startsAt, remark, origin: originOf(rawStatus), isRequest: false });
        }
      }
      const within = records.filter(({ startsAt }) => startsAt >= from && startsAt < to);
      return Promise.resolve(
        within.map((record, index) => ({ ...record, endsAt: within[index + 1]?.startsAt ?? null })),
      );
    },
  };
}
