import { inEach } from './in-each';

const lines = ['MatchPrices', 'OnboardingOrder', 'OnboardingOffer', 'Purchase'];

const SHOWN_PRICE =
  'Total in cents that the page showed: if it has changed, the request is refused. Without it, the price is not compared.';

/** Fields of prices and purchases. */
export const purchaseFields: Readonly<Record<string, string>> = {
  product: 'The product.',
  ...inEach(['PriceList', 'OpsPrice', 'NewPriceBody'], {
    state: 'State of the license, for a motor vehicle record; null for other products.',
    amount: 'Price in cents; for the late fee, basis points per month.',
  }),
  'PriceList.data': 'Current prices, by product and state.',
  'PriceList.startsAt': 'Time from which the price applies (UTC).',
  'PriceList.next': 'The next scheduled price; null if none is scheduled.',
  trialEndsAt: "First instant after the carrier's trial (UTC); null if the caller's carrier has no trial.",
  trialEndsOn:
    "Last day of the carrier's trial in its own time zone (yyyy-mm-dd); null if the caller's carrier has no trial.",
  isTrial: "True while the carrier's trial lasts.",
  'OpsPrices.data': 'Versions of prices, by product and state, newest first.',
  'OpsPrice.startsAt': 'Time from which the price applies (UTC).',
  'OpsPrice.endsAt': 'First instant at which the price no longer applies (UTC); null if it has no end.',
  'OpsPrice.status': 'Whether the price is past, current or planned, or was canceled before it applied.',
  'OpsPrice.createdBy': 'Name of the person who entered the price; null if it came with the product.',
  'NewPriceBody.startsOn': "First day on which the price applies, in the caller's time zone (yyyy-mm-dd).",
  'PricePreview.before': 'The amount that the new price replaces; null if there is none.',
  'PricePreview.startsAt': 'Time from which the new price would apply (UTC).',
  'PricePreview.endsAt': 'Time at which a scheduled price would replace it (UTC); null if none is scheduled.',
  'PricePreview.orders':
    'Number of active job orders, or of current hires for onboarding, to which the price would apply.',
  'PricePreview.carriers': 'Number of their carriers.',
  openInvitations: 'Number of open invitations, which keep the price of the day on which they were sent.',
  unpaidInvoices: 'Number of unpaid invoices whose late fee it would be.',
  'PricePreview.names': 'Names of the first of the carriers.',
  'MatchPricesBody.driverIds': 'Ids of the drivers (UUID), at most 100.',
  'MatchPrices.data': 'The prices, without drivers whom the caller can neither find nor knows.',
  ...inEach(lines, {
    listCents: 'List price in cents.',
    cents: 'Charge in cents, before credits.',
    reason: 'Reason why the carrier pays less than the list price; null if it pays the list price.',
  }),
  'MatchPrices.reason': 'Reason why the match is free now; null if it is not.',
  'MatchPrices.total': 'Total of the matches.',
  'MatchCost.cents': 'Total in cents.',
  'MatchCost.paid': 'Number of matches that are not free.',
  'Purchase.state':
    'free: nothing was charged; charged: the next invoice contains it; invoiced: an invoice contains it; credited: operations credited it.',
  'Purchase.name': 'Name, as far as the caller may see it.',
  'Purchase.order': 'The job order; null if the purchase belongs to none.',
  'Purchase.invoiceId': 'Id of the invoice (UUID); null while there is none.',
  boughtBy: 'Name of the person who ordered it; null for autopilot.',
  boughtAt: 'Time of the purchase (UTC).',
  'Purchase.credit': 'The credit that operations gave; null if there is none.',
  'credit.number': 'Number of the credit, in a series without gaps.',
  'credit.cents': 'Credited amount in cents.',
  'credit.reason': 'The reason, which the carrier reads.',
  'credit.at': 'Time of the credit (UTC).',
  'PurchasePage.totalCents': 'Total of all pages in cents, after credits.',
  'CreditPurchaseBody.cents': 'Amount of the credit in cents; the whole purchase if absent.',
  'CreditPurchaseBody.reason': 'The reason, which the carrier reads.',
  choice: '`program` for the whole Onboarding Program, or a list of its parts.',
  ...inEach(['OrderOnboardingBody', 'InviteBody', 'MoveToReviewBody', 'CandidateBulkBody'], {
    shownPriceCents: SHOWN_PRICE,
  }),
  'OnboardingOrder.lines': 'Lines of the order.',
  'OnboardingOrder.totalCents': 'Total in cents.',
  'OnboardingOffer.checks': 'Checks of earlier orders, and the next step of each.',
  'checks.part': 'The check.',
  'checks.step':
    'The next step: the driver has to sign or name something, the order starts, the provider has it, or the result is there.',
  'OnboardingOffer.problem': 'Code of the reason why nothing can be ordered; null if onboarding can be ordered.',
  bought: 'Earlier orders for the driver, line by line.',
  prices: 'Price of each product. A motor vehicle record of an unknown state has none.',
  'prices.id': 'Id of the price (UUID).',
  'prices.amount': 'Price in cents.',
  'OnboardingOffer.at': 'Time for which the prices are given (UTC).',
  'CandidateBulkPreview.cost':
    'Cost of the matches of the drivers for whom the action is possible; null if it buys none.',
};
