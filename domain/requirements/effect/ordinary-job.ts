import type { DriverFile } from '../model/driver-file';
import type { Facts } from '../model/facts';

/**
 * The facts of an ordinary job, with which ready for dispatch is judged while no order is in question: a tractor-trailer
 * between states, without hazardous materials and without ports. Statements about the driver count before them.
 */
export const ordinaryJob: Facts = {
  interstate: true,
  cdlJob: true,
  vehicleWeight: 26_001,
  hazmat: false,
  portArea: false,
  exemptOperation: false,
};

/** The file of a driver for a job with these facts. */
export const fileForJob = (file: DriverFile, job: Facts): DriverFile => ({
  ...file,
  facts: { ...job, ...file.facts },
});
