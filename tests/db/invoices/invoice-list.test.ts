import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { listInvoices } from '#db/invoices/invoice-list';
import { anInvoice } from '../../support/builders/invoices';
import { openTestDatabase } from '../../support/database';
import { anOrganization } from '../../support/hiring/hiring-world';

const NOW = '2027-04-10T12:00:00.000Z';

let db: Db;
let close: () => Promise<void>;
let organizationId: string;
/** By issue: the second is the largest. */
let ids: string[];
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

beforeEach(async () => {
  organizationId = await anOrganization(db);
  ids = [];
  for (const [month, cents] of [
    ['02', 2_000],
    ['03', 9_000],
    ['04', 1_000],
  ] as const) {
    const { id } = await anInvoice(db, { organizationId, cents, issuedAt: `2027-${month}-01T12:00:00.000Z` });
    ids.push(id);
  }
});

const list = (page: { readonly sort?: 'newest'; readonly limit?: number; readonly skip?: number }, status?: 'paid') =>
  listInvoices(
    db,
    { organizationId, now: NOW, ...(status && { status: [status] }) },
    { sort: 'newest', limit: 2, skip: 0, ...page },
  );

const all = { totalCents: 12_000, paidCents: 0, balanceCents: 12_000 };

describe('the list of invoices', () => {
  it.each([
    ['newest', [2, 1, 0]],
    ['oldest', [0, 1, 2]],
    ['dueFirst', [0, 1, 2]],
    ['largest', [1, 0, 2]],
  ] as const)('sorted by %s, each page has its part and the sums of all', async (sort, places) => {
    const pages = [];
    for (const skip of [0, 2])
      pages.push(await listInvoices(db, { organizationId, now: NOW }, { sort, limit: 2, skip }));

    expect(pages.flatMap(({ data }) => data.map(({ _id }) => _id))).toEqual(places.map((place) => ids[place]));
    for (const { count, totals } of pages) expect({ count, totals }).toEqual({ count: 3, totals: all });
  });

  it('has the sums after its last page, and none if nothing passes the filters', async () => {
    expect(await list({ skip: 4 })).toEqual({ data: [], count: 3, totals: all });
    expect(await list({}, 'paid')).toEqual({
      data: [],
      count: 0,
      totals: { totalCents: 0, paidCents: 0, balanceCents: 0 },
    });
  });

  it('has the columns of an invoice and no others', async () => {
    const { data } = await list({ limit: 1 });

    expect(Object.keys(data[0] ?? {}).sort()).toEqual(
      [
        ...['_id', 'number', 'organizationId', 'organization', 'status', 'periodStartsAt', 'periodEndsAt', 'issuedAt'],
        ...['dueOn', 'daysOverdue', 'totalCents', 'paidCents', 'balanceCents', 'processingCents'],
      ].sort(),
    );
  });

  it('is read in one statement', async () => {
    const statements: string[] = [];
    const count = ({ sql }: { readonly sql: string }) => statements.push(sql);
    db.on('query', count);
    await list({});
    db.removeListener('query', count);

    expect(statements).toHaveLength(1);
  });
});
