/** Problems with prices, purchases and their credits, part of the problem catalog. */
export const purchaseProblems = {
  'already-credited': { kind: 'conflict', title: 'This purchase was credited already' },
  'already-purchased': { kind: 'conflict', title: 'This was ordered for the driver already' },
  'credit-exceeds-purchase': { kind: 'conflict', title: 'A credit is at most what the purchase cost: {price}' },
  'driver-not-hired': { kind: 'conflict', title: 'Onboarding can be ordered for drivers whom you have hired' },
  'license-state-unknown': {
    kind: 'conflict',
    title: "The state of the driver's license isn't known yet, so the motor vehicle record has no price",
  },
  'price-changed': { kind: 'conflict', title: 'The price has changed to {price}. Please confirm it' },
  'price-missing': { kind: 'conflict', title: 'There is no price for this yet. Please contact support' },
  'price-not-future': { kind: 'conflict', title: 'A price counts from a future day' },
  'price-unchanged': { kind: 'conflict', title: 'This price already applies on that day. Please enter another amount' },
  'purchase-free': { kind: 'conflict', title: 'This purchase cost nothing' },
} as const;
