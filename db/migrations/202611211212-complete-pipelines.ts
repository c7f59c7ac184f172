import type { Knex } from 'knex';

const required = [
  'phone',
  'email',
  'photo',
  'schedule',
  'reference',
  'employmentHistory',
  'residenceHistory',
  'compliance',
];
const optional = ['militaryService', 'drivingSchool', 'unemploymentPeriod', 'resume'];
const documents = ['driverLicense', 'backDriverLicense', 'dotMedicalCard', 'mvr'];
const results = ['mvr', 'cdlis', 'backgroundCheck', 'employmentVerification'];
const onTheWay = ['PreQualify', 'Processing', 'Interview', 'PendingHR', 'HRPaperWork'];

const each = (names: readonly string[], value: unknown) => Object.fromEntries(names.map((name) => [name, value]));

/** What must have happened for a driver to be where he is. */
function pastOf(stage: string): object {
  const rank = onTheWay.indexOf(stage);
  const isFileApproved = rank < 0 || rank >= 4;
  const sent = isFileApproved ? 'approved' : 'pending';
  const isSent = isFileApproved || rank >= 2;
  return {
    about: null,
    preQualification: stage === 'PreQualify' ? null : 'qualified',
    tasks: { ...each(required, isSent ? sent : 'initial'), ...each(optional, 'initial') },
    documents: {
      ...each(documents, { status: isSent ? sent : 'initial', fileId: null }),
      mvr: { status: 'initial', fileId: null },
    },
    results: each(results, rank < 0 ? 'accepted' : 'needed'),
    call: null,
    expiries: {},
    expired: [],
    hires: [],
    ownerId: null,
    snooze: null,
    contactAgainAt: null,
    isErased: false,
    reported: isSent
      ? [
          'started',
          'completed',
          ...[...required, 'documents'].flatMap((task) => [`started/${task}`, `completed/${task}`]),
        ]
      : [],
    firedClocks: [],
  };
}

// Pipelines that were imported before there was a workflow for them knew their stage alone.
export async function up(knex: Knex): Promise<void> {
  // An exit tells nothing of the way before it; the stage that it was left from does.
  const { rows } = await knex.raw<{ rows: { stage: string }[] }>(
    `select distinct coalesce(previous_stage, stage) as stage from driver_pipelines where not (snapshot \\? 'tasks')`,
  );
  for (const { stage } of rows) {
    const past = JSON.stringify(pastOf(stage));
    await knex.raw(
      `update driver_pipelines set snapshot = :past::jsonb || (driver_pipelines.snapshot - 'hasExpired')
         || jsonb_build_object('isAvailable', drivers.is_available)
         || case when driver_pipelines.snapshot ->> 'hasExpired' = 'true' then '{"expired": ["dotMedicalCard"]}'::jsonb else '{}'::jsonb end
       from drivers where drivers.id = driver_pipelines.driver_id and coalesce(driver_pipelines.previous_stage, driver_pipelines.stage) = :stage
         and not (driver_pipelines.snapshot \\? 'tasks')`,
      { past, stage },
    );
  }
  await knex.raw(
    `update workflow_events set payload = driver_pipelines.snapshot from driver_pipelines
     where workflow_events.workflow_id = driver_pipelines.workflow_id and workflow_events.seq = driver_pipelines.version
       and not (workflow_events.payload \\? 'tasks')`,
  );
}

// What was added does not disturb the code of before.
export async function down(): Promise<void> {}
