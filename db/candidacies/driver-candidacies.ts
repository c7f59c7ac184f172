import type { Db } from '#db/core/handle';
import { type AdverseActionStateName, openAdverseActionStates } from '#domain/adverse-actions/states';
import type { CandidacyState } from '#domain/candidacies/state';
import { signedKinds } from '#domain/employment-applications/texts';
import type { OrderContent } from '#domain/job-orders/content/schema';
import { daysAfter } from '#domain/shared/periods';
import { type FirstDayContact, firstDayContact, firstDayContactJoin } from './first-day-contact';

/** One application of a driver, with the data to recognize it. */
export interface DriverCandidacy {
  readonly candidacyId: string;
  readonly dueAt: string | null;
  readonly snapshot: CandidacyState;
  readonly organizationName: string;
  readonly facilityName: string;
  readonly address: string;
  /** The order's contact person, or else a recruiter of the facility. */
  readonly contact: FirstDayContact | null;
  readonly city: string;
  readonly state: string;
  readonly content: OrderContent;
  /** The carrier's notice before a decision that is based on a report, while the decision is open. */
  readonly reportNotice: { readonly state: AdverseActionStateName; readonly answerBy: string | null } | null;
  /** Items of the hire's file that the driver has to complete: those that bar driving, and others due within a week. */
  readonly fileTasks: { readonly holding: number; readonly due: number };
  /** The carrier's own words in an open invitation. */
  readonly inviteText: string | null;
}

const MAX_APPLICATIONS = 200;

const reportNotice = `case when adverse_actions.id is not null then jsonb_build_object(
  'state', adverse_actions.state, 'answerBy', adverse_actions.wait_ends_on) end`;

const SOON_DAYS = 7;

// Documents of the file of another hire are tasks of that one. One signature completes every line that asks for a paper of the
// application to the carrier: it is one item, and it is counted once.
const fileTasks = `(
  select jsonb_build_object(
    'holding', count(distinct task) filter (where is_holding),
    'due', count(distinct task) filter (where not is_holding and status in ('missing', 'expired', 'due') and due_on <= ?))
  from (
    select task, status, due_on, bool_or(bars) over (partition by task) as is_holding
    from (
      select file_lines.status, file_lines.due_on, file_lines.bars, case when file_lines.code in (
          select code from requirement_records, jsonb_array_elements(content -> 'proofs') as proof where proof ->> 'kind' = any (?))
        then 'signature' else file_lines.id::text end as task
      from employments join file_lines on file_lines.driver_id = employments.driver_id and file_lines.employment_id = employments.id
      where candidacies.state = 'hired' and employments.candidacy_id = candidacies.id and file_lines.acts = 'driver'
        and employments.hire_seq = (candidacies.snapshot -> 'hire' ->> 'hireSeq')::integer) as own) as tasks)`;

// The latest round may have been opened without a text, unlike an earlier one.
const inviteText = `case when candidacies.state = 'invited' then (
  select notes.text from workflow_events left join notes on notes.id = workflow_events.note_id
  where workflow_events.driver_id = candidacies.driver_id and workflow_events.order_id = candidacies.order_id
    and workflow_events.type = 'invited'
  order by workflow_events.seq desc limit 1) end`;

/**
 * Lists a driver's applications: live ones first, then ended ones, the latest change first. `today` is the date where the driver
 * lives.
 */
export async function listDriverCandidacies(db: Db, driverId: string, today: string): Promise<DriverCandidacy[]> {
  const rows: DriverCandidacy[] = await db('candidacies')
    .join('job_orders', 'job_orders.id', 'candidacies.order_id')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .join('facilities', 'facilities.id', 'job_orders.facility_id')
    .join('organizations', 'organizations.id', 'candidacies.organization_id')
    .joinRaw(firstDayContactJoin)
    .leftJoin('adverse_actions', (join) => {
      join
        .on('adverse_actions.candidacy_id', 'candidacies.id')
        .andOnIn('adverse_actions.state', [...openAdverseActionStates]);
    })
    .where('candidacies.driver_id', driverId)
    .orderByRaw(`candidacies.state in ('ended', 'closed'), candidacies.state_entered_at desc, candidacies.id`)
    .limit(MAX_APPLICATIONS)
    .select({
      candidacyId: 'candidacies.id',
      dueAt: 'candidacies.due_at',
      snapshot: 'candidacies.snapshot',
      organizationName: 'organizations.name',
      facilityName: 'facilities.name',
      address: 'facilities.full_address',
      contact: db.raw(firstDayContact),
      city: 'facilities.city',
      state: 'facilities.state',
      content: 'job_order_versions.content',
      reportNotice: db.raw(reportNotice),
      fileTasks: db.raw(fileTasks, [daysAfter(today, SOON_DAYS), signedKinds]),
      inviteText: db.raw(inviteText),
    });
  return rows;
}
