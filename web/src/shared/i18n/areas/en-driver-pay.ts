/** Texts of the driver's pay. */
export { default as driverPay } from '../locales/en/driver-pay.json';
