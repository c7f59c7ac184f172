/** Texts that are loaded together. */
export { default as common } from '../locales/en/common.json';
export { default as problems } from '../english-problems';
