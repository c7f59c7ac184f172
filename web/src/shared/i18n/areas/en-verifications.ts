/** Texts about the verification of past employments, for carriers, drivers and past employers. */
export { default as driverVerifications } from '../locales/en/driver-verifications.json';
export { default as verifications } from '../locales/en/verifications.json';
export { default as voe } from '../locales/en/voe.json';
