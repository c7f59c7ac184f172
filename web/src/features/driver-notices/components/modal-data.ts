import type { OwnAdverseAction } from '#domain/adverse-actions/schema';

/** The notice whose report the driver disputes. */
export type DisputeData = Pick<OwnAdverseAction, '_id' | 'round' | 'carrier'>;
