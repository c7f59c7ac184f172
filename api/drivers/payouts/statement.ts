import { durationText } from '#domain/pay/explain';
import { payRow } from '#domain/pay/pay-rows';
import type { PayoutDetails } from '#domain/payouts/schema';
import { longDate } from '#domain/shared/long-date';
import { formatCents } from '#domain/shared/money';
import type { PrintedBlock, PrintedDocument } from '#platform/printed-document';
import { drawNow } from '../../file-documents/draw-now';
import type { FileResult } from '../../http/define-route';
import type { DriverContext } from '../me/answer';
import { getOwnPayout, readPayout } from './payouts';

const SECONDS = 60;

/** The statement of a payout: each day with its calculation. */
export async function readStatement(ctx: DriverContext, id: string): Promise<FileResult> {
  const { driver, createdAt } = await getOwnPayout(ctx, id);
  const document = statementDocument(await readPayout(ctx, id), { driver, createdAt });
  return { fileName: `statement-${document.week}.pdf`, content: await drawNow(ctx, document) };
}

function statementDocument(
  payout: PayoutDetails,
  { driver, createdAt }: { readonly driver: string; readonly createdAt: string },
): PrintedDocument & { readonly week: string } {
  const { carrier, title, weekStartsOn, weekEndsOn, number, cents, days } = payout;
  const day = (date: string): string => longDate(date, '0001-01-01');
  return {
    title: 'Pay statement',
    week: weekStartsOn,
    language: 'en',
    createdAt,
    footer: `Pay statement · ${driver} · Week of ${day(weekStartsOn)}`,
    blocks: [
      {
        type: 'facts',
        rows: [
          ['Driver', driver],
          ['Carrier', carrier],
          ['Job', title],
          ['Week', `${day(weekStartsOn)} to ${day(weekEndsOn)}`],
          ...(number === 1 ? [] : ([['Payment of the week', String(number)]] as const)),
          ['Amount', formatCents(cents)],
          ['Status', statusText(payout)],
        ],
      },
      ...days.flatMap((each) => dayBlocks(each, day)),
      { type: 'rule' },
      { type: 'facts', rows: [['Total', formatCents(cents)]] },
      {
        type: 'text',
        isMuted: true,
        text: 'Hours × rate × factor. Each rate is rounded once a week; the last line of a week carries the difference.',
      },
    ],
  };
}

function statusText({ state, card }: PayoutDetails): string {
  if (state === 'queued') return 'Not paid yet';
  const ending = card === null ? '' : ` (card ending in ${card.last4})`;
  return state === 'paid' ? `Paid${ending}` : `Refused by the bank${ending}`;
}

function dayBlocks(
  { day, minutes, lines, differenceCents, cents, note }: PayoutDetails['days'][number],
  dayText: (date: string) => string,
): PrintedBlock[] {
  const rows = [
    ...(minutes === 0 ? [] : [['Paid time', `${durationText(minutes * SECONDS)} h`] as const]),
    ...lines.map(payRow),
    ...(differenceCents === 0 ? [] : [['Change of earlier pay', formatCents(differenceCents)] as const]),
    ...(note === null ? [] : [['Reason', note] as const]),
    ['Day', formatCents(cents)] as const,
  ];
  return [
    { type: 'heading', level: 3, text: dayText(day) },
    { type: 'facts', rows },
  ];
}
