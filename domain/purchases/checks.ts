import type { ResultStatus } from '../driver-pipeline/results';
import { type OnboardingPart, onboardingParts, type PurchasedProduct } from '../prices/products';

/** Steps of a check that was ordered with onboarding, as the carrier follows it. */
export const checkSteps = ['waitsForDriver', 'starts', 'ordered', 'done'] as const;
/** One of {@link checkSteps}. */
export type CheckStep = (typeof checkSteps)[number];

/** The checks of these purchases: the program includes all. */
export const checksOf = (bought: readonly PurchasedProduct[]): OnboardingPart[] =>
  onboardingParts.filter((part) => bought.includes(part) || bought.includes('onboardingProgram'));

/** The step of a check with this status; only one that can be ordered starts. */
export function stepOf(status: ResultStatus, isOrderable: boolean): CheckStep {
  if (status === 'ordered') return 'ordered';
  if (status !== 'needed') return 'done';
  return isOrderable ? 'starts' : 'waitsForDriver';
}
