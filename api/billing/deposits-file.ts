import { listDeposits } from '#db/deposits/deposit-list';
import type { Deposit } from '#domain/deposits/schema';
import { decimalDollars } from '#domain/shared/money';
import type { RouteContext } from '../http/context';
import { type CsvColumn, csvFile, timeColumn } from '../http/csv';
import type { FileResult } from '../http/define-route';
import { todayOf } from '../http/today';

type Ctx = Pick<RouteContext, 'db' | 'now' | 'timeZone'>;

/** Rows of a file that are read per query. */
const FILE_PAGE = 500;

const stateNames = { onTheWay: 'Not arrived yet', paid: 'In the bank', failed: 'The bank refused it' } as const;

/** Empty until the provider has reported it. */
const dollars = (cents: number | null): string | null => (cents === null ? null : decimalDollars(cents));

/** As on the page: what the deposit contains, the fees, and what arrives. */
const columnsIn = (timeZone: string): readonly CsvColumn<Deposit>[] => [
  { header: 'Arrives', cell: ({ arrivesOn }) => arrivesOn },
  { header: 'Deposit', cell: ({ reference }) => reference },
  { header: 'Provider', cell: ({ provider }) => provider },
  { header: 'State', cell: ({ state }) => stateNames[state] },
  timeColumn('Started', timeZone, ({ startedAt }) => startedAt),
  { header: 'Payments', cell: ({ paymentCount }) => paymentCount },
  { header: 'Carrier payments (USD)', cell: ({ paymentsCents }) => dollars(paymentsCents) },
  { header: 'Refunds and returns (USD)', cell: ({ otherCents }) => dollars(otherCents) },
  { header: 'Fees (USD)', cell: ({ feeCents }) => dollars(feeCents) },
  { header: 'To the bank (USD)', cell: ({ cents }) => decimalDollars(cents) },
];

async function* allDeposits({ db }: Pick<Ctx, 'db'>): AsyncGenerator<Deposit> {
  let after: readonly [string, string] | undefined;
  for (;;) {
    const page = await listDeposits(db, { limit: FILE_PAGE, after });
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < FILE_PAGE) return;
    after = [last.startedAt, last._id];
  }
}

/** All deposits as a table, newest first. */
export const depositsCsv = (ctx: Ctx): Promise<FileResult> =>
  csvFile({ fileName: `deposits-${todayOf(ctx)}.csv`, columns: columnsIn(ctx.timeZone), rows: allDeposits(ctx) });
