import type { DriverStage } from '#domain/driver-pipeline/stages';
import { HOUR_MS, MINUTE_MS } from '#domain/shared/durations';
import { derivedId } from '#platform/ids';
import type { Row } from '../copy';
import { Random } from '../random';
import type { SeedDriver } from '../seed-driver';
import { isoAt } from './desk-event';

const early = [
  'Prefers text messages on weekdays. Driving until 6 p.m.',
  'Referred by a friend who drives for one of our carriers.',
  'Home time is the top priority. Asked about it twice.',
  'Has two phones. The number on the account is the one to call.',
];
const late = [
  'Previous employer only takes verification requests by fax. Resent today.',
  'Wants night runs. No team driving.',
  'Let the driver know the medical card is about to expire and needs to be renewed.',
  'Easy to reach, great attitude. Can start within a week.',
  'Moved this spring. License still shows the old address.',
];
const gone = [
  'Took another job, but open to hearing from us after the new year.',
  'Pay was too low. Follow up when we have something local.',
];
const notQualified = [
  'Explained by phone which requirement is not met. Welcome to apply again later.',
  'Asked why the application was closed. Sent the reason by email.',
];

function textsFor(stage: DriverStage): readonly string[] {
  switch (stage) {
    case 'PreQualify':
    case 'Processing':
    case 'Interview':
      return early;
    case 'Retarget':
    case 'NotInterested':
      return gone;
    case 'NotQualified':
      return notQualified;
    default:
      return late;
  }
}

export interface NotesOptions {
  readonly seed: number;
  readonly now: number;
  /** Author of notes about unassigned drivers. */
  readonly leadId: string;
}

/** Notes about roughly one driver in four, written by the driver's owner. */
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
