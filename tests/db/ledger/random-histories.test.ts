import { expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { verifyLedger } from '#db/ledger/verify';
import { openTestDatabase } from '../../support/database';
import { moneySteps } from '../../support/money-steps';
import { StoredBooks } from '../../support/stored-books';

const HISTORIES = 30;
const counted = ['invoices', 'payments', 'payment_refunds', 'purchase_credits', 'charges'] as const;

it(`${String(HISTORIES)} random histories keep the books of the database`, async () => {
  const rows = Object.fromEntries(counted.map((table) => [table, 0]));
  await fc.assert(
    fc.asyncProperty(fc.array(moneySteps, { minLength: 20, maxLength: 50, size: 'max' }), async (history) => {
      const { db, close } = await openTestDatabase();
      try {
        const books = await StoredBooks.open(db);
        for (const step of history) {
          await books.play(step);
          expect({ step, faults: await books.faults() }).toEqual({ step, faults: [] });
          expect({ step, broken: (await verifyLedger(db)).broken }).toEqual({ step, broken: [] });
        }
        for (const table of counted) rows[table] = (rows[table] ?? 0) + (await db(table)).length;
      } finally {
        await close();
      }
    }),
    { numRuns: HISTORIES },
  );
  // The histories are long enough to reach everything.
  for (const table of counted) expect([table, rows[table]]).not.toEqual([table, 0]);
});
