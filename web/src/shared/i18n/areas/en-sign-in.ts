/** Texts that are loaded together. */
export { default as accounts } from '../locales/en/accounts.json';
export { default as carriers } from '../locales/en/carriers.json';
export { default as errors } from '../locales/en/errors.json';
export { default as social } from '../locales/en/social.json';
