/** Texts of the signature box, for drivers and past employers. */
export { default as signature } from '../locales/en/signature.json';
