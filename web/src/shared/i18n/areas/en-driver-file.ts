/** Texts that are loaded together. */
export { default as account } from '../locales/en/account.json';
export { default as compliance } from '../locales/en/compliance.json';
export { default as debitCard } from '../locales/en/debit-card.json';
export { default as histories } from '../locales/en/histories.json';
export { default as legal } from '../locales/en/legal.json';
export { default as personalInfo } from '../locales/en/personal-info.json';
