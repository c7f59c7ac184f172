import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgreementRefusal } from '#web/entities/agreement/use-agreement-refusal';
import { useRefusal } from '#web/entities/candidacies/refusal';
import { useCan } from '#web/shared/session/current-user';
import { openModal } from '#web/shared/ui/modals';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import type { Onboarded } from './modal-data';
import { onboardingModal } from './modals';

interface OnboardingButtonProps extends Onboarded {
  size?: 'small';
}

function OpenButton({ size, ...driver }: OnboardingButtonProps) {
  const { t } = useTranslation('purchases');
  const refusal = useRefusal();
  const agreement = useAgreementRefusal();
  return (
    <div>
      <RefusableButton
        {...(size !== undefined && { size })}
        reason={agreement === undefined ? undefined : refusal(agreement)}
        onClick={() => {
          openModal(onboardingModal, driver);
        }}
      >
        {t('onboarding.open')}
      </RefusableButton>
    </div>
  );
}

/** Opens the order of onboarding for a hired driver, for those who may order it. */
export function OnboardingButton(props: OnboardingButtonProps) {
  const mayOrder = useCan('purchases:onboarding');
  return mayOrder ? (
    <Suspense fallback={null}>
      <OpenButton {...props} />
    </Suspense>
  ) : null;
}
