import type { AccessEventType } from '../../dq-access/events';
import type { TransitionRow } from './row';

/** The messages of every transition of an access to a driver's file, and who gets none although their next step changes. */
export const accessTransitions: Readonly<Record<AccessEventType, TransitionRow>> = {
  accessRequested: { sends: ['driver: access-requested (email, text)'], silent: {} },
  accessRequestWithdrawn: { sends: [], silent: { driver: 'purpose' } },
  accessGranted: { sends: ['requester: access-granted (email)'], silent: {} },
  accessRejected: { sends: ['requester: access-rejected (email)'], silent: {} },
  accessRevoked: { sends: ['requester: access-revoked (email)'], silent: {} },
  accessGivenUp: { sends: ['driver: access-ended (email)'], silent: {} },
  accessExtended: { sends: ['requester: access-day-changed (email)'], silent: {} },
  accessReminderDue: { sends: ['driver: access-reminder (email, text)'], silent: {} },
  accessRequestExpired: { sends: ['requester: access-unanswered (email)'], silent: { driver: 'purpose' } },
  accessExpired: { sends: ['driver: access-ended (email)', 'requester: access-ended (email)'], silent: {} },
  accessCandidacyClosed: { sends: ['driver: access-ended (email)'], silent: { driver: 'purpose', carrier: 'follows' } },
  accessDriverLeft: { sends: [], silent: { driver: 'gone', carrier: 'follows' } },
  organizationPaused: { sends: [], silent: {} },
  organizationResumed: { sends: [], silent: {} },
};
