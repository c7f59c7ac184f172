import { useTranslation } from 'react-i18next';
import type { CandidacyCard } from '#domain/candidacies/schema';
import { useAgreementRefusal } from '#web/entities/agreement/use-agreement-refusal';
import { onboardingModal } from '#web/entities/billing/onboarding/modals';
import { useRefusal } from '#web/entities/candidacies/refusal';
import { driverName } from '#web/entities/driver-profile/driver-name';
import { useCan } from '#web/shared/session/current-user';
import type { MenuAction } from '#web/shared/ui/action-menu';
import { openModal } from '#web/shared/ui/modals';

/** Orders onboarding for a hired driver, for those who may. */
export function useOnboardingAction({ driver, driverId, state }: CandidacyCard): MenuAction[] {
  const { t } = useTranslation('labels');
  const mayOrder = useCan('purchases:onboarding');
  const refusal = useRefusal();
  const agreement = useAgreementRefusal();
  if (!mayOrder || state !== 'hired') return [];
  return [
    {
      key: 'orderOnboarding',
      label: t('term.orderOnboarding'),
      ...(agreement === undefined ? {} : { reason: refusal(agreement) }),
      run: () => {
        openModal(onboardingModal, { driverId, name: driverName(driver) });
      },
    },
  ];
}
