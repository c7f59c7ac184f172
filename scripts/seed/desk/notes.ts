import type { DriverStage } from '#domain/drivers/stages';
import { derivedId } from '#platform/ids';
import type { Row } from '../copy';
import type { SeedDriver } from '../drivers';
import { Random } from '../random';
import { isoAt } from './desk-event';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

const early = [
  'Prefers text messages during the week, he drives until six.',
  'Came by a friend who drives for one of our carriers.',
  'Asked twice about home time before anything else.',
  'Has a second phone; the number of the account is the right one.',
];
const late = [
  'Previous employer answers only by fax; sent the request again.',
  'Wants nights, no team driving.',
  'Told him that the clearinghouse consent expires and has to be given anew.',
  'Very reliable on the phone. Would start within a week.',
  'Moved in spring; the licence still shows the old address.',
];
const gone = [
  'Took another job, but wants to hear from us in the new year.',
  'Pay was too low for him. Call again when something local comes in.',
];

function textsFor(stage: DriverStage): readonly string[] {
  switch (stage) {
    case 'PreQualify':
    case 'Processing':
    case 'Interview':
      return early;
    case 'Retarget':
    case 'NotInterested':
    case 'NotQualified':
      return gone;
    default:
      return late;
  }
}

export interface NotesOptions {
  readonly seed: number;
  readonly now: number;
  /** Who writes where nobody looks after a driver. */
  readonly leadId: string;
}

/** Notes about one driver in four, by whoever looks after him. */
export function noteRows({ id, user, state }: SeedDriver, { seed, now, leadId }: NotesOptions): Row[] {
  const random = Random.of(seed, 'driver notes', id);
  const from = Math.max(Date.parse(user.created_at), Date.parse(state.enteredAt)) + HOUR_MS;
  const count = random.weighted([
    [0, 72],
    [1, 20],
    [2, 8],
  ]);
  if (from >= now - MINUTE_MS) return [];
  const texts = textsFor(state.stage);
  const first = random.whole(0, texts.length - 1);
  return Array.from({ length: count }, (_, index) => ({
    id: derivedId('seed', id, 'driver note', String(index)),
    driver_id: id,
    author_id: state.ownerId ?? leadId,
    text: texts[(first + index) % texts.length],
    created_at: isoAt(random.between(from, now - MINUTE_MS)),
  }));
}
