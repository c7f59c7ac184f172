/** The subject of a change that open pages are told about. A page's query names those that make its data old. */
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
