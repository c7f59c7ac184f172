import { expect, it } from '@jest/globals';
import { verifyLedger } from '#db/ledger/verify';
import { createSealer } from '#platform/sealing';
import { storeInvoices } from '../../demo/invoices';
import { storePayouts } from '../../demo/payouts';
import { readOptions } from '../../demo/seed-options';
import { makeWorld } from '../../demo/world';
import { SeededPlace } from '../support/demo-seeding';
import { testKey } from '../support/vault';

const messages = { sealer: createSealer([testKey]), publicUrl: 'http://localhost:8080' };

/** The last and the first day of a month, also of a short one. */
const DAYS = ['2026-11-30', '2026-12-01', '2028-02-29'];
/** The second carrier has bought nothing, little, or only what is credited again. */
const SIZES = [
  { drivers: 3, carriers: 2, orders: 0, seed: 19 },
  { drivers: 60, carriers: 20, orders: 100, seed: 20 },
  { drivers: 150, carriers: 20, orders: 60, seed: 23 },
];

const worlds = DAYS.flatMap((day) => SIZES.map((size) => ({ day, ...size })));

it.each(worlds)('bills a world of $drivers drivers and $orders orders on $day', async ({ day, ...size }) => {
  const place = await SeededPlace.open();
  try {
    const now = Date.parse(`${day}T18:44:00.000Z`);
    const args = Object.entries(size).flatMap(([name, value]) => [`--${name}`, String(value)]);
    await place.seed(readOptions([...args, '--rows-only'], now));

    const world = makeWorld({ ...size, now });
    await place.db.transaction((trx) => storeInvoices(trx, world, messages));
    await place.db.transaction((trx) => storePayouts(trx, world, messages));

    expect((await verifyLedger(place.db)).broken).toEqual([]);
  } finally {
    await place.close();
  }
});
