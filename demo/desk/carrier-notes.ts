import { DAY_MS } from '#domain/shared/durations';
import { derivedId } from '#platform/ids';
import type { Row } from '../copy';
import { Random } from '../random';
import type { World } from '../world';
import { isoAt } from './desk-event';

const texts = [
  'Asks for two references per driver. Answers the same day.',
  'Wants night runs covered first. Call after 3 PM Central.',
  'Pays on time. Prefers one invoice per facility.',
  'New safety manager since last month. Send review questions there.',
  'Will open another yard next quarter and needs six drivers for it.',
];
const MAX_NOTES = 3;
const MAX_DAYS = 60;

/** Notes of operations about carriers. */
export function carrierNoteRows({ size: { seed, now }, opsTeam, carriers }: World): Row[] {
  const authors = [opsTeam.lead, ...opsTeam.others];
  return carriers.flatMap((carrier, index) => {
    const random = Random.of(seed, 'carrier-notes', index);
    return Array.from({ length: random.whole(1, MAX_NOTES) }, (_, note) => ({
      id: derivedId('carrier-note', carrier.id, String(note)),
      organization_id: carrier.id,
      author_id: random.pick(authors).id,
      text: random.pick(texts),
      created_at: isoAt(now - random.between(1, MAX_DAYS) * DAY_MS),
    }));
  });
}
