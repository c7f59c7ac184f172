import type { CandidacyRow } from '#db/candidacies/candidacy';
import { listAgreedRates } from '#db/timesheets/agreed-rate-store';
import { currentRate } from '#domain/agreed-rates/rules';
import type { AgreedRateView } from '#domain/agreed-rates/schema';
import type { OrderContent } from '#domain/job-orders/content/schema';
import type { AgreedRate } from '#domain/pay/agreed-rates';
import { dateAt } from '#domain/shared/zoned-time';
import type { DriverContext } from './answer';

interface Hire {
  readonly content: OrderContent;
  readonly zone: string;
  readonly startOn: string;
}

/** The rate that is paid today, or on the first day if that is later. */
export function rateOfHire(
  { content, zone, startOn }: Hire,
  rates: readonly AgreedRate[],
  now: Date,
): AgreedRateView | null {
  const today = dateAt(now.toISOString(), zone);
  return currentRate(content, rates, startOn > today ? startOn : today);
}

/** The same of one candidacy; null without a hire. */
export async function readRateOfHire(
  ctx: DriverContext,
  { id, state: { hire, zone } }: CandidacyRow,
  content: OrderContent | undefined,
): Promise<AgreedRateView | null> {
  if (hire === null || content === undefined) return null;
  return rateOfHire({ content, zone, startOn: hire.startOn }, await listAgreedRates(ctx.db, [id]), ctx.now());
}
