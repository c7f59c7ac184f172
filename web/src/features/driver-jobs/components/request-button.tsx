import { useTranslation } from 'react-i18next';
import type { DriverJob } from '#domain/job-orders/driver-job/schema';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { applyModal } from './apply-modal';
import { isOver, useClosedText } from './closed-job';

/** Opens the dialog to apply for the job; an existing application is linked instead. */
export function RequestButton({ job }: { job: DriverJob }) {
  const { t } = useTranslation('driver-jobs');
  const { t: driver } = useTranslation('driver');
  const problemText = useProblemText();
  const closedText = useClosedText();
  const { candidacy, requestRefusal } = job;
  if (candidacy !== null && !isOver(job)) {
    const to = paths.driverApplication(candidacy.candidacyId);
    if (candidacy.state === 'invited') {
      return (
        <ButtonLink variant="primary" to={to}>
          {t('request.answer')}
        </ButtonLink>
      );
    }
    return <ButtonLink to={to}>{t('request.standing', { state: driver(`state.${candidacy.state}`) })}</ButtonLink>;
  }
  // A driver can apply only once the onboarding application is complete, so this links to it.
  if (requestRefusal === 'driver-not-active') {
    return (
      <ButtonLink variant="primary" to={paths.driverOnboarding}>
        {t('request.finish')}
      </ButtonLink>
    );
  }
  const refused = requestRefusal === null ? undefined : problemText(requestRefusal);
  return (
    <RefusableButton
      variant="primary"
      reason={closedText(job) ?? refused}
      onClick={() => {
        openModal(applyModal, job);
      }}
    >
      {t('request.action')}
    </RefusableButton>
  );
}
