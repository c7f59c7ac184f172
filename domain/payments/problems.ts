/** Problems with a driver's debit card, part of the problem catalog. */
export const paymentProblems = {
  'card-code-not-valid': { kind: 'invalid', title: 'Security code is not valid' },
  'card-declined': { kind: 'conflict', title: 'The bank declined this card. Please try another one' },
  'card-expired': { kind: 'invalid', title: 'This card has expired' },
  'card-expiry-not-valid': { kind: 'invalid', title: 'Please enter month and year as MM/YY' },
  'card-not-debit': { kind: 'conflict', title: "This isn't a debit card. Please use a debit card" },
  'card-number-not-valid': { kind: 'invalid', title: 'Card number is not valid' },
  'card-token-expired': { kind: 'conflict', title: 'This took too long. Please enter the card again' },
  'payments-closed': { kind: 'conflict', title: "Cards can't be added yet" },
} as const;
