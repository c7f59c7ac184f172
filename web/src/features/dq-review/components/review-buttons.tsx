import { useTranslation } from 'react-i18next';
import { useRefusalText } from '#web/entities/candidacies/refusal-text';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { useCan } from '#web/shared/session/current-user';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { toast } from '#web/shared/ui/toasts';
import { useApproveAssignment } from '../api/dq-review';
import { rejectReviewModal } from './modals';

interface ReviewButtonsProps {
  assignmentId: string;
  candidacyId: string;
  name: string;
  size?: 'small';
}

/** Approve or reject a candidate in review: HR and Safety. For others the approval is pending. */
export function ReviewButtons({ assignmentId, candidacyId, name, size }: ReviewButtonsProps) {
  const { t } = useTranslation(['hiring', 'labels']);
  const problemText = useProblemText();
  const refusalText = useRefusalText();
  const mayDecide = useCan('hiring:review');
  const approve = useApproveAssignment(() => {
    toast.success(t('done.approveForInterview', { name }));
  });
  const sized = size === undefined ? {} : { size };
  if (!mayDecide)
    return (
      <RefusableButton {...sized} reason={refusalText('forbidden')}>
        {t('command.approveForInterview.pending')}
      </RefusableButton>
    );
  return (
    <>
      <Button
        {...sized}
        loading={approve.isPending}
        onClick={() => {
          approve.mutate(assignmentId, {
            onError: (problem) => {
              toast.error(problemText(problem));
            },
          });
        }}
      >
        {t('labels:term.approve')}
        <span className="gh-hidden"> {name}</span>
      </Button>
      <Button
        {...sized}
        onClick={() => {
          openModal(rejectReviewModal, { assignmentId, candidacyId, name });
        }}
      >
        {t('labels:term.reject')}
        <span className="gh-hidden"> {name}</span>
      </Button>
    </>
  );
}
