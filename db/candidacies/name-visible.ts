import { nameVisible } from '#domain/candidacies/records';
import { stages } from '#domain/shared/candidacy-states';

/** The stages in which a carrier may see the driver's full name, as an SQL list. */
export const NAME_VISIBLE_STAGES_SQL = stages
  .filter(nameVisible)
  .map((stage) => `'${stage}'`)
  .join(', ');

/** Whether the carrier may see the driver's full name now: a condition on two columns or placeholders. */
export const nameVisibleSql = (driverId: string, organizationId: string): string =>
  `exists (select 1 from candidacies where candidacies.driver_id = ${driverId}
    and candidacies.organization_id = ${organizationId} and candidacies.stage in (${NAME_VISIBLE_STAGES_SQL}))`;
