import { defineModal } from '#web/shared/ui/modals';

/** The driver for whom onboarding is ordered. */
export interface Onboarded {
  driverId: string;
  name: string;
}

export const onboardingModal = defineModal<Onboarded>('order-onboarding', () =>
  import('./onboarding-dialog').then((module) => module.OnboardingDialog),
);
