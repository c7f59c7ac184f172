import { LATEST_ZONE } from '#domain/shared/zones';

/**
 * Whether the last day of the employment in a row of this table or alias is not over. The days of an employment are calendar
 * days where the driver lives: it lasts until its last day is over everywhere.
 */
export const isNotOver = (employments: string): string =>
  `(${employments}.ended_on is null or ${employments}.ended_on >= (now() at time zone '${LATEST_ZONE}')::date)`;

/**
 * Selects a row if an employment is in force between the carrier and the driver of a row of this table or alias, which has
 * `organization_id` and `driver_id`: the driver accepted the hire, and the last day is not over (decision 047).
 */
export const employmentInForce = (pair: string): string => `select 1 from employments
  where employments.organization_id = ${pair}.organization_id and employments.driver_id = ${pair}.driver_id
    and employments.hired_on is not null
    and ${isNotOver('employments')}`;
