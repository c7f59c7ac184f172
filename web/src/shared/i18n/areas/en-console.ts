/** Texts that several areas of the console share. */
export { default as console } from '../locales/en/console.json';
