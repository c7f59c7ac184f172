import { fleetReasons } from '../../candidacies/states';

/** A rejection based on a report needs its notices, one candidate at a time; a no-show is about a start. */
export const bulkPassReasons = fleetReasons.filter(
  (reason): reason is Exclude<(typeof fleetReasons)[number], 'report_based' | 'no_show'> =>
    reason !== 'report_based' && reason !== 'no_show',
);
