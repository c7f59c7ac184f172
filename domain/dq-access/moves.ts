import type { ActorKind } from '../shared/actor';
import type { AccessCommandName } from './commands';
import type { AccessEventType } from './events';
import type { AccessState, AccessStateOrNone } from './states';

/** One row of the table of moves (docs/state-machines.md#access-to-a-drivers-file). */
export interface AccessMove {
  readonly from: readonly AccessStateOrNone[];
  readonly who: readonly ActorKind[];
  readonly to: AccessState;
  readonly event: AccessEventType;
}

/** For each command: the states and actors that allow it, and its result. */
export const accessMoves: { readonly [N in AccessCommandName]: AccessMove } = {
  requestAccess: {
    from: ['none', 'rejected', 'revoked'],
    who: ['fleet'],
    to: 'requested',
    event: 'accessRequested',
  },
  withdrawRequest: { from: ['requested'], who: ['fleet'], to: 'revoked', event: 'accessRequestWithdrawn' },
  grantAccess: { from: ['requested'], who: ['driver'], to: 'approved', event: 'accessGranted' },
  rejectAccess: { from: ['requested'], who: ['driver'], to: 'rejected', event: 'accessRejected' },
  revokeAccess: { from: ['approved'], who: ['driver'], to: 'revoked', event: 'accessRevoked' },
  giveUpAccess: { from: ['approved'], who: ['fleet'], to: 'revoked', event: 'accessGivenUp' },
  extendAccess: { from: ['approved'], who: ['driver'], to: 'approved', event: 'accessExtended' },
};
