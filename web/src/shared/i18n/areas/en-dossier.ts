/** Texts of the file of a driver for carriers, and of the qualification review. */
export { default as dossier } from '../locales/en/dossier.json';
