import { derivedId } from '#platform/ids';

/** The world's one member of operations, who looks after every driver. */
export const opsId = (seed: number): string => derivedId('seed', String(seed), 'ops');
