import { z } from 'zod';
import { HosLogs } from '#domain/eld/schema';
import { ProblemError } from '#domain/problems';
import { defineRoute, type Route } from '../../http/define-route';

/** Hours-of-service logs of electronic logging devices. No vendor is connected, and the response says so. */
export const eldRoutes: readonly Route[] = [
  defineRoute({
    id: 'eld.hos-logs',
    method: 'get',
    paths: ['/api/eld/:id/getHOSLogs'],
    permission: 'driver:act',
    scope: 'driver',
    summary: "List a driver's hours-of-service logs",
    params: z.object({ id: z.uuid() }),
    response: HosLogs,
    problems: ['not-found'],
    example: ({ driverId }) => ({ params: { id: driverId } }),
    handler: ({ params, ctx }) => {
      if (params.id !== ctx.actor.driverId) return Promise.reject(new ProblemError('not-found'));
      return Promise.resolve({ data: [{ provider: null, hosLogs: [] }] });
    },
  }),
];
