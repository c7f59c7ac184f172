import type { Store } from '../requirements/model/requirement';

/** Kinds of audits, by the party that examines the records. */
export const auditKinds = ['fmcsa', 'insurer', 'internal'] as const;
/** One of {@link auditKinds}. */
export type AuditKind = (typeof auditKinds)[number];

/** Contents of a packet: documents on pages, or the index alone. */
export const auditDetails = ['full', 'index'] as const;
/** One of {@link auditDetails}. */
export type AuditDetail = (typeof auditDetails)[number];

/** Selections of files: one by one, all of a period, or a random sample of a period. */
export const selectionModes = ['chosen', 'period', 'sample'] as const;
/** One of {@link selectionModes}. */
export type SelectionMode = (typeof selectionModes)[number];

/** The carrier's stores, whose records an audit may contain; the platform's own are no records of a carrier. */
export const auditStores = ['qualification', 'investigation', 'drugAlcohol', 'hr'] as const satisfies readonly Store[];
/** One of {@link auditStores}. */
export type AuditStore = (typeof auditStores)[number];

/** States of a packet (docs/state-machines.md#audit-packets). */
export const packetStates = ['queued', 'rendering', 'ready', 'failed'] as const;
/** One of {@link packetStates}. */
export type PacketState = (typeof packetStates)[number];

/**
 * The states that may follow. A failed packet is queued again by a person, and one that is ready when the data of a driver in it is
 * erased.
 */
export const nextPacketStates: Readonly<Record<PacketState, readonly PacketState[]>> = {
  queued: ['rendering'],
  rendering: ['ready', 'failed'],
  ready: ['queued'],
  failed: ['queued'],
};

/** Kinds of views by a reader with a link. */
export const auditViewKinds = ['index', 'file', 'page', 'original', 'packet'] as const;
/** One of {@link auditViewKinds}. */
export type AuditViewKind = (typeof auditViewKinds)[number];
