import { useTranslation } from 'react-i18next';
import type { DriverJob } from '#domain/job-orders/driver-job/schema';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';
import { confirm } from '#web/shared/ui/confirm';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { toast } from '#web/shared/ui/toasts';
import { useRequestJob } from '../api/request-job';

const isLive = ({ candidacy }: DriverJob) =>
  candidacy !== null && candidacy.state !== 'closed' && candidacy.state !== 'ended';

/** Applies for the job after a confirmation; an existing application is linked instead. */
export function RequestButton({ job }: { job: DriverJob }) {
  const { t } = useTranslation('driver-jobs');
  const { t: driver } = useTranslation('driver');
  const problemText = useProblemText();
  const request = useRequestJob(() => {
    toast.success(t('request.done'));
  });
  const { candidacy, requestRefusal } = job;
  if (candidacy !== null && isLive(job)) {
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
      reason={candidacy?.state === 'ended' ? t('request.ended') : refused}
      onClick={() => {
        confirm({
          title: t('request.title', { title: job.title }),
          text: t('request.text', { carrier: job.carrier }),
          confirmLabel: t('request.confirm'),
          onConfirm: () => request.mutateAsync(job._id),
        });
      }}
    >
      {t('request.action')}
    </RefusableButton>
  );
}
