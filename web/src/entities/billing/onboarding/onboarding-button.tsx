import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#web/shared/session/current-user';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import type { Onboarded } from './modal-data';
import { onboardingModal } from './modals';

function OpenButton(driver: Onboarded) {
  const { t } = useTranslation('purchases');
  return (
    <div>
      <Button
        onClick={() => {
          openModal(onboardingModal, driver);
        }}
      >
        {t('onboarding.open')}
      </Button>
    </div>
  );
}

/** Opens the order of onboarding for a hired driver, for those who may order it. */
export function OnboardingButton(driver: Onboarded) {
  const mayOrder = useCan('purchases:onboarding');
  return mayOrder ? (
    <Suspense fallback={null}>
      <OpenButton {...driver} />
    </Suspense>
  ) : null;
}
