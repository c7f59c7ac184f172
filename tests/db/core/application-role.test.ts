import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { logAccess } from '#db/accounts/access-log-store';
import { projectCandidacy } from '#db/candidacies/projection';
import { grantApplicationRole } from '#db/core/application-role';
import { createDatabase, type Db } from '#db/core/handle';
import { rebuildReadModels } from '#db/core/rebuild';
import { reportDeleted } from '#db/core/retention-store';
import { type TableRight, tableRights } from '#db/core/table-rights';
import { newId } from '#platform/ids';
import { aSentVerification } from '../../support/builders/verifications';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';
import { aHiringWorld, type HiringWorld } from '../../support/hiring/hiring-world';

const role = `gladhand_app_${newId().slice(-8)}`;
let database: TestDatabase;
let owner: Db;
let application: Db;
let applicationUrl: string;
let world: HiringWorld;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = createDatabase(database.url, { pool: 2 });
  world = await aHiringWorld(owner);
  const url = new URL(database.url);
  url.username = role;
  url.password = "it's secret";
  await grantApplicationRole(owner, url.href);
  await grantApplicationRole(owner, url.href);
  applicationUrl = url.href;
  application = createDatabase(applicationUrl, { pool: 2 });
});
afterAll(async () => {
  await application.destroy();
  await owner.raw(`drop owned by ${role}; drop role ${role}`);
  await owner.destroy();
  await database.drop();
});

const anAccess = () => ({
  actorId: world.recruiterId,
  organizationId: world.organizationId,
  subjectDriverId: world.driverId,
  action: 'driver-profile' as const,
  at: new Date(),
});

it('reads and writes the tables of the application', async () => {
  await application('drivers').where({ id: world.driverId }).update({ first_name: 'Ann' });

  expect(await application('drivers').where({ id: world.driverId }).first('first_name')).toEqual({ first_name: 'Ann' });
});

it('cannot change the schema or disable triggers', async () => {
  await expect(application.raw('drop table notes')).rejects.toThrow('must be owner');
  await expect(application.raw('create table public.mine (id int)')).rejects.toThrow('permission denied');
  await expect(
    application.raw(
      'create temporary table mine (like access_log); create trigger chain before insert on mine for each row execute function chain_access_log()',
    ),
  ).rejects.toThrow('permission denied for function chain_access_log');
  await expect(application.raw('alter table access_log disable trigger all')).rejects.toThrow('must be owner');
});

const rights = Object.entries<TableRight>(tableRights);
const namesOf = (isWanted: (right: TableRight) => boolean) =>
  rights.filter(([, right]) => isWanted(right)).map(([name]) => name);

