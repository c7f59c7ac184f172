import { type Actor, isDriver, isOps } from '../accounts/actor';
import { can, type Permission } from '../accounts/policy';
import type { ProblemCode } from '../problems';
import type { EmploymentType } from '../requirements/model/employment';
import { storesOf } from '../requirements/readers';
import { type FileDocumentKind, fileDocumentKinds, type I9Refusal, storeOfKind } from './document-kinds';

/** The people who add documents of a kind. */
interface AddRule {
  readonly isForDrivers: boolean;
  readonly isForOps: boolean;
  /** People of a carrier who have all of these permissions. */
  readonly carrier: readonly Permission[];
}

const ofAnybody: AddRule = { isForDrivers: true, isForOps: true, carrier: ['files:add'] };
const ofOfficials: AddRule = { isForDrivers: false, isForOps: true, carrier: ['files:record'] };

const rules: Readonly<Record<FileDocumentKind, AddRule>> = {
  license: ofAnybody,
  medical: ofAnybody,
  mvr: ofAnybody,
  cdlis: ofOfficials,
  'clearing-house': ofOfficials,
  psp: ofOfficials,
  'drug-alcohol': ofOfficials,
  'background-check-result': ofOfficials,
  i9: { isForDrivers: false, isForOps: false, carrier: ['files:record', 'files:read-hr'] },
  'additional-document': { isForDrivers: true, isForOps: false, carrier: ['files:add'] },
};

/** Whether somebody adds documents of this kind, apart from what the document itself needs. */
export function mayAdd(actor: Actor, kind: FileDocumentKind): boolean {
  const { isForDrivers, isForOps, carrier } = rules[kind];
  if (isDriver(actor)) return isForDrivers;
  if (isOps(actor)) return isForOps && can(actor, 'ops:act');
  return carrier.every((permission) => can(actor, permission));
}

/** The driver's employment with the carrier that adds; undefined before an accepted offer, and after its end. */
export type AddingEmployment = { readonly type: EmploymentType | null } | undefined;

/**
 * Why a Form I-9 cannot be added: it is asked of employees with an accepted offer, never of candidates or contractors
 * (8 CFR 274a.1(f), 274a.2).
 */
export function checkI9(employment: AddingEmployment): I9Refusal | undefined {
  if (employment === undefined) return 'eligibility-form-before-offer';
  return employment.type === 'employee' ? undefined : 'eligibility-form-not-employee';
}

/** Why somebody cannot add a document of this kind now; undefined if they can. */
export function whyNotAdd(actor: Actor, kind: FileDocumentKind, employment: AddingEmployment): ProblemCode | undefined {
  if (!mayAdd(actor, kind)) return 'document-kind-not-allowed';
  return kind === 'i9' ? checkI9(employment) : undefined;
}

/** Why somebody who adds documents of this kind cannot add one yet; null if they can, or never do. */
export const refusalOf = (actor: Actor, kind: FileDocumentKind, employment: AddingEmployment): I9Refusal | null =>
  kind === 'i9' && mayAdd(actor, kind) ? (checkI9(employment) ?? null) : null;

/** The kinds that somebody can add now. */
export const addableKinds = (actor: Actor, employment: AddingEmployment): FileDocumentKind[] =>
  fileDocumentKinds.filter((kind) => whyNotAdd(actor, kind, employment) === undefined);

/** Kinds that belong to one employer by law: operations add them for an employment. */
export const kindsOfEmployers: readonly FileDocumentKind[] = ['clearing-house', 'psp', 'drug-alcohol'];

/**
 * Whether a new document counts without a review: of those who record documents in a store that they read. Others' documents
 * wait for one.
 */
export const isAcceptedOnEntry = (actor: Actor, kind: FileDocumentKind): boolean =>
  can(actor, 'ops:act') || (can(actor, 'files:record') && storesOf(actor).includes(storeOfKind(kind)));

/** A document that somebody added, as far as its review depends on it. */
interface Reviewable {
  readonly kind: FileDocumentKind;
  /** The carrier that it belongs to. */
  readonly organizationId: string | null;
  readonly isOfOps: boolean;
}

/**
 * Whether somebody reviews such a document: operations, of the driver, the platform and what they added for a carrier; people
 * of a carrier who record documents, in its own file and the stores that they read.
 */
export function mayReviewDocument(actor: Actor, { kind, organizationId, isOfOps }: Reviewable): boolean {
  if (!storesOf(actor).includes(storeOfKind(kind))) return false;
  if (can(actor, 'ops:act')) return organizationId === null || isOfOps;
  return can(actor, 'files:record') && organizationId !== null && organizationId === actor.organizationId;
}
