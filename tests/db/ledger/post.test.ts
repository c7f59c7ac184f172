import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { type LedgerPosting, postTransaction, reverseTransaction } from '#db/ledger/post';
import { type LedgerLine, receivableOf } from '#domain/ledger/accounts';
import { openTestDatabase } from '../../support/database';
import { anOrganization, aStaffMember } from '../../support/hiring/hiring-world';

const AT = '2027-02-01T12:00:00.000Z';
let db: Db;
let close: () => Promise<void>;
let organizationId: string;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase(6));
  organizationId = await anOrganization(db);
});
afterAll(() => close());

const invoice = (over: Partial<LedgerPosting> = {}): LedgerPosting => ({
  kind: 'invoice',
  key: `invoice/${randomUUID()}`,
  organizationId,
  occurredAt: AT,
  lines: [
    { account: receivableOf(organizationId), cents: 6_000 },
    { account: 'revenue:match', cents: -6_000 },
  ],
  ...over,
});
const post = (posting: LedgerPosting) => db.transaction((trx) => postTransaction(trx, posting));
const linesOf = (id: string) =>
  db('ledger_lines').where({ transaction_id: id }).orderBy('position').select('account', 'cents');

describe('a posting', () => {
  it('writes its lines once per key, also in parallel', async () => {
    const posting = invoice();

    const posted = await Promise.all(Array.from({ length: 5 }, () => post(posting)));

    expect(posted.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(posted.map(({ id }) => id)).size).toBe(1);
    expect(await linesOf(posted[0]?.id ?? '')).toEqual(posting.lines);
  });

  it('is refused under a key that was booked with other lines', async () => {
    const posting = invoice();
    const { id } = await post(posting);
    const other: LedgerLine[] = [
      { account: receivableOf(organizationId), cents: 7_000 },
      { account: 'revenue:match', cents: -7_000 },
    ];

    await expect(post({ ...posting, lines: other })).rejects.toThrow('was booked with other lines');

    expect(await linesOf(id)).toEqual(posting.lines);
  });

  it.each<[string, LedgerLine[]]>([
    ['one line', [{ account: 'bank', cents: 1 }]],
    [
      'a sum that is not 0',
      [
        { account: 'bank', cents: 2 },
        { account: 'provider:clearing', cents: -1 },
      ],
    ],
    [
      'half a cent',
      [
        { account: 'bank', cents: 0.5 },
        { account: 'provider:clearing', cents: -0.5 },
      ],
    ],
  ])('of %s is refused', async (_case, lines) => {
    await expect(post(invoice({ lines }))).rejects.toThrow(RangeError);
  });

  it('is undone by the opposite lines, once, with a reason', async () => {
    const actorId = await aStaffMember(db, { organizationId, position: 'ACCOUNTING' });
    const posting = invoice();
    const { id } = await post(posting);
    const undo = () =>
      db.transaction((trx) => reverseTransaction(trx, id, { reason: 'Billed twice', occurredAt: AT, actorId }));

    const first = await undo();
    const second = await undo();

    expect(second).toEqual({ id: first.id, isNew: false });
    expect(await linesOf(first.id)).toEqual(posting.lines.map(({ account, cents }) => ({ account, cents: -cents })));
  });
});

describe('the database', () => {
  const insertTransaction = (line_count: number) => {
    const id = randomUUID();
    const row = { id, kind: 'test', key: id, occurred_at: AT, line_count };
    return { id, row };
  };

  it('refuses at commit what does not balance', async () => {
    const { id, row } = insertTransaction(2);
    const unbalanced = db.transaction(async (trx) => {
      await trx('ledger_transactions').insert(row);
      await trx('ledger_lines').insert([
        { transaction_id: id, position: 0, account: 'bank', cents: 5 },
        { transaction_id: id, position: 1, account: 'provider:clearing', cents: -4 },
      ]);
    });
    await expect(unbalanced).rejects.toThrow('does not balance');
    await expect(db('ledger_transactions').insert(insertTransaction(2).row)).rejects.toThrow('does not balance');
  });

  it('refuses to add, change or delete a line afterwards', async () => {
    const { id } = await post(invoice());

    const added = db('ledger_lines').insert([
      { transaction_id: id, position: 2, account: 'bank', cents: 1 },
      { transaction_id: id, position: 3, account: 'provider:fees', cents: -1 },
    ]);

    await expect(added).rejects.toThrow('does not balance');
    await expect(db('ledger_lines').where({ transaction_id: id }).del()).rejects.toThrow('is a record');
    await expect(db('ledger_lines').where({ transaction_id: id }).update({ cents: 7 })).rejects.toThrow('is a record');
    await expect(db('ledger_transactions').where({ id }).update({ key: 'other' })).rejects.toThrow('is a record');
    await expect(db.raw('truncate ledger_lines')).rejects.toThrow('is a record');
  });
});
