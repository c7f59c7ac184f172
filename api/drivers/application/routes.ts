import { DriverApplication } from '#domain/driver-application/schema';
import { defineRoute, type Route } from '../../http/define-route';
import { readApplication } from './read';

/** The driver's whole application (docs/requirements.md#driver-application). */
export const driverApplicationRoutes: readonly Route[] = [
  defineRoute({
    id: 'driver.application',
    method: 'get',
    paths: ['/api/driver-profile/verification'],
    permission: 'driver:act',
    scope: 'self',
    summary: "Retrieve the driver's onboarding application",
    response: DriverApplication,
    problems: ['not-found'],
    example: () => ({}),
    handler: ({ ctx }) => readApplication(ctx),
  }),
];
