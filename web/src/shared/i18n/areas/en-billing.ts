/** Texts of invoices and payments, of carriers and of operations. */
export { default as billing } from '../locales/en/billing.json';
export { default as opsBilling } from '../locales/en/ops-billing.json';
