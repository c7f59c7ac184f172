import { pipelineEventsOf, type TimelineKind } from '#domain/driver-timeline/kinds';
import type { ActorKind } from '#domain/shared/actor';

/** A table that supplies entries of a driver's timeline. */
export interface TimelineSource {
  readonly table: string;
  readonly driver: string;
  /** The sort key of an entry, in milliseconds: a cursor cannot hold the microseconds of the database. */
  readonly at: string;
  readonly source: string;
  readonly seq: string;
  /** The kinds of entries in the table. */
  readonly kinds: readonly TimelineKind[];
  /** The actor of all entries; null if a column holds the actor. */
  readonly actor: ActorKind | null;
  /** The SQL expression of each column that the source has. */
  readonly columns: Readonly<Partial<Record<TimelineColumn, string>>>;
}

/** The columns of an entry, each with its value for sources that lack it. */
export const timelineColumns = {
  entry: 'null::text',
  type: 'null::text',
  actor_kind: 'null::text',
  actor_id: 'null::uuid',
  reason: 'null::text',
  text: 'null::text',
  note_id: 'null::uuid',
  ref_id: 'null::uuid',
  order_id: 'null::uuid',
  organization_id: 'null::uuid',
  about: 'null::text',
  stage: 'null::text',
  outcome: 'null::text',
  result_status: 'null::text',
  channel: 'null::text',
  status: 'null::text',
  edited_at: 'null::timestamptz',
} as const;
type TimelineColumn = keyof typeof timelineColumns;

const toMs = (column: string) => `date_trunc('milliseconds', ${column})`;

const events: TimelineSource = {
  table: 'workflow_events',
  driver: 'workflow_events.driver_id',
  at: 'workflow_events.at',
  source: 'workflow_events.workflow_id',
  seq: 'workflow_events.seq',
  kinds: ['pipeline', 'documents', 'candidacies', 'calls'],
  actor: null,
  columns: {
    entry: `'event'`,
    type: 'workflow_events.type',
    actor_kind: 'workflow_events.actor_kind',
    actor_id: 'workflow_events.actor_id',
    reason: 'workflow_events.reason',
    note_id: 'workflow_events.note_id',
    order_id: 'workflow_events.order_id',
    organization_id: 'workflow_events.organization_id',
    about: `workflow_events.payload ->> 'about'`,
    stage: `case when workflow_events.type in ('stageEntered', 'stageMoved', 'moveUndone') then workflow_events.payload ->> 'stage' end`,
    outcome: `case when workflow_events.type = 'callRecorded' then workflow_events.payload ->> 'call' end`,
    result_status: `case when workflow_events.type = 'resultRecorded'
      then workflow_events.payload #>> array['results', workflow_events.payload ->> 'about'] end`,
  },
};

const messages: TimelineSource = {
  table: 'messages',
  driver: 'messages.recipient_id',
  at: toMs('messages.created_at'),
  source: `'message/' || messages.id`,
  seq: '0',
  kinds: ['messages'],
  // Messages that a member of operations or of a carrier wrote have an author.
  actor: null,
  columns: {
    entry: `'message'`,
    type: 'messages.template',
    actor_kind: `case when messages.author_id is null then 'system' when messages.template = 'carrier-message' then 'fleet' else 'ops' end`,
    actor_id: 'messages.author_id',
    ref_id: 'messages.id',
    order_id: `(messages.params ->> 'orderId')::uuid`,
    channel: 'messages.channel',
    status: 'messages.status',
  },
};

const notes: TimelineSource = {
  table: 'driver_notes',
  driver: 'driver_notes.driver_id',
  at: 'driver_notes.created_at',
  source: `'note/' || driver_notes.id`,
  seq: '0',
  kinds: ['notes'],
  actor: 'ops',
  columns: {
    entry: `'note'`,
    type: `'noteWritten'`,
    actor_kind: `'ops'`,
    actor_id: 'driver_notes.author_id',
    text: 'driver_notes.text',
    ref_id: 'driver_notes.id',
    edited_at: 'driver_notes.edited_at',
  },
};

const reviews: TimelineSource = {
  table: 'item_reviews',
  driver: 'item_reviews.driver_id',
  at: 'item_reviews.at',
  source: `'review/' || item_reviews.id`,
  seq: '0',
  kinds: ['documents'],
  actor: 'ops',
  columns: {
    entry: `'review'`,
    type: `'item' || initcap(item_reviews.verdict)`,
    actor_kind: `'ops'`,
    actor_id: 'item_reviews.author_id',
    text: 'item_reviews.text',
    about: 'item_reviews.kind',
  },
};

const carrierResults: TimelineSource = {
  table: 'carrier_result_changes',
  driver: 'carrier_result_changes.driver_id',
  at: 'carrier_result_changes.at',
  source: `'carrier-result/' || carrier_result_changes.id`,
  seq: '0',
  kinds: ['documents'],
  // A provider's response has no author.
  actor: null,
  columns: {
    entry: `'result'`,
    type: `'resultRecorded'`,
    actor_kind: `case when carrier_result_changes.actor_id is null then 'system' else 'ops' end`,
    actor_id: 'carrier_result_changes.actor_id',
    organization_id: 'carrier_result_changes.organization_id',
    about: 'carrier_result_changes.result',
    result_status: 'carrier_result_changes.status',
  },
};

const bench: TimelineSource = {
  table: 'bench_events',
  driver: 'bench_events.driver_id',
  at: 'bench_events.at',
  source: `'bench/' || bench_events.entry_id`,
  seq: 'bench_events.version',
  kinds: ['candidacies'],
  actor: null,
  columns: {
    entry: `'bench'`,
    type: 'bench_events.type',
    actor_kind: 'bench_events.actor_kind',
    actor_id: 'bench_events.actor_id',
    reason: 'bench_events.reason',
    text: 'bench_events.text',
    organization_id: 'bench_events.organization_id',
  },
};

const allSources: readonly TimelineSource[] = [events, messages, notes, reviews, carrierResults, bench];

/** The sources that can have entries of this kind by such an actor. */
export const sourcesFor = (kind: TimelineKind | undefined, actor: ActorKind | undefined): readonly TimelineSource[] =>
  allSources.filter(
    (source) =>
      (kind === undefined || source.kinds.includes(kind)) &&
      (actor === undefined || source.actor === null || source.actor === actor),
  );

/** The condition for events of a kind; imports are bookkeeping and never shown. */
export function eventsOfKind(kind: TimelineKind | undefined): string {
  switch (kind) {
    case 'candidacies':
      return `workflow_events.organization_id is not null and workflow_events.type <> 'imported'`;
    case 'pipeline':
    case 'documents':
    case 'calls':
      // Safe to interpolate: the names are constants, not input.
      return `workflow_events.organization_id is null and workflow_events.type in (${pipelineEventsOf(kind)
        .filter((type) => type !== 'imported')
        .map((type) => `'${type}'`)
        .join(', ')})`;
    default:
      return `workflow_events.type <> 'imported'`;
  }
}

/** Returns whether the source's entries are filtered by event type. */
export const isEvents = (source: TimelineSource): boolean => source === events;
