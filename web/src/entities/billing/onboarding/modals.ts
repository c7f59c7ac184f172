import { defineModal } from '#web/shared/ui/modals';
import type { Onboarded } from './modal-data';

export const onboardingModal = defineModal<Onboarded>('order-onboarding', () =>
  import('./onboarding-dialog').then((module) => module.OnboardingDialog),
);
