import { openAccessStates } from '#domain/dq-access/states';

const OPEN_ACCESSES = openAccessStates.map((state) => `'${state}'`).join(', ');

/** Whether carriers can find the driver of the rows `drivers` and `driver_pipelines`. */
export const IS_FINDABLE = 'driver_pipelines.is_searchable and drivers.is_available';

/**
 * Whether the carrier in this column or binding knows the driver of the row `drivers`: as a candidate, from its bench, or by an
 * open request for the file. Everybody else is found, or unknown.
 */
export const isKnownTo = (organizationId: string): string => `exists (select 1 from candidacies as known
    where known.driver_id = drivers.id and known.organization_id = ${organizationId})
  or exists (select 1 from bench_entries as known
    where known.driver_id = drivers.id and known.organization_id = ${organizationId})
  or exists (select 1 from dq_accesses as known
    where known.driver_id = drivers.id and known.organization_id = ${organizationId} and known.state in (${OPEN_ACCESSES}))`;
