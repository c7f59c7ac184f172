import type { ConsentKind } from '../compliance/steps';
import type { Problem } from '../problems';
import { type ScreeningKind, screeningRules } from './kinds';

/** The consents that the driver has signed, and the data that the driver has named. */
export interface ScreenedFacts {
  readonly signed: readonly ConsentKind[];
  readonly hasBirthDate: boolean;
  readonly hasLicense: boolean;
}

/** Requires the consents that the driver must have signed, and the data that identifies the driver to a provider. */
export function checkOrderable(
  result: ScreeningKind,
  { signed, hasBirthDate, hasLicense }: ScreenedFacts,
): Problem | undefined {
  const { consents, needsLicense } = screeningRules[result];
  const missing = consents.filter((kind) => !signed.includes(kind));
  if (missing.length > 0) return { code: 'result-consent-missing', params: { consents: missing } };
  return hasBirthDate && (hasLicense || !needsLicense) ? undefined : { code: 'result-facts-missing' };
}
