import {
  candidateNoteRow,
  mentionRow,
  type NewCandidateNote,
  noteVersionRow,
} from '#db/candidate-notes/candidate-note-store';
import { templateRow } from '#db/message-templates/template-store';
import { type Mentionable, mentionables, type MentionCandidate, mentionedIn } from '#domain/candidate-notes/mentions';
import type { TemplateKind } from '#domain/message-templates/kinds';
import { HOUR_MS, MINUTE_MS } from '#domain/shared/durations';
import { derivedId } from '#platform/ids';
import type { SeedCarrier, SeedUser } from './carriers';
import type { Row } from './copy';
import { Random } from './random';
import type { World } from './world';

/** `@colleague` stands for one of the carrier's other members. */
const texts = [
  'Called back within the hour. Wants night runs only.',
  '@colleague can you check the gap in 2024 before the interview?',
  'Asked about the parking at the yard. There are covered spots now.',
  'Great references from the last two fleets.',
  '@colleague please offer two times on Thursday, mornings do not work.',
  'Prefers no-touch freight. Has driven reefers for six years.',
];

interface SeedTemplate {
  readonly kind: TemplateKind;
  readonly name: string;
  readonly subject: string | null;
  readonly text: string;
}

const templates: readonly SeedTemplate[] = [
  {
    kind: 'invite',
    name: 'First contact',
    subject: null,
    text: 'Hello {firstName},\n\nwe are looking for drivers for {jobTitle} at {facility} in {place}. Your experience fits well. Accept the invitation and we will call you within a day.\n\n{senderName}, {carrier}',
  },
  {
    kind: 'invite',
    name: 'Worked with us before',
    subject: null,
    text: 'Hello {firstName},\n\nyou have driven for {carrier} before, and we would like to have you back: {jobTitle}, {place}.\n\n{senderName}',
  },
  {
    kind: 'pass',
    name: 'Thank you, other candidate',
    subject: null,
    text: 'Hello {firstName},\n\nthank you for your interest in {jobTitle}. We chose another driver this time and keep you in mind for later.\n\n{senderName}, {carrier}',
  },
  {
    kind: 'message',
    name: 'Documents for the first day',
    subject: 'Your first day at {facility}',
    text: 'Please bring your license, your medical card and your boots to {facility} in {place}. Parking is free.\n\n{senderName}',
  },
];

/** The carriers' notes about their candidates with the members whom they mention, and their message templates. */
export function* noteTables(world: World): Generator<readonly [string, readonly Row[]]> {
  const notes = world.carriers.flatMap((carrier, index) => notesOf(world, carrier, index));
  yield ['candidate_notes', notes.map(({ note }) => candidateNoteRow(note))];
  yield ['candidate_note_versions', notes.map(({ note }) => noteVersionRow({ ...note, version: 1 }))];
  yield [
    'candidate_note_mentions',
    notes.flatMap(({ note, mentions }) => mentions.map((mention) => mentionRow(note.id, mention, note.at))),
  ];
  yield ['message_templates', world.carriers.flatMap((carrier) => templateRows(carrier, world.size.now))];
}

interface SeedNote {
  readonly note: NewCandidateNote;
  readonly mentions: readonly Mentionable[];
}

const candidateOf = ({ id, first_name, last_name, email, roles, position }: SeedUser): MentionCandidate => ({
  userId: id,
  name: `${first_name} ${last_name}`,
  email,
  roles,
  position,
  isActive: true,
  status: 'confirmed',
});

/** About every third candidate has notes; in large worlds only the first ones. */
const MAX_NOTED = 200;

function notesOf({ candidacies, size: { seed, now } }: World, carrier: SeedCarrier, index: number): SeedNote[] {
  const random = Random.of(seed, 'candidate notes', index);
  const members = mentionables(carrier.staff.map(candidateOf));
  const own = candidacies.filter(({ state }) => state.organizationId === carrier.id).slice(0, MAX_NOTED);
  const drivers = [...new Set(own.map(({ state }) => state.driverId))].filter((_, at) => at % 3 === 0);
  return drivers.flatMap((driverId) =>
    Array.from({ length: random.whole(1, 3) }, (_, number) => {
      const author = random.pick(carrier.staff);
      const others = members.filter(({ userId }) => userId !== author.id);
      const colleague = others.length === 0 ? undefined : random.pick(others);
      const text = random.pick(texts).replace('@colleague', colleague === undefined ? '' : `@${colleague.handle}`);
      const at = new Date(now - random.whole(1, 300) * HOUR_MS - number * MINUTE_MS);
      const id = derivedId('seed', String(seed), 'candidate note', carrier.id, driverId, String(number));
      const note = { id, organizationId: carrier.id, driverId, authorId: author.id, text: text.trim(), at };
      return { note, mentions: mentionedIn(note.text, members) };
    }),
  );
}

function templateRows({ id: organizationId, staff }: SeedCarrier, now: number): Row[] {
  const hr = staff.find(({ position }) => position === 'HR');
  if (hr === undefined) return [];
  return templates.map((template) => ({
    ...templateRow({
      id: derivedId('message-template', organizationId, template.kind, template.name),
      organizationId,
      ...template,
      by: hr.id,
      at: new Date(now - 240 * HOUR_MS),
    }),
    version: 1,
  }));
}
