/** Texts about hours of service, which load with the parts that show them. */
export { default as hours } from '../locales/en/hours.json';
