import { z } from 'zod';
import { RequestBody } from '#domain/candidacies/dealbreakers/schema';
import { CandidacyCommandResult, DriverApplicationViewList } from '#domain/candidacies/schema';
import { PreQualificationAnswers, PreQualifyBody } from '#domain/driver-pipeline/schema';
import { DriverPreferences, SavePreferencesBody } from '#domain/drivers/preferences/schema';
import { AvailabilityBody, DriverMe } from '#domain/drivers/schema';
import { DriverJobDetail, DriverJobs } from '#domain/job-orders/driver-job/schema';
import { jobSorts } from '#domain/job-orders/driver-job/search-filters';
import { trailerTypes } from '#domain/shared/job-enums';
import { QueryFlag } from '#domain/shared/schema';
import { defineRoute, type Route } from '../../http/define-route';
import { commandPipeline } from '../../pipelines/command';
import { savePreferences } from '../histories/schedule';
import { ownAccessRoutes } from './access-routes';
import { ownAdverseActionRoutes } from './adverse-routes';
import { answerRoutes } from './answer-routes';
import { ownBenchRoutes } from './bench-routes';
import { listJobs, readJob, requestJob } from './jobs';
import { listApplications } from './list-applications';
import { readMe } from './me';
import { preQualify, readPreQualificationAnswers } from './pre-qualify';

const JobsQuery = z.object({
  miles: z.coerce.number().min(1).max(100).optional(),
  page: z.coerce.number().int().min(0).max(100).default(0),
  homeDaily: QueryFlag.optional(),
  noTouch: QueryFlag.optional(),
  trailer: z.enum(trailerTypes).optional(),
  /** The minimum weekly pay in whole dollars. */
  weeklyPay: z.coerce.number().int().min(1).max(10_000).optional(),
  sort: z.enum(jobSorts).default('distance'),
});

/** The driver's jobs, applications and availability. */
export const driverRoutes: readonly Route[] = [
  defineRoute({
    id: 'driver.me',
    method: 'get',
    paths: ['/api/driver/me'],
    permission: 'driver:act',
    scope: 'self',
    summary: 'Retrieve the signed-in driver',
    response: DriverMe,
    problems: ['not-found'],
    example: () => ({}),
    handler: ({ ctx }) => readMe(ctx),
  }),
  defineRoute({
    id: 'driver.set-availability',
    method: 'patch',
    paths: ['/api/driver/availability'],
    permission: 'driver:act',
    scope: 'self',
    summary: 'Set whether carriers can find the driver',
    body: AvailabilityBody,
    response: DriverMe,
    problems: ['not-found'],
    example: () => ({ body: { isAvailable: true } }),
    handler: async ({ body, ctx }) => {
      const { driverId } = ctx.actor;
      await commandPipeline(ctx, { driverId, name: 'setAvailability', details: body });
      return readMe(ctx);
    },
  }),
  defineRoute({
    id: 'driver.pre-qualify',
    method: 'post',
    paths: ['/api/driver/pre-qualification'],
    permission: 'driver:act',
    scope: 'self',
    summary: 'Submit pre-qualification answers',
    body: PreQualifyBody,
    response: DriverMe,
    problems: ['not-found', 'already-qualified'],
    example: () => ({
      body: { birthDate: '1990-04-02', licenseClass: 'driverLicenseClassA', experience: 'moreThan3Years' },
    }),
    handler: ({ body, ctx }) => preQualify(ctx, body),
  }),
  defineRoute({
    id: 'driver.pre-qualification-answers',
    method: 'get',
    paths: ['/api/driver/pre-qualification'],
    permission: 'driver:act',
    scope: 'self',
    summary: 'Retrieve pre-qualification answers',
    response: PreQualificationAnswers,
    problems: ['not-found'],
    example: () => ({}),
    handler: ({ ctx }) => readPreQualificationAnswers(ctx),
  }),
  defineRoute({
    id: 'driver.save-preferences',
    method: 'put',
    paths: ['/api/driver/preferences'],
    permission: 'driver:act',
    scope: 'self',
    summary: 'Update freight preferences',
    body: SavePreferencesBody,
    response: DriverPreferences,
    problems: ['record-changed'],
    example: () => ({ body: { freightLevels: ['no-touch'], freightTypes: ['Dry Van'], homeTime: 'weekly' } }),
    handler: ({ body, ctx }) => savePreferences(ctx, body),
  }),
  defineRoute({
    id: 'driver.list-jobs',
    method: 'get',
    paths: ['/api/driver/job-orders'],
    permission: 'driver:act',
    scope: 'self',
    summary: 'List jobs that match the driver',
    query: JobsQuery,
    response: DriverJobs,
    problems: ['not-found'],
    example: () => ({}),
    handler: ({ query, ctx }) => listJobs(ctx, query),
  }),
  defineRoute({
    id: 'driver.read-job',
    method: 'get',
    paths: ['/api/driver/job-orders/:id'],
    permission: 'driver:act',
    scope: 'none',
    summary: 'Retrieve a job',
    params: z.object({ id: z.uuid() }),
    response: DriverJobDetail,
    problems: ['not-found'],
    example: ({ orderId }) => ({ params: { id: orderId } }),
    handler: ({ params, ctx }) => readJob(ctx, params.id),
  }),
  defineRoute({
    id: 'driver.request-job',
    method: 'post',
    paths: ['/api/job-order/driver-job-request'],
    permission: 'driver:act',
    scope: 'none',
    summary: 'Apply for a job',
    body: RequestBody,
    response: CandidacyCommandResult,
    status: 201,
    problems: [
      'dealbreaker-not-answered',
      'dealbreaker-not-met',
      'driver-already-requested',
      'driver-already-hired',
      'assignment-ended',
      'hired-for-another-job',
      'driver-not-active',
      'driver-does-not-fit',
      'order-not-active',
      'order-not-visible',
      'order-filled',
      'organization-inactive',
    ],
    example: ({ orderId }) => ({ body: { jobOrderId: orderId } }),
    handler: ({ body, ctx }) => requestJob(ctx, body),
  }),
  defineRoute({
    id: 'driver.list-candidacies',
    method: 'get',
    paths: ['/api/driver/candidacies'],
    permission: 'driver:act',
    scope: 'self',
    summary: "List the driver's applications",
    response: DriverApplicationViewList,
    problems: [],
    example: () => ({}),
    handler: async ({ ctx }) => ({ data: await listApplications(ctx) }),
  }),
  ...answerRoutes,
  ...ownAccessRoutes,
  ...ownAdverseActionRoutes,
  ...ownBenchRoutes,
];
