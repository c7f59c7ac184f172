import type { CandidacyRow } from '#db/candidacies/candidacy';
import { listAgreedRates } from '#db/timesheets/agreed-rate-store';
import { rateOfHire } from '#domain/agreed-rates/rules';
import type { AgreedRateView } from '#domain/agreed-rates/schema';
import type { OrderContent } from '#domain/job-orders/content/schema';
import type { DriverContext } from './answer';

/** The rate of a candidacy's hire that is paid today, or on the first day if that is later; null without a hire. */
export async function readRateOfHire(
  ctx: DriverContext,
  { id, state: { hire, zone } }: CandidacyRow,
  content: OrderContent | undefined,
): Promise<AgreedRateView | null> {
  if (hire === null || content === undefined) return null;
  return rateOfHire({ content, zone, startOn: hire.startOn }, await listAgreedRates(ctx.db, [id]), ctx.now());
}
