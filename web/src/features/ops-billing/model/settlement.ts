import { billOfMinutes, payOfMinutes } from '#domain/timesheets/adjustment';
import type { PreviewAdjustmentBody, TimeRate } from '#domain/timesheets/disputes/schema';

const MINUTES_PER_HOUR = 60;

/** The fields of the dialog: amounts, or hours at a rate of the day. */
export interface SettlementValues {
  how: 'amounts' | 'hours';
  payCents: number | null;
  cents: number | null;
  /** The position of the rate among those of the day. */
  rate: string;
  payHours: number | null;
  billHours: number | null;
  note: string;
}

/** An empty dialog. */
export const noSettlement: SettlementValues = {
  how: 'amounts',
  payCents: 0,
  cents: 0,
  rate: '0',
  payHours: 0,
  billHours: 0,
  note: '',
};

const minutesOf = (hours: number | null): number => Math.round((hours ?? 0) * MINUTES_PER_HOUR);

/** The amounts that the fields stand for. */
export function amountsOf(
  { how, payCents, cents, rate, payHours, billHours }: SettlementValues,
  rates: readonly TimeRate[],
): PreviewAdjustmentBody {
  const chosen = rates[Number(rate)];
  if (how === 'amounts' || chosen === undefined) return { payCents: payCents ?? 0, cents: cents ?? 0 };
  return {
    payCents: payOfMinutes(minutesOf(payHours), chosen),
    cents: billOfMinutes(minutesOf(billHours), chosen),
  };
}
