/** Matches: drivers whom a carrier selected; each once per driver (docs/billing.md#purchases). */
export const matchProducts = ['nonCertifiedMatch', 'certifiedMatch'] as const;
/** One of {@link matchProducts}. */
export type MatchProduct = (typeof matchProducts)[number];

/** Parts of the Onboarding Program that can be ordered one by one. */
export const onboardingParts = [
  'backgroundCheck',
  'employmentVerification',
  'cdlis',
  'psp',
  'clearinghouse',
  'drugTest',
  'mvr',
] as const;
/** One of {@link onboardingParts}. */
export type OnboardingPart = (typeof onboardingParts)[number];

/** Everything that has a dated price: cents, or basis points a month for `lateFee`. */
export const products = [
  ...matchProducts,
  'onboardingProgram',
  'onboardingMinimum',
  ...onboardingParts,
  'lateFee',
] as const;
/** One of {@link products}. */
export type Product = (typeof products)[number];

/** A product that can be bought; the late fee is none. */
export type PurchasedProduct = Exclude<Product, 'lateFee'>;
