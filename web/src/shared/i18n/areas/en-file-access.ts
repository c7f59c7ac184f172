/** Texts about access to drivers' files, which load with the parts that show it. */
export { default as driverAccess } from '../locales/en/driver-access.json';
export { default as fileAccess } from '../locales/en/file-access.json';
