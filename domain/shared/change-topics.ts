/** The subject of a change of which open pages are notified. A page's query names those that make its data old. */
export type ChangeTopic =
  | 'bench'
  | 'bulk-action'
  | 'candidacy'
  | 'candidate-note'
  | 'carrier'
  | 'driver'
  | 'driver-note'
  | 'employment-verification'
  | 'facility'
  | 'file-access'
  | 'history'
  | 'job-order'
  | 'message-template'
  | 'review'
  | 'review-claim'
  | 'user'
  | 'workday';
