/** Texts of prices and purchases, which load with the parts that show them. */
export { default as purchases } from '../locales/en/purchases.json';
