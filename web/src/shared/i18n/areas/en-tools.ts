/** Texts of the palette, the keyboard shortcuts and saved views, for carriers and operations. */
export { default as tools } from '../locales/en/tools.json';
