import { type Expiry, requiredExpiries, type RequiredExpiry } from '#domain/driver-pipeline/expiries';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import { DAY_MS } from '#domain/shared/durations';
import type { Random } from '../random';

/** Expiration date of each document that the driver holds, uploaded or not. */
export type ExpirationDates = Readonly<Record<RequiredExpiry, string>>;

export interface ExpirationOptions {
  readonly stage: DriverStage;
  readonly now: number;
  /** For the demo's own drivers: days until the medical card expires. */
  readonly cardEndsInDays?: number | undefined;
}

/** Licenses expire within four years, medical cards within two. Some expire soon; some drivers who meet only the minimum have an expired card. */
export function expirationDates(random: Random, { stage, now, cardEndsInDays }: ExpirationOptions): ExpirationDates {
  const inDays = (days: number): string => isoDay(now + days * DAY_MS);
  const license = random.whole(70, 1_400);
  const card = random.whole(70, 700);
  if (cardEndsInDays !== undefined) return { driverLicense: inDays(license), dotMedicalCard: inDays(cardEndsInDays) };
  if (stage === 'PreQualified_MeetsMin' && random.chance(0.3)) {
    return { driverLicense: inDays(license), dotMedicalCard: inDays(-random.whole(2, 40)) };
  }
  const endsSoon = random.chance(0.14) ? random.pick(requiredExpiries) : undefined;
  const soon = random.whole(2, 59);
  return {
    driverLicense: inDays(endsSoon === 'driverLicense' ? soon : license),
    dotMedicalCard: inDays(endsSoon === 'dotMedicalCard' ? soon : card),
  };
}

/** Expiration date, and roughly the end of that day in US Central time. */
export const expiryOf = (on: string): Expiry => ({
  on,
  endsAt: new Date(Date.parse(on) + 1.25 * DAY_MS).toISOString(),
});

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);
