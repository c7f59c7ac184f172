import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { projectCandidacy } from '#db/candidacies/projection';
import type { Db } from '#db/core/handle';
import { openTestDatabase } from '../../support/database';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';
import { aHiringWorld } from '../../support/hiring/hiring-world';
import { migrationConfig, undoUntilBefore } from '../../support/migrations';

const NAME = '097-no-shows-never-began';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

/** A hire whose first day came, with a last command. */
async function hired(last: 'recordNoShow' | 'endAssignment') {
  const history = new CandidacyHistory(await aHiringWorld(db)).toHired();
  history.now = Date.parse('2026-12-05T13:00:00.000Z');
  history.play('confirmStart');
  if (last === 'recordNoShow') history.play(last);
  else history.play(last, { endOn: '2026-12-05', reason: 'schedule' });
  await projectCandidacy(db, history.batch());
  return { candidacy_id: history.state.candidacyId };
}

it('takes the first day from the employments of drivers who never came, and from no other', async () => {
  const [missed, worked] = [await hired('recordNoShow'), await hired('endAssignment')];
  await undoUntilBefore(db, NAME);
  await db('employments').where(missed).update({ hired_on: '2026-12-05' });

  await db.migrate.latest(migrationConfig);

  expect(await db('employments').where(missed).first('hired_on')).toEqual({ hired_on: null });
  expect(await db('employments').where(worked).first('hired_on')).toEqual({ hired_on: '2026-12-05' });
});
