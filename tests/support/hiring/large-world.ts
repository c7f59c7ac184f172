import type { Db } from '#db/core/handle';

/** Ids that exist in every large data set. */
export interface LargeWorld {
  readonly organizationId: string;
  readonly facilityId: string;
  readonly orderId: string;
  readonly driverId: string;
  readonly candidacyId: string;
  readonly workflowId: string;
}

const id = (kind: string, number: string): string => `md5('${kind}' || (${number}))::uuid`;
const content = `jsonb_build_object('title', 'Driver ' || n, 'driverClass', 'driverLicenseClassA', 'endorsements', '[]'::jsonb,
  'equipmentTransmission', '["automatic"]'::jsonb, 'isInterstate', true, 'scheduleType', 'WEEK_SCHEDULE', 'shiftType', 'AM',
  'freightLevel', 'no-touch', 'equipment', '["Day Cab"]'::jsonb)`;
/** The part of a pipeline snapshot that lists use. */
const proofs = JSON.stringify({
  documents: { driverLicense: { status: 'approved' }, dotMedicalCard: { status: 'approved' } },
  expiries: {},
  expired: [],
  hires: [],
});
const hires = `jsonb_build_array(jsonb_build_object('candidacyId', ${id('candidacy', 'n')}, 'isOnAssignment', true))`;
const states = `(array['invited','requested','inReview','approved','interviewing','hired','ended','closed'])[n % 8 + 1]`;
const stages = `(array['PreQualify','Processing','Interview','PendingHR','HRPaperWork','WrappingUpHR','PreQualified_MeetsMin','Certified','CertifiedNotWorking'])[n % 9 + 1]`;

