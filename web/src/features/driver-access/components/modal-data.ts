import type { OwnAccess, OwnAccesses } from '#domain/dq-access/schema';

/** Grants a request, or extends a grant, until a day. */
export interface DayData {
  answer: 'grant' | 'extend';
  access: Pick<OwnAccess, '_id' | 'carrier' | 'endsOn'>;
  days: Pick<OwnAccesses, 'today' | 'defaultEndsOn' | 'lastEndsOn'>;
}

/** Rejects a request, or revokes a grant. */
export interface RefusalData {
  answer: 'reject' | 'revoke';
  access: Pick<OwnAccess, '_id' | 'carrier'>;
}
