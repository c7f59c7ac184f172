import { useTranslation } from 'react-i18next';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import { Alert } from '#web/shared/ui/alert';
import type { ButtonVariant } from '#web/shared/ui/button';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { acceptInterview, acceptInvite, withdrawProposal } from '../api/answers';
import { useAnswer } from '../api/use-answer';
import { acceptInviteModal } from './modals';

export type DirectAnswer = 'acceptInvite' | 'acceptInterview' | 'withdrawProposal';

function useDirectAnswer(application: DriverApplicationView, answer: DirectAnswer) {
  const { t } = useTranslation('my-applications');
  const { candidacyId, round, interview, offer } = application;
  return useAnswer<void, unknown>(
    (_input, request) => {
      const seen = { candidacyId, round };
      if (answer === 'acceptInvite') return acceptInvite(seen, request);
      const seenInterview = { ...seen, interviewId: interview?._id ?? offer?._id ?? '' };
      return answer === 'withdrawProposal'
        ? withdrawProposal(seenInterview, request)
        : acceptInterview({ ...seenInterview, date: interview?.startsAt ?? '' }, request);
    },
    t(`done.${answer}`),
  );
}

/** While the driver's proposal is open, accepting means the carrier's own time. */
function useLabel({ interview }: DriverApplicationView, answer: DirectAnswer): string {
  const { t } = useTranslation('my-applications');
  if (answer === 'acceptInterview' && interview?.answer === 'proposed') return t('action.acceptPlannedTime');
  return t(`action.${answer}`);
}

interface DirectAnswerButtonProps {
  application: DriverApplicationView;
  answer: DirectAnswer;
  variant: ButtonVariant;
}

/** Sends a command without a confirmation, because each of these can be undone. */
export function DirectAnswerButton({ application, answer, variant }: DirectAnswerButtonProps) {
  const command = useDirectAnswer(application, answer);
  const label = useLabel(application, answer);
  return (
    <>
      {command.error === null ? null : <Alert problem={command.error} />}
      <Button
        variant={variant}
        loading={command.isPending}
        onClick={() => {
          if (answer === 'acceptInvite' && application.dealbreakers.length > 0)
            openModal(acceptInviteModal, application);
          else command.mutate();
        }}
      >
        {label}
      </Button>
    </>
  );
}
