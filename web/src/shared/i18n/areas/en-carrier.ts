/** Texts that are loaded together. */
export { default as autopilot } from '../locales/en/autopilot.json';
export { default as bench } from '../locales/en/bench.json';
export { default as dashboard } from '../locales/en/dashboard.json';
export { default as drivers } from '../locales/en/drivers.json';
export { default as facilities } from '../locales/en/facilities.json';
export { default as hiring } from '../locales/en/hiring.json';
export { default as interviews } from '../locales/en/interviews.json';
export { default as notes } from '../locales/en/notes.json';
export { default as orders } from '../locales/en/orders.json';
export { default as recruiter } from '../locales/en/recruiter.json';
export { default as staff } from '../locales/en/staff.json';
export { default as templates } from '../locales/en/templates.json';
export { default as webhooks } from '../locales/en/webhooks.json';
