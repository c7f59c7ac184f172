import type { Db } from '#db/core/handle';
import type { DriverTimelineFilters } from '#domain/driver-timeline/schema';
import type { ActorKind } from '#domain/shared/actor';
import { eventsOfKind, isEvents, sourcesFor, timelineColumns, type TimelineSource } from './driver-timeline-sources';

/** The position after a page of a driver's timeline. */
export interface DriverTimelineCursor {
  readonly at: string;
  readonly source: string;
  readonly seq: number;
}

/** The driver, the filters and the page of a timeline query. */
export interface DriverTimelineParams extends DriverTimelineFilters {
  readonly driverId: string;
  readonly before: DriverTimelineCursor | null;
  readonly limit: number;
}

/** One entry, with the names behind its ids. */
export interface DriverTimelineRow extends DriverTimelineCursor {
  readonly entry: 'event' | 'message' | 'note' | 'review' | 'result' | 'bench';
  readonly type: string;
  readonly actorKind: ActorKind;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly reason: string | null;
  readonly text: string | null;
  readonly refId: string | null;
  readonly orderId: string | null;
  readonly orderTitle: string | null;
  readonly carrier: string | null;
  readonly about: string | null;
  readonly stage: string | null;
  readonly outcome: string | null;
  readonly resultStatus: string | null;
  readonly channel: 'mail' | 'sms' | null;
  readonly status: 'pending' | 'sent' | 'skipped' | null;
  readonly editedAt: string | null;
  readonly sentSubject: string | null;
  readonly sentBody: string | null;
}

/** Lists events, messages and notes about a driver, newest first. */
export async function readDriverTimeline(db: Db, params: DriverTimelineParams): Promise<readonly DriverTimelineRow[]> {
  const { driverId, kind, actor, from, to, before, limit } = params;
  const sources = sourcesFor(kind, actor);
  if (sources.length === 0) return [];
  // Each source returns at most one page from its own index; names are read for the final page only.
  const lines = sources.map((source) => `(${linesSql(source, params)})`).join(' union all ');
  const { rows } = await db.raw<{ rows: DriverTimelineRow[] }>(pageSql(lines), {
    driverId,
    actor: actor ?? null,
    from: from ?? null,
    to: to ?? null,
    beforeAt: before?.at ?? null,
    beforeSource: before?.source ?? null,
    beforeSeq: before?.seq ?? null,
    limit,
  });
  return rows;
}

const NEWEST_FIRST = 'at desc, source desc, seq desc';

function linesSql(source: TimelineSource, { kind, actor, from, to, before }: DriverTimelineParams): string {
  const columns = Object.entries(timelineColumns).map(
    ([column, nothing]) => `${source.columns[column as keyof typeof timelineColumns] ?? nothing} as ${column}`,
  );
  const conditions = [
    `${source.driver} = cast(:driverId as uuid)`,
    ...(isEvents(source) ? [eventsOfKind(kind)] : []),
    ...(actor !== undefined && source.actor === null ? [`${source.columns.actor_kind ?? ''} = :actor`] : []),
    ...(from === undefined ? [] : [`${source.at} >= cast(:from as timestamptz)`]),
    ...(to === undefined ? [] : [`${source.at} < cast(:to as timestamptz)`]),
    ...(before === null
      ? []
      : [
          `(${source.at}, ${source.source}, ${source.seq}) <
            (cast(:beforeAt as timestamptz), cast(:beforeSource as text), cast(:beforeSeq as integer))`,
        ]),
  ];
  return `select ${source.at} as at, ${source.source} as source, ${source.seq} as seq, ${columns.join(', ')}
    from ${source.table} where ${conditions.join(' and ')} order by ${NEWEST_FIRST} limit :limit`;
}

const pageSql = (
  lines: string,
): string => `with page as (select lines.* from (${lines}) as lines order by ${NEWEST_FIRST} limit :limit)
  select page.at, page.source, page.seq, page.entry, page.type, page.actor_kind as "actorKind",
    page.actor_id as "actorId", actors.first_name || ' ' || actors.last_name as "actorName", page.reason,
    coalesce(page.text, notes.text) as text, page.ref_id as "refId", page.order_id as "orderId",
    job_order_versions.title as "orderTitle", organizations.name as carrier, page.about, page.stage,
    page.outcome, page.result_status as "resultStatus", page.channel, page.status, page.edited_at as "editedAt",
    sent_texts.subject as "sentSubject", sent_texts.body as "sentBody"
  from page
  left join users as actors on actors.id = page.actor_id
  left join notes on notes.id = page.note_id
  left join job_orders on job_orders.id = page.order_id
  left join job_order_versions on job_order_versions.id = job_orders.version_id
  left join organizations on organizations.id = coalesce(page.organization_id, job_orders.organization_id)
  left join sent_texts on sent_texts.message_id = page.ref_id
  order by page.at desc, page.source desc, page.seq desc`;
