/** Schemas of prices and purchases. */
export const purchaseSchemas: Readonly<Record<string, string>> = {
  PriceList: 'Current prices.',
  OpsPrice: 'A version of a price.',
  OpsPrices: 'Versions of prices.',
  NewPriceBody: 'A price that applies from a day.',
  PricePreview: 'The effect of a new price.',
  MatchPricesBody: 'The drivers and the job order to price.',
  MatchCost: 'Total cost of matches.',
  MatchPrices: "Prices of drivers' matches.",
  Purchase: 'A purchase of a carrier.',
  PurchasePage: 'A page of purchases, newest first, with the total of all.',
  CreditPurchaseBody: 'A credit on a purchase.',
  OrderOnboardingBody: 'An order of onboarding for a hired driver.',
  OnboardingOrder: 'An order of onboarding that was placed.',
  OnboardingOffer: 'The onboarding that can be ordered for a driver.',
  MoveToReviewBody: 'The price of the match that the caller saw.',
};
