import type { DriverStage } from '#domain/driver-pipeline/stages';

/** A demo driver with a known login. */
export interface DemoDriver {
  /** Local part of the email address. */
  readonly name: string;
  readonly role: string;
  readonly stage: DriverStage;
  /** Progress of the application, where it is fixed instead of random. */
  readonly application?: 'halfWay' | 'none';
  /** Days in the current stage and since sign-up. */
  readonly days?: { readonly inStage: number; readonly withAccount: number };
  readonly cardEndsInDays?: number;
}

/** The demo's own drivers, the same in every world, at the first hub. The first three have candidacies. */
export const demoDrivers: readonly DemoDriver[] = [
  { name: 'driver', role: 'Driver', stage: 'Certified', cardEndsInDays: 45 },
  { name: 'driver.invited', role: 'Driver with an invitation', stage: 'Certified', cardEndsInDays: 400 },
  { name: 'driver.interview', role: 'Driver with an interview', stage: 'Certified', cardEndsInDays: 500 },
  {
    name: 'driver.applying',
    role: 'Driver with a half-finished application',
    stage: 'Processing',
    application: 'halfWay',
    days: { inStage: 3, withAccount: 4 },
  },
  {
    name: 'driver.new',
    role: 'Driver who just signed up',
    stage: 'PreQualify',
    application: 'none',
    days: { inStage: 0.1, withAccount: 0.1 },
  },
  { name: 'driver.renewal', role: 'Driver with an expiring medical card', stage: 'Certified', cardEndsInDays: 20 },
];
