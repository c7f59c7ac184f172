import type { Knex } from 'knex';
import type { NoticeDelivery } from '#domain/adverse-actions/schema';
import type { AdverseActionState } from '#domain/adverse-actions/state';
import { openAdverseActionStates } from '#domain/adverse-actions/states';
import type { Db } from '../core/handle';

/** A letter's row. */
export interface NoticeRow {
  readonly id: string;
  readonly fileId: string;
  readonly sha256: string;
  readonly delivery: NoticeDelivery;
  readonly deliveredAt: string | null;
}

/** An adverse action with its texts, report and letters. */
export interface AdverseActionRow {
  readonly id: string;
  readonly workflowId: string;
  readonly version: number;
  readonly state: AdverseActionState;
  /** False for an earlier adverse action of the candidacy, to which only the free copy of its report belongs. */
  readonly isLast: boolean;
  readonly carrier: string;
  readonly isCarrierPaused: boolean;
  readonly job: string;
  readonly agency: { readonly name: string; readonly address: string; readonly phone: string };
  readonly fileIds: readonly string[];
  readonly disputeText: string | null;
  readonly answerText: string | null;
  readonly endText: string | null;
  /** The proof of letters that were mailed, by the id of the note. */
  readonly mailingTexts: Readonly<Record<string, string>>;
  /** Names of staff by id. */
  readonly people: Readonly<Record<string, string>>;
  readonly notices: readonly NoticeRow[];
}

const note = (db: Db, path: string): Knex.Raw =>
  db.raw(`(select notes.text from notes where notes.id = (actions.state ${path})::uuid)`);

/** Each adverse action of a candidacy with the whole state: the last one, and those before it. */
const ACTIONS = `cross join lateral (
  select adverse_actions.snapshot as state, true as is_last
  union all
  select adverse_actions.snapshot || earlier, false
  from jsonb_array_elements(coalesce(adverse_actions.snapshot -> 'earlier', '[]')) as earlier
) as actions`;

const rows = (db: Db): Knex.QueryBuilder<object, AdverseActionRow[]> =>
  db('adverse_actions')
    .joinRaw(ACTIONS)
    .join('organizations', 'organizations.id', 'adverse_actions.organization_id')
    .join('job_orders', 'job_orders.id', 'adverse_actions.order_id')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .joinRaw(`join adverse_reports on adverse_reports.id = (actions.state ->> 'reportId')::uuid`)
    .orderByRaw(`actions.state ->> 'enteredAt' desc, adverse_actions.id, (actions.state ->> 'round')::integer desc`)
    .select({
      id: 'adverse_actions.id',
      workflowId: 'adverse_actions.workflow_id',
      version: 'adverse_actions.version',
      state: 'actions.state',
      isLast: 'actions.is_last',
      carrier: 'organizations.name',
      isCarrierPaused: db.raw('not organizations.is_active'),
      job: 'job_order_versions.title',
      agency: db.raw(`jsonb_build_object('name', adverse_reports.agency_name, 'address', adverse_reports.agency_address,
        'phone', adverse_reports.agency_phone)`),
      fileIds: 'adverse_reports.file_ids',
      disputeText: note(db, `-> 'dispute' ->> 'noteId'`),
      answerText: note(db, `-> 'dispute' -> 'answer' ->> 'noteId'`),
      endText: note(db, `-> 'ending' ->> 'noteId'`),
      mailingTexts: db.raw(`(select coalesce(jsonb_object_agg(notes.id, notes.text), '{}') from notes
        join jsonb_array_elements(actions.state -> 'notices') as notice on notes.id = (notice -> 'mailed' ->> 'noteId')::uuid)`),
      people: db.raw(`(select coalesce(jsonb_object_agg(users.id, users.first_name || ' ' || users.last_name), '{}')
        from users where users.organization_id = adverse_actions.organization_id
          and (actions.state ->> 'startedBy' = users.id::text
            or actions.state @> jsonb_build_object('notices', jsonb_build_array(jsonb_build_object('by', users.id)))
            or actions.state @> jsonb_build_object('notices',
              jsonb_build_array(jsonb_build_object('mailed', jsonb_build_object('by', users.id))))))`),
      notices: db.raw(`(select coalesce(jsonb_agg(jsonb_build_object('id', notices.id, 'fileId', notices.file_id,
          'sha256', encode(notices.sha256, 'hex'), 'delivery', notices.delivery, 'deliveredAt', to_char(notices.delivered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))), '[]')
        from adverse_notices as notices
        where actions.state @> jsonb_build_object('notices', jsonb_build_array(jsonb_build_object('noticeId', notices.id)))
          and notices.driver_id = adverse_actions.driver_id)`),
    }) as Knex.QueryBuilder<object, AdverseActionRow[]>;

