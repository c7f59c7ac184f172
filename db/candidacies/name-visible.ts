import { nameVisible } from '#domain/candidacies/records';
import { stages } from '#domain/shared/candidacy-states';

/** The stages in which a carrier may see the driver's full name, as an SQL list. */
export const NAME_VISIBLE_STAGES_SQL = stages
  .filter(nameVisible)
  .map((stage) => `'${stage}'`)
  .join(', ');
