import type { DriverStage } from '#domain/drivers/stages';

/** Somebody of the demo, to sign in as. */
export interface DemoDriver {
  /** The first part of his address. */
  readonly name: string;
  readonly role: string;
  readonly stage: DriverStage;
  /** How far he is with his application, where that is said and not made up. */
  readonly application?: 'halfWay' | 'none';
  /** How long he has been in his stage, and has had an account. */
  readonly days?: { readonly inStage: number; readonly withAccount: number };
  readonly cardEndsInDays?: number;
}

/** Who the demo's drivers are: the same in every world, at the first hub. The first ones have offers and interviews. */
export const demoDrivers: readonly DemoDriver[] = [
  { name: 'driver', role: 'Driver', stage: 'Certified', cardEndsInDays: 45 },
  { name: 'driver.invited', role: 'Driver with an invitation', stage: 'Certified', cardEndsInDays: 400 },
  { name: 'driver.interview', role: 'Driver with an interview', stage: 'Certified', cardEndsInDays: 500 },
  {
    name: 'driver.applying',
    role: 'Driver, half-way through his application',
    stage: 'Processing',
    application: 'halfWay',
    days: { inStage: 3, withAccount: 4 },
  },
  {
    name: 'driver.new',
    role: 'Driver who has just signed up',
    stage: 'PreQualify',
    application: 'none',
    days: { inStage: 0.1, withAccount: 0.1 },
  },
  { name: 'driver.renewal', role: 'Driver whose medical card ends soon', stage: 'Certified', cardEndsInDays: 20 },
];
