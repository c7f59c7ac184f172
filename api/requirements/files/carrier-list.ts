import { pageOfCarrierFiles } from '#db/requirements/carrier-files';
import type { EmploymentRows, EmploymentsQuery } from '#domain/requirements/file-list-schema';
import { storesOf } from '#domain/requirements/readers';
import { todayOf } from '../../http/today';
import { presentEmployment } from './present-file';
import type { CarrierContext } from './scope';

/** A page of the carrier's employments with the state of their files, as of the last check of each. */
export async function readEmployments(ctx: CarrierContext, query: EmploymentsQuery): Promise<EmploymentRows> {
  const { db, actor } = ctx;
  const { organizationId } = actor;
  const own = { organizationId, on: todayOf(ctx), stores: storesOf(actor) };
  const { rows, count } = await pageOfCarrierFiles(db, { ...query, ...own });
  return {
    total: count,
    data: rows.map(({ counts, bars, nextDueOn, ...employment }) => ({
      ...presentEmployment(employment),
      ...{ counts, bars, nextDueOn },
    })),
  };
}