/** Only rows, without workflows, generated in SQL: 100,000 drivers, candidacies and events, 200,000 spans, 500 carriers, and 20,000 or more rows in most other tables. */
const statements = [
  // Foreign keys would be checked row by row; the rows below are valid by construction.
  `set local session_replication_role = replica`,
  `insert into organizations (id, name) select ${id('org', 'n')}, 'Carrier ' || n from generate_series(0, 499) n`,
  `insert into users (id, email, password_hash, first_name, last_name, roles, position, organization_id)
   select ${id('staff', 'n')}, 's' || n || '@example.test', 'x', 'Ann', 'Smith', '{business}',
     case when n % 500 % 50 <> 0 and n / 500 % 2 = 1 then 'SAFETY' else 'RECRUITER' end, ${id('org', 'n % 500')}
   from generate_series(0, 1999) n`,
  `insert into users (id, email, password_hash, first_name, last_name, roles)
   select ${id('driver', 'n')}, 'd' || n || '@example.test', 'x', 'Maria', 'Gomez', '{applicant}' from generate_series(0, 99999) n`,
  `insert into drivers (id, first_name, last_name, birth_date, city, state, postal_code, latitude, longitude, license_class,
     endorsements, transmissions, experience_months, freight_levels, freight_types, shifts, is_available)
   select ${id('driver', 'n')}, 'Maria', 'Gomez', '1990-01-01', 'Dallas', 'TX', '75201',
     26 + 22 * ((n::bigint * 7919) % 100003) / 100003.0, -122 + 50 * ((n::bigint * 104729) % 100019) / 100019.0,
     (array['driverLicenseClassA','driverLicenseClassB','driverLicenseClassC'])[n % 3 + 1],
     case when n % 4 = 0 then '{H,T}' else '{}' end::text[], '{automatic,manual}', 60, '{no-touch}', '{Reefer}', '{AM}', n % 5 <> 0
   from generate_series(0, 99999) n`,
  `insert into driver_pipelines (driver_id, workflow_id, version, stage, lifecycle_status, stage_entered_at,
     last_contact_at, due_at, waits_for, next_action, ready_for_dispatch, is_searchable, is_exit, snapshot)
   select ${id('driver', 'n')}, 'driver-pipeline/' || ${id('driver', 'n')}, 1, ${stages}, 'certified_compliant', now() - n % 400 * interval '1 hour',
     case when n % 50 = 0 then null else now() - n * interval '1 second' end,
     case when n % 10 = 0 then null else now() - (n % 400 - 200) * interval '1 hour' end, (array['driver','ops','others'])[n % 3 + 1], 'place',
     true, n % 9 <> 0, false, '${proofs}' || jsonb_build_object('hires', ${hires}) from generate_series(0, 99999) n`,
  `insert into facilities (id, organization_id, name, address_line1, full_address, city, state, postal_code, latitude, longitude, time_zone)
   select ${id('facility', 'n')}, ${id('org', 'n % 500')}, 'Yard ' || n, '1 Main St', n || ' Main St', 'Dallas', 'TX', '75201',
     26 + 22 * ((n::bigint * 7907) % 20011) / 20011.0, -122 + 50 * ((n::bigint * 104723) % 20021) / 20021.0, 'America/Chicago'
   from generate_series(0, 19999) n`,
  `insert into job_order_versions (id, order_id, organization_id, content)
   select ${id('version', 'n')}, ${id('order', 'n')}, ${id('org', 'n % 500')}, ${content} from generate_series(0, 19999) n`,
  `insert into job_orders (id, workflow_id, version, organization_id, facility_id, status, approval, version_id,
     number_of_drivers, seats_taken, is_visible, autopilot, status_since, snapshot, created_at, updated_at)
   select ${id('order', 'n')}, 'job-order/' || ${id('order', 'n')}, 1, ${id('org', 'n % 500')}, ${id('facility', 'n')},
     (array['pending','active','active','active','active','active','active','past','past','past'])[n / 500 % 10 + 1],
     case when n / 500 % 10 = 0 and n % 7 = 0 then 'pending' else 'approved' end, ${id('version', 'n')}, 3, 0, true, false,
     now() - n * interval '1 minute', '{}', now() - n * interval '1 minute', now() from generate_series(0, 19999) n`,
  `insert into candidacies (id, workflow_id, version, order_id, driver_id, organization_id, facility_id, round, state, kind,
     assignment_state, stage, state_entered_at, interview_id, interview_starts_at, waits_for, next_step, wait_since, wait_due_at,
     snapshot, created_at, updated_at)
   select ${id('candidacy', 'n')}, 'candidacy/' || ${id('candidacy', 'n')}, 1, ${id('order', 'n % 20000')}, ${id('driver', 'n')},
     ${id('org', 'n % 20000 % 500')}, ${id('facility', 'n % 20000')}, 1, ${states}, 'INVITE', 'REQUESTED', 'invited',
     now() - n * interval '1 second', ${id('interview', 'n')}, now(), (array['driver','carrier','safety'])[n % 3 + 1],
     'answerInvite', now() - n % 400 * interval '1 hour', case when n % 8 < 6 then now() - (n % 400 - 300) * interval '1 hour' end,
     '{}', now(), now() from generate_series(0, 99999) n`,
  `insert into candidacy_records (id, candidacy_id, round, kind, status, driver_id, order_id, created_at, updated_at)
   select ${id('record', 'n')}, ${id('candidacy', 'n')}, 1, 'fleetJobRequest', 'pending', ${id('driver', 'n')},
     ${id('order', 'n % 20000')}, now(), now() from generate_series(0, 19999) n`,
  `insert into interviews (id, candidacy_id, driver_id, round, starts_at, ends_at, time_zone, place, answer, slot, is_live, projected_seq)
   select ${id('interview', 'n')}, ${id('candidacy', 'n')}, ${id('driver', 'n')}, 1, now(), now() + interval '1 hour',
     'America/Chicago', 'phone', 'waiting', tstzmultirange(tstzrange(now(), now() + interval '1 hour')), false, 1
   from generate_series(0, 19999) n`,
  `insert into interview_scorecards (id, interview_id, candidacy_id, author_id, questions, answers, recommendation, note, written_at)
   select ${id('scorecard', 'n')}, ${id('interview', 'n')}, ${id('candidacy', 'n')}, ${id('staff', '1')}, '[]', '[]', 'hire', '', now()
   from generate_series(0, 19999) n`,
  `insert into dealbreaker_answers (order_id, driver_id, question, answered_at)
   select ${id('order', 'n % 20000')}, ${id('driver', 'n')}, 'Nights?', now() from generate_series(0, 99999) n`,
  `insert into candidacy_rounds (candidacy_id, round, organization_id, facility_id, order_id, driver_id, source, opened_at,
     hired_at, closed_at, closed_by, closed_reason)
   select ${id('candidacy', 'n')}, 1, ${id('org', 'n % 20000 % 500')}, ${id('facility', 'n % 20000')}, ${id('order', 'n % 20000')},
     ${id('driver', 'n')}, 'search', now() - (n + 9000) * interval '1 minute', case when n % 8 = 5 then now() - n * interval '1 minute' end,
     case when n % 8 = 7 then now() - n * interval '1 minute' end, case when n % 8 = 7 then 'driver' end,
     case when n % 8 = 7 then 'unspecified' end
   from generate_series(0, 99999) n`,
  `insert into candidacy_spans (candidacy_id, kind, seq, round, name, key, organization_id, facility_id, order_id, started_at,
     ended_at, outcome)
   select ${id('candidacy', 'n')}, kind, 1, 1, case kind when 'stage' then 'invited' else 'answerInvite' end, 'a',
     ${id('org', 'n % 20000 % 500')}, ${id('facility', 'n % 20000')}, ${id('order', 'n % 20000')}, now() - (n + 9000) * interval '1 minute',
     case when n % 8 > 0 then now() - n * interval '1 minute' end,
     case when n % 8 > 0 then case kind when 'stage' then 'left' else 'answered' end end
   from generate_series(0, 99999) n, unnest(array['stage','reply']) kind`,
  `insert into bench_entries (id, organization_id, driver_id, status, version, status_since, added_at, added_by)
   select ${id('bench', 'n')}, ${id('org', 'n % 500')}, ${id('driver', 'n')}, (array['requested','approved','rejected','removed'])[n / 500 % 4 + 1],
     1, now() - n * interval '1 minute', now() - n * interval '1 minute', ${id('staff', '1')} from generate_series(0, 49999) n`,
  `insert into autopilot_waves (order_id, number, status, started_at)
   select ${id('order', 'n')}, 1, 'sent', now() from generate_series(0, 19999) n`,
  `insert into autopilot_wave_drivers (order_id, number, driver_id, rank, distance_miles, fit, is_ready, outcome, chosen_at)
   select ${id('order', 'n % 20000')}, 1, ${id('driver', 'n')}, n / 20000 + 1, 10, '[]', true, 'invited', now()
   from generate_series(0, 99999) n`,
  `insert into review_items (driver_id, thing, stage, is_exit, sent_at)
   select ${id('driver', 'n')}, (array['driverLicense','mvr','photo','resume','compliance'])[n % 5 + 1],
     (array['PendingHR','Interview','Certified','Retarget'])[n % 4 + 1], n % 4 = 3, now() - n * interval '1 minute'
   from generate_series(0, 99999) n`,
  `insert into workflow_events (workflow_id, seq, run_id, update_id, type, actor_kind, payload, at, organization_id, order_id, driver_id)
   select 'candidacy/' || ${id('candidacy', 'n')}, 1, 'r', 'u', 'invited', 'fleet', '{}', now() - n * interval '1 second',
     ${id('org', 'n % 20000 % 500')}, ${id('order', 'n % 20000')}, ${id('driver', 'n')} from generate_series(0, 99999) n`,
  `insert into messages (id, key, workflow_id, seq, channel, template, recipient_id, params, message_id)
   select ${id('message', 'n')}, 'key' || n, 'candidacy/' || ${id('candidacy', 'n')}, 1, 'mail', 'invitation', ${id('driver', 'n')},
     '{}', 'm' || n from generate_series(0, 19999) n`,
  `insert into stage_visits (driver_id, stage, entered_at, entered_by, due_at)
   select ${id('driver', 'n')}, (array['Processing','Interview','PendingHR','Certified'])[n % 4 + 1],
     now() - n * interval '10 minutes', 'rules', now() - n * interval '9 minutes' from generate_series(0, 99999) n`,
  `insert into stage_visits (driver_id, stage, entered_at, entered_by, left_at, left_to)
   select ${id('driver', 'n')}, 'Interview', now() - (n + 10) * interval '10 minutes' - interval '7 seconds', 'rules',
     now() - n * interval '10 minutes', 'PendingHR' from generate_series(1, 99999) n`,
  `update driver_pipelines set call_at = stage_entered_at where stage = 'Interview'`,
  `insert into driver_results (driver_id, result, status, since, is_open)
   select ${id('driver', 'n')}, kind, (array['accepted','needed','ordered','accepted','received'])[n % 5 + 1],
     now() - n * interval '1 minute', n % 5 not in (0, 3)
   from generate_series(0, 99999) n, unnest(array['mvr','cdlis']) kind`,
  `insert into result_orders (id, driver_id, result, provider, ordered_by, ordered_at, handed_over_at)
   select gen_random_uuid(), ${id('driver', 'n')}, kind, 'stateRecords', ${id('staff', '1')}, now() - n * interval '1 minute',
     case when n % 10 <> 2 then now() end
   from generate_series(2, 99999, 5) n, unnest(array['mvr','cdlis']) kind`,
  `insert into carrier_result_changes (driver_id, organization_id, result, status, at)
   select ${id('driver', 'n')}, ${id('org', 'n % 500')}, 'psp', 'received', now() - n * interval '1 minute'
   from generate_series(0, 99999) n`,
];

/** Fills an empty database and returns some of its ids. */
export async function aLargeWorld(db: Db): Promise<LargeWorld> {
  await db.transaction(async (trx) => {
    for (const statement of statements) await trx.raw(statement);
  });
  // Index-only scans need the visibility map, as in a production database.
  await db.raw('vacuum analyze');
  const { rows }: { rows: [LargeWorld] } =
    await db.raw(`select candidacies.organization_id as "organizationId", candidacies.facility_id as "facilityId",
    order_id as "orderId", driver_id as "driverId", id as "candidacyId", workflow_id as "workflowId"
    from candidacies where id = ${id('candidacy', '500')}`);
  return rows[0];
}
