import type { DriverApplicationView } from '#domain/candidacies/schema';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import type { ButtonVariant } from '../../../shared/ui/button';
import { acceptInterview, acceptInvite, acceptStart, takeBackProposal } from '../api/answers';
import { useAnswer } from '../api/use-answer';

export type AtOnce = 'acceptInvite' | 'acceptInterview' | 'acceptStart' | 'takeBackProposal';

function useAtOnce(application: DriverApplicationView, answer: AtOnce) {
  const { t } = useTranslation('my-applications');
  const { candidacyId, round, interview } = application;
  return useAnswer<void, unknown>(
    (_input, request) => {
      const seen = { candidacyId, round };
      if (answer === 'acceptInvite') return acceptInvite(seen, request);
      if (answer === 'acceptStart') return acceptStart(seen, request);
      const seenInterview = { ...seen, interviewId: interview?._id ?? '' };
      return answer === 'takeBackProposal'
        ? takeBackProposal(seenInterview, request)
        : acceptInterview(seenInterview, request);
    },
    t(`done.${answer}`),
  );
}

/** While another time or date is asked for, a yes is to the one that the carrier set. */
function useLabel({ interview, start }: DriverApplicationView, answer: AtOnce): string {
  const { t } = useTranslation('my-applications');
  if (answer === 'acceptInterview' && interview?.answer === 'proposed') return t('action.acceptPlannedTime');
  if (answer === 'acceptStart' && start?.proposal) return t('action.acceptPlannedStart');
  return t(`action.${answer}`);
}

interface AtOnceButtonProps {
  application: DriverApplicationView;
  answer: AtOnce;
  variant: ButtonVariant;
}

/** One press, one command: each of these can be taken back, so nobody is asked twice. */
export function AtOnceButton({ application, answer, variant }: AtOnceButtonProps) {
  const command = useAtOnce(application, answer);
  const label = useLabel(application, answer);
  return (
    <>
      {command.error === null ? null : <Alert problem={command.error} />}
      <Button
        variant={variant}
        loading={command.isPending}
        onClick={() => {
          command.mutate();
        }}
      >
        {label}
      </Button>
    </>
  );
}
