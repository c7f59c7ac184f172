import { driverStages } from '../driver-pipeline/stages';
import { orderStatuses } from '../job-orders/states';
import { candidacyStates } from '../shared/candidacy-states';

/** Stages of drivers, states of applications, statuses of orders. */
export const stalledStages = [...driverStages, ...candidacyStates, ...orderStatuses] as const;
/** One of {@link stalledStages}. */
export type StalledStage = (typeof stalledStages)[number];

/** Maximum of the filter by days over target. */
export const MAX_DAYS_OVER = 10_000;

/** Sort orders of the list: days over target, time in the stage, last contact. */
export const stalledSorts = ['due', 'entered', 'lastContact'] as const;
/** One of {@link stalledSorts}. */
export type StalledSort = (typeof stalledSorts)[number];

/** Whether to hide snoozed drivers, include them, or show only them. */
export const snoozedShown = ['hide', 'show', 'only'] as const;
