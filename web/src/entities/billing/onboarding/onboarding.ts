import { queryOptions } from '@tanstack/react-query';
import type { OnboardingOffer, OrderOnboardingBody } from '#domain/purchases/schema';
import { api, call } from '#web/shared/http/client';
import { sendable } from '#web/shared/http/sendable';
import { useCommand } from '#web/shared/http/use-command';

const keyOf = (driverId: string) => ['onboarding-offer', driverId] as const;

/** The onboarding that the carrier can order for a driver. */
export const onboardingQuery = (driverId: string) =>
  queryOptions({
    queryKey: keyOf(driverId),
    queryFn: ({ signal }): Promise<OnboardingOffer> =>
      call(api.GET('/api/onboarding-orders/{driverId}', { params: { path: { driverId } }, signal })),
    meta: { topics: ['candidacy'] },
  });

/** Orders the program or parts of it. */
export const useOrderOnboarding = (onDone: () => void) =>
  useCommand<OrderOnboardingBody>({
    send: (body, { headers }) => call(api.POST('/api/onboarding-orders', { body: sendable(body), headers })),
    invalidates: ({ driverId }) => [keyOf(driverId), ['purchases']],
    onDone,
  });