it('knows the right of every table of the database', async () => {
  const { rows } = await owner.raw<{ rows: { name: string }[] }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not relispartition and relname not like 'schema_migrations%' order by relname`,
  );
  const known = new Set(namesOf(() => true));

  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});

it('has what proves an adverse action, an answer, a review or a consent among the records', () => {
  expect(namesOf((right) => right !== 'changed')).toEqual(
    expect.arrayContaining([
      'access_log',
      'account_audit',
      'adverse_notices',
      'agreement_acceptances',
      'adverse_reports',
      'audit_files',
      'candidate_note_versions',
      'consents',
      'evidence',
      'evidence_reviews',
      'item_reviews',
      'legal_texts',
      'verification_consents',
      'verification_responses',
      'workflow_events',
    ]),
  );
});

it.each([...namesOf((right) => right === 'record'), 'workflow_events_0'])(
  'adds to %s, but neither changes nor deletes',
  async (name) => {
    await application(name).first();
    const { rows } = await owner.raw<{ rows: { mayUpdate: boolean }[] }>(
      `select has_any_column_privilege(?, ?::regclass, 'update') as "mayUpdate"`,
      [role, name],
    );
    expect(rows).toEqual([{ mayUpdate: false }]);
    await expect(application(name).delete()).rejects.toThrow('permission denied');
    await expect(application.raw('truncate ??', [name])).rejects.toThrow('permission denied');
  },
);

const completed = rights.flatMap(([name, right]) =>
  typeof right === 'object' ? [[name, right.completes] as const] : [],
);

it.each(completed)('adds to %s and completes %j, but changes nothing else', async (name, columns) => {
  const { rows } = await owner.raw<{ rows: { column: string; isAllowed: boolean }[] }>(
    `select attname as column, has_column_privilege(?, attrelid, attnum, 'update') as "isAllowed"
     from pg_attribute where attrelid = ?::regclass and attnum > 0 and not attisdropped`,
    [role, name],
  );

  const allowed = rows.filter(({ isAllowed }) => isAllowed).map(({ column }) => column);
  expect(new Set(allowed)).toEqual(new Set(columns));
  await expect(application(name).delete()).rejects.toThrow('permission denied');
  await expect(application.raw('truncate ??', [name])).rejects.toThrow('permission denied');
});

it.each(namesOf((right) => right === 'kept'))('changes %s, but never deletes from it', async (name) => {
  await expect(application(name).delete()).rejects.toThrow('permission denied');
  await expect(application.raw('truncate ??', [name])).rejects.toThrow('permission denied');
});

it.each(namesOf((right) => right === 'read'))('only reads %s', async (name) => {
  await application(name).first();
  await expect(application.raw('insert into ?? default values', [name])).rejects.toThrow('permission denied');
  await expect(application(name).delete()).rejects.toThrow('permission denied');
});

it("refuses, even for the owner, to rewrite a past employer's answer or a letter that was delivered", async () => {
  const { verificationAnswerId, verificationFileId } = await aSentVerification(
    owner,
    { organizationId: world.organizationId, driverId: world.driverId, employmentHistoryId: newId() },
    world.recruiterId,
  );

  const answer = () => owner('verification_responses').where({ id: verificationAnswerId });
  await expect(answer().update({ at: new Date() })).rejects.toThrow('verification_responses is a record');
  await expect(answer().delete()).rejects.toThrow('verification_responses is a record');
  await expect(owner('verification_files').where({ file_id: verificationFileId }).delete()).rejects.toThrow(
    'verification_files is a record',
  );
  await expect(owner.raw('truncate adverse_notices')).rejects.toThrow('adverse_notices is a record');
});

it('records deletions, which even the owner cannot change', async () => {
  await reportDeleted(application, new Date(), { codes: 3 });

  expect(await application('deletions').first('kind', 'count')).toEqual({ kind: 'codes', count: 3 });
  await expect(application('deletions').update({ count: 0 })).rejects.toThrow('permission denied');
  await expect(owner('deletions').update({ count: 0 })).rejects.toThrow('deletions is a record');
  await expect(owner('deletions').delete()).rejects.toThrow('deletions is a record');
});

it('updates read models, but can neither delete candidacy records nor truncate tables', async () => {
  const history = new CandidacyHistory(world);
  history.play('invite');
  history.play('acceptInvite');

  await projectCandidacy(application, history.batch());

  expect(await application('candidacy_records').where({ candidacy_id: history.state.candidacyId })).not.toEqual([]);
  await expect(application('candidacy_records').delete()).rejects.toThrow('permission denied');
  await expect(rebuildReadModels(application)).rejects.toThrow('permission denied');
});

it('reads the retention periods, but cannot change them', async () => {
  expect(await application('retention').where({ kind: 'codes' }).first('kind')).toEqual({ kind: 'codes' });
  await expect(application('retention').update({ keep_for: '1 day' })).rejects.toThrow('permission denied');
  await expect(application('retention').delete()).rejects.toThrow('permission denied');
});

it('reads how far the demo is seeded, but cannot change it', async () => {
  expect(await application('demo_worlds').select()).toEqual([]);
  await expect(application('demo_worlds').insert({ seed: 1, options: '{}' })).rejects.toThrow('permission denied');
  await expect(application('demo_steps').delete()).rejects.toThrow('permission denied');
});

it('logs views of data, which even the owner cannot change', async () => {
  await logAccess(application, anAccess());

  const change = (db: Db) => db('access_log').update({ subject_driver_id: newId() });
  await expect(change(application)).rejects.toThrow('permission denied');
  await expect(change(owner)).rejects.toThrow('access_log is a record');
  await expect(owner('access_log').delete()).rejects.toThrow('access_log is a record');
  await expect(owner.raw('truncate access_log')).rejects.toThrow('access_log is a record');
});

it("deletes a user's audit entries along with the account", async () => {
  const userId = newId();
  await owner('users').insert({
    id: userId,
    email: `${userId}@example.test`,
    password_hash: 'x',
    first_name: 'Ann',
    last_name: 'Smith',
    status: 'confirmed',
    roles: ['ops'],
  });
  await application('account_audit').insert({ id: newId(), user_id: userId, kind: 'signed-up', at: new Date() });

  await application('users').where({ id: userId }).delete();

  expect(await application('account_audit').where({ user_id: userId })).toEqual([]);
});

it('limits statements to five seconds unless the connection sets another timeout', async () => {
  const bare = new pg.Client({ connectionString: applicationUrl });
  await bare.connect();
  const patient = createDatabase(applicationUrl, { pool: 1, statementTimeoutMs: 60_000 });
  const limitOf = 'show statement_timeout';

  const limits = [
    (await bare.query(limitOf)).rows,
    (await patient.raw<{ rows: unknown[] }>(limitOf)).rows,
    (await application.raw<{ rows: unknown[] }>(limitOf)).rows,
  ];

  expect(limits).toEqual(['5s', '1min', '0'].map((limit) => [{ statement_timeout: limit }]));
  await bare.end();
  await patient.destroy();
});
