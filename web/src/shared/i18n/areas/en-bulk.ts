/** Texts of bulk actions, for operations and carriers. */
export { default as bulk } from '../locales/en/bulk.json';
