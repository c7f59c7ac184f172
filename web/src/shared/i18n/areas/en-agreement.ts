/** Texts of the carrier agreement. */
export { default as agreement } from '../locales/en/agreement.json';