/** The last adverse action of a candidacy. */
export const findAdverseAction = (db: Db, candidacyId: string): Promise<AdverseActionRow | undefined> =>
  rows(db).where('adverse_actions.candidacy_id', candidacyId).where('actions.is_last', true).first();

/** All adverse actions of a candidacy, the last first. */
export const listAdverseActions = async (db: Db, candidacyId: string): Promise<AdverseActionRow[]> =>
  (await rows(db).where('adverse_actions.candidacy_id', candidacyId)).toSorted(
    (one, other) => other.state.round - one.state.round,
  );

/** A driver's adverse actions, the last changed first; or those of one candidacy. */
export async function listOwnAdverseActions(
  db: Db,
  { driverId, id }: { readonly driverId: string; readonly id?: string },
): Promise<AdverseActionRow[]> {
  const found = rows(db).where('adverse_actions.driver_id', driverId);
  return id === undefined ? await found : await found.where('adverse_actions.id', id);
}

/** An adverse action of a carrier that is not finished. */
export interface OpenAdverseActionRow {
  readonly candidacyId: string;
  readonly orderId: string;
  readonly driverId: string;
  readonly driver: string;
  readonly job: string;
  readonly state: AdverseActionState['name'];
  readonly since: string;
  readonly waitEndsOn: string | null;
  readonly isUndelivered: boolean;
}

const MAX_OPEN = 50;

/**
 * The carrier's adverse actions that are undecided, or whose candidacy is still open after the last notice: those that wait
 * for the carrier first, each the longest-waiting first.
 */
export async function listOpenAdverseActions(db: Db, organizationId: string): Promise<OpenAdverseActionRow[]> {
  const found: OpenAdverseActionRow[] = await db('adverse_actions')
    .join('drivers', 'drivers.id', 'adverse_actions.driver_id')
    .join('candidacies', 'candidacies.id', 'adverse_actions.candidacy_id')
    .join('job_orders', 'job_orders.id', 'adverse_actions.order_id')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .where('adverse_actions.organization_id', organizationId)
    .whereRaw(
      `(adverse_actions.state = any (?) or (adverse_actions.state = 'noticed' and candidacies.state not in ('ended', 'closed')
        and (candidacies.snapshot ->> 'round')::integer = adverse_actions.candidacy_round))`,
      [[...openAdverseActionStates]],
    )
    .orderByRaw(
      `array_position(array['disputed', 'undelivered', 'ready', 'noticed', 'waiting'], adverse_actions.state), adverse_actions.state_entered_at, adverse_actions.id`,
    )
    .limit(MAX_OPEN)
    .select({
      candidacyId: 'adverse_actions.candidacy_id',
      orderId: 'adverse_actions.order_id',
      driverId: 'adverse_actions.driver_id',
      driver: db.raw(`drivers.first_name || ' ' || drivers.last_name`),
      job: 'job_order_versions.title',
      state: 'adverse_actions.state',
      since: 'adverse_actions.state_entered_at',
      waitEndsOn: db.raw('adverse_actions.wait_ends_on::text'),
      isUndelivered: db.raw(`exists (select 1 from jsonb_array_elements(adverse_actions.snapshot -> 'notices') as notice
        join adverse_notices on adverse_notices.id = (notice ->> 'noticeId')::uuid
        where adverse_notices.delivery in ('skipped', 'failed') and notice -> 'mailed' is null)`),
    });
  return found;
}
