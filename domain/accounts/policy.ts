import type { Actor } from './actor';
import { type Position, positions, type Role } from './roles';

interface Grant {
  readonly role: Role;
  /** Only these positions; if absent, any position or none. */
  readonly positions?: readonly Position[];
}

/**
 * An administrator (`business-admin`) has the permissions of their position in addition to an administrator's
 * (docs/state-machines.md#permissions).
 */
const staff = (...allowed: readonly Position[]): readonly Grant[] => [
  { role: 'business', positions: allowed },
  { role: 'business-admin', positions: allowed },
];
const admin: Grant = { role: 'business-admin' };
const ops: Grant = { role: 'ops' };
const opsAdmin: Grant = { role: 'ops-admin' };
const driver: Grant = { role: 'applicant' };

const everybody = staff(...positions);
const allButAccounting = staff('LOCATION_MANAGER', 'REGIONAL_MANAGER', 'RECRUITER', 'HR', 'SAFETY');

/** Permissions and the roles and positions that hold them (docs/state-machines.md#permissions). */
export const policy = {
  /** Read orders, search, view driver profiles, export the data that the person may read. */
  'orders:read': [...everybody, admin, ops],
  /** Create, edit while pending, duplicate, clone, change the visibility, cancel or delete while pending. */
  'orders:write': [...everybody, admin],
  /** Edit an active order. */
  'orders:edit-active': staff('RECRUITER'),
  /** Cancel or delete an active order. */
  'orders:end-active': [...staff('RECRUITER'), admin],
  /** Invite, pass, move to review, cancel assignment, interview, hire, end; add to and remove from the bench. */
  'hiring:act': [...allButAccounting, admin],
  /** Approve or reject a review or a bench entry: HR and SAFETY only. */
  'hiring:review': staff('HR', 'SAFETY'),
  /** Facilities, fleet configuration, safety profile, autopilot. */
  'facilities:manage': [...allButAccounting, admin],
  /** Read and write the carrier's notes about candidates. */
  'notes:write': [...everybody, admin],
  /** Create, edit and delete message templates. */
  'templates:manage': [...staff('HR'), admin],
  /** Read and set the days that steps of hiring may take. */
  'targets:manage': [...staff('HR'), admin],
  /** Read drivers' files: the qualification file of the carrier's employments, and what drivers gave it access to. */
  'files:read': [...allButAccounting, admin],
  /** Read the hours-of-service logs of drivers who work for the carrier; drivers read their own. */
  'hours:read': [driver, ...allButAccounting, admin],
  /** Read the investigation history in them, which is for those who decide on the hire (49 CFR 391.53). */
  'files:read-investigation': staff('RECRUITER', 'HR', 'SAFETY'),
  /** Read the drug and alcohol records in them (49 CFR 382.405). */
  'files:read-drug-alcohol': staff('HR', 'SAFETY'),
  /** Read the records of human resources in them. */
  'files:read-hr': [...staff('HR'), admin],
  /** Add a license, medical card, motor vehicle record or additional document to a driver's file, for review. */
  'files:add': [...allButAccounting, admin],
  /** Record, correct and review evidence, employments and facts of them. */
  'files:record': staff('HR', 'SAFETY'),
  /** Start, repeat and cancel the verification of past employments. */
  'employers:verify': staff('RECRUITER', 'HR', 'SAFETY'),
  /** Close such a verification in good faith. */
  'employers:close': staff('HR', 'SAFETY'),
  /** Read audits of the carrier: requests of agencies and auditors, their packets, links and views. */
  'audits:read': [...staff('SAFETY'), ops],
  /** Record audits, share them with outside readers, and record that they were produced. */
  'audits:manage': staff('SAFETY'),
  /** Read the agreement of the own carrier. */
  'agreement:read': [...everybody, admin],
  /** Accept or end the carrier agreement. */
  'agreement:sign': [admin],
  /** Read purchases, invoices, payments and their totals. */
  'billing:read': [...staff('ACCOUNTING'), admin, ops],
  /** Order onboarding for hired drivers. */
  'purchases:onboarding': [...staff('HR', 'SAFETY'), admin],
  /** Pay invoices. */
  'billing:pay': [...staff('ACCOUNTING'), admin],
  /** Read timesheets of the carrier's drivers, with their pay. */
  'timesheets:read': [...staff('ACCOUNTING', 'HR', 'LOCATION_MANAGER', 'REGIONAL_MANAGER'), admin],
  /** Approve, send back, reopen and dispute workdays. */
  'timesheets:approve': [...staff('ACCOUNTING', 'HR', 'LOCATION_MANAGER', 'REGIONAL_MANAGER'), admin],
  /** Read the agreed rates of pay of the carrier's drivers. */
  'rates:read': [...everybody, admin],
  /** Agree on another rate; the first one is part of the hire. */
  'rates:set': [...staff('HR'), admin],
  /** Endpoints that receive the carrier's events, their secrets and what was sent to them. */
  'webhooks:manage': [admin],
  /** Staff, positions, organization. */
  'staff:manage': [admin],
  /** A driver's own actions: find jobs, request, answer, withdraw. */
  'driver:act': [driver],
  /** Read the notes on a driver's entries: the driver, operations, and a carrier's readers of investigations. */
  'verifications:read': [driver, ops, ...staff('RECRUITER', 'HR', 'SAFETY')],
  /** Read everything as operations. */
  'ops:read': [ops],
  /** Accept or send back orders, act on pipelines and organizations. */
  'ops:act': [ops],
  /** Manage operations' staff, the served states and the requirements. */
  'ops:admin': [opsAdmin],
} as const satisfies Record<string, readonly Grant[]>;

/** The name of a permission. */
export type Permission = keyof typeof policy;

/** All permissions. */
export const permissions = Object.keys(policy) as readonly Permission[];

/** Whether the actor has the permission; access to a particular record is checked separately. */
export function can(actor: Actor, permission: Permission): boolean {
  const grants: readonly Grant[] = policy[permission];
  return grants.some(
    (grant) =>
      actor.roles.includes(grant.role) &&
      (grant.positions === undefined || (actor.position !== undefined && grant.positions.includes(actor.position))),
  );
}
