/** Problems with invoices and their payments, part of the problem catalog. */
export const invoiceProblems = {
  'account-number-not-valid': { kind: 'invalid', title: 'Account number is not valid' },
  'billing-not-failed': { kind: 'conflict', title: 'This carrier has been billed already' },
  'credit-exceeds-invoice': { kind: 'conflict', title: 'Only {left} of this invoice can still be credited' },
  'invoice-has-payments': {
    kind: 'conflict',
    title: 'This invoice has payments, so it cannot be voided. Credit it instead',
  },
  'invoice-not-open': { kind: 'conflict', title: 'This invoice is paid or void' },
  'invoice-void': { kind: 'conflict', title: 'This invoice is void' },
  'online-payments-closed': { kind: 'conflict', title: 'Invoices cannot be paid online yet. Please pay by transfer' },
  'payment-exceeds-balance': { kind: 'conflict', title: 'The payment is more than the balance of {balance}' },
  'payment-in-progress': {
    kind: 'conflict',
    title: 'A payment of this invoice is being processed. Wait for its result before you pay again',
  },
  'payment-source-expired': { kind: 'conflict', title: 'This took too long. Please enter the card or account again' },
  'payment-unresolved': {
    kind: 'conflict',
    title: 'The result of an earlier payment is not known yet. Wait for it before you pay again',
  },
  'received-in-future': { kind: 'invalid', title: 'The day of the payment must not be in the future' },
  'refund-exceeds-credit': { kind: 'conflict', title: "Only {credit} can be refunded: the carrier's credit" },
  'refund-not-possible': { kind: 'conflict', title: 'This payment cannot be refunded' },
  'refund-refused': {
    kind: 'conflict',
    title: "The payment provider refused this refund. The money is the carrier's credit again",
  },
  'routing-number-not-valid': { kind: 'invalid', title: 'Routing number is not valid' },
  'webhook-not-valid': { kind: 'invalid', title: 'The signature, the time or the mode of this report is not valid' },
  'write-off-too-early': {
    kind: 'conflict',
    title: 'A payment of this invoice is under way. Write off what is left once its result is known',
  },
} as const;
