import type { z } from 'zod';
import { SaveScheduleBody, ScheduleView } from '#domain/driver-histories/schedule-schema';
import {
  historyLists,
  ReferencesBody,
  ReferencesView,
  SubmitEmployment,
  SubmitResidence,
} from '#domain/driver-histories/schema';
import { defineRoute, type Route } from '../../http/define-route';
import { formerDates, historyExamples, referenceExample, weekExample } from './examples';
import { historyItemRoutes } from './item-routes';
import { readHistory } from './read-history';
import { readOwnReferences, saveReferences, submitReferences } from './references';
import { readOwnSchedule, saveOwnSchedule } from './schedule';
import { submitEmployment, submitResidence } from './submit';

const ROOT = '/api/driver-profile/verification';
const driverAct = { permission: 'driver:act' } as const;

/** Submission of histories. Mounted before the items, because `submit` is not an item's id. */
const submitRoutes: readonly Route[] = [
  defineRoute({
    ...driverAct,
    id: 'driver.submit-employment',
    method: 'put',
    paths: [`${ROOT}/employmentHistory/submit`],
    scope: 'self',
    summary: 'Submit the employment history',
    body: SubmitEmployment,
    response: historyLists.employment,
    problems: ['not-found', 'record-changed'],
    example: ({ historyItems, spareHistoryItems }) => ({
      body: {
        histories: [
          { _id: historyItems.employment, ...historyExamples.employment },
          { _id: spareHistoryItems.employment, ...historyExamples.employment, ...formerDates },
        ],
        commercialEmployersListed: true,
      },
    }),
    handler: async ({ body, ctx }) => {
      await submitEmployment(ctx, body);
      return (await readHistory(ctx, 'employment')) as z.infer<typeof historyLists.employment>;
    },
  }),
  defineRoute({
    ...driverAct,
    id: 'driver.submit-residence',
    method: 'put',
    paths: [`${ROOT}/residenceHistory/submit`],
    scope: 'self',
    summary: 'Submit the residence history',
    body: SubmitResidence,
    response: historyLists.residence,
    problems: ['not-found', 'record-changed'],
    example: ({ historyItems, spareHistoryItems }) => ({
      body: {
        histories: [
          { _id: historyItems.residence, ...historyExamples.residence },
          { _id: spareHistoryItems.residence, ...historyExamples.residence, ...formerDates },
        ],
        sameAddress: true,
      },
    }),
    handler: async ({ body, ctx }) => {
      await submitResidence(ctx, body);
      return (await readHistory(ctx, 'residence')) as z.infer<typeof historyLists.residence>;
    },
  }),
];

const referenceRoutes: readonly Route[] = [
  defineRoute({
    ...driverAct,
    id: 'driver.read-references',
    method: 'get',
    paths: [`${ROOT}/references`],
    scope: 'self',
    summary: 'List references',
    response: ReferencesView,
    problems: [],
    example: () => ({}),
    handler: ({ ctx }) => readOwnReferences(ctx),
  }),
  defineRoute({
    ...driverAct,
    id: 'driver.save-references',
    method: 'put',
    paths: [`${ROOT}/references`],
    scope: 'self',
    summary: 'Save references',
    body: ReferencesBody,
    response: ReferencesView,
    problems: ['record-changed'],
    example: () => ({ body: referenceExample }),
    handler: ({ body, ctx }) => saveReferences(ctx, body),
  }),
  defineRoute({
    ...driverAct,
    id: 'driver.submit-references',
    method: 'put',
    paths: [`${ROOT}/references/submit`],
    scope: 'self',
    summary: 'Submit references',
    body: ReferencesBody,
    response: ReferencesView,
    problems: ['not-found', 'record-changed'],
    example: () => ({ body: referenceExample }),
    handler: ({ body, ctx }) => submitReferences(ctx, body),
  }),
];

const scheduleRoutes: readonly Route[] = [
  defineRoute({
    ...driverAct,
    id: 'driver.read-schedule',
    method: 'get',
    paths: [`${ROOT}/schedule`],
    scope: 'self',
    summary: "Retrieve the driver's work schedule",
    response: ScheduleView,
    problems: [],
    example: () => ({}),
    handler: ({ ctx }) => readOwnSchedule(ctx),
  }),
  defineRoute({
    ...driverAct,
    id: 'driver.save-schedule',
    method: 'put',
    paths: [`${ROOT}/schedule`],
    scope: 'self',
    summary: "Update the driver's work schedule",
    body: SaveScheduleBody,
    response: ScheduleView,
    problems: ['not-found', 'record-changed'],
    example: () => ({ body: weekExample }),
    handler: ({ body, ctx }) => saveOwnSchedule(ctx, body),
  }),
];

/** The driver's histories, references and schedule (docs/requirements.md#histories). */
export const driverHistoryRoutes: readonly Route[] = [
  ...submitRoutes,
  ...historyItemRoutes,
  ...referenceRoutes,
  ...scheduleRoutes,
];
