/** Texts of audits, and of the rooms of their outside readers. */
export { default as audits } from '../locales/en/audits.json';
