import { useTranslation } from 'react-i18next';
import { useApproveOnBench } from '#web/entities/bench/bench';
import { rejectOnBenchModal } from '#web/entities/bench/modals';
import { useRefusalText } from '#web/entities/candidacies/refusal-text';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { openModal } from '#web/shared/ui/modals';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { toast } from '#web/shared/ui/toasts';

interface BenchButtonsProps {
  entryId: string;
  name: string;
  /** Why the caller may not decide now. */
  refusal: string | null;
}

/** Approve or reject a driver for the bench; both need access to the driver's file. */
export function BenchButtons({ entryId, name, refusal }: BenchButtonsProps) {
  const { t } = useTranslation(['bench', 'labels', 'hiring']);
  const problemText = useProblemText();
  const refusalText = useRefusalText();
  const approve = useApproveOnBench(() => {
    toast.success(t('approve.done', { name }));
  });
  const isPending = refusal === 'safety-approval-needed';
  const reason = refusal === null ? {} : { reason: refusalText(isPending ? 'forbidden' : refusal) };
  return (
    <>
      <RefusableButton
        size="small"
        loading={approve.isPending}
        {...reason}
        onClick={() => {
          approve.mutate(entryId, {
            onError: (problem) => {
              toast.error(problemText(problem));
            },
          });
        }}
      >
        {isPending ? t('hiring:command.approveForInterview.pending') : t('labels:term.approve')}
        <span className="gh-hidden"> {name}</span>
      </RefusableButton>
      {isPending ? null : (
        <RefusableButton
          size="small"
          {...reason}
          onClick={() => {
            openModal(rejectOnBenchModal, { entryId, name });
          }}
        >
          {t('labels:term.reject')}
          <span className="gh-hidden"> {name}</span>
        </RefusableButton>
      )}
    </>
  );
}
