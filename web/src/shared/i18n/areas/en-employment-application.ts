/** Texts of the application that a driver signs for the carrier of an offer. */
export { default as employmentApplication } from '../locales/en/employment-application.json';
