import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateTargets } from '#domain/bulk/candidates/schema';
import type { DriverCard } from '#domain/drivers/schema';
import { SelectionBar } from '#web/entities/bulk/selection-bar';
import { useInviteReason } from '#web/entities/invitations/use-invite-reason';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import type { Selection } from '#web/shared/table/selection';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { toast } from '#web/shared/ui/toasts';
import { usePreviewCandidates } from '../api/candidate-bulk';
import { candidateBulkModal } from './bulk/modals';
import { useDoubts } from './use-doubts';

interface InviteBarProps {
  orderId: string;
  /** The loaded drivers who can be invited. */
  possible: readonly DriverCard[];
  selection: Selection;
}

interface InviteButtonProps {
  orderId: string;
  driverIds: string[];
  isDisabled: boolean;
  onDone: () => void;
}

/** Opens the preview of the invitations, with the drivers whom the server would skip. */
function InviteButton({ orderId, driverIds, isDisabled, onDone }: InviteButtonProps) {
  const { t } = useTranslation('hiring');
  const problemText = useProblemText();
  const reason = useInviteReason();
  const targets: CandidateTargets = { driverIds };
  const count = driverIds.length;
  const preview = usePreviewCandidates((shown, { act }) => {
    const previewed = { act, preview: shown };
    openModal(candidateBulkModal, { kind: 'invite', targets, count, orderId, previewed, onDone });
  });
  const open = () => {
    preview.mutate(
      { targets, act: { kind: 'invite', orderId, text: '' } },
      {
        onError: (problem) => {
          toast.error(problemText(problem));
        },
      },
    );
  };
  return (
    <RefusableButton
      size="small"
      variant="primary"
      disabled={isDisabled}
      loading={preview.isPending}
      reason={reason}
      onClick={open}
    >
      {t('inviteMany.open', { count })}
    </RefusableButton>
  );
}

function Bar({ orderId, possible, selection: { selected, setAll } }: InviteBarProps) {
  const { t } = useTranslation(['hiring', 'bulk']);
  const doubtsOf = useDoubts();
  const cards = possible.filter(({ _id }) => selected.has(_id));
  const ids = cards.map(({ _id }) => _id);
  const doubtful = cards.filter((card) => doubtsOf(card).length > 0).length;
  const clear = () => {
    setAll([]);
  };
  return (
    <SelectionBar
      label={t('bulk:bar')}
      ids={ids}
      matching={undefined}
      selectedText={(count) => t('bulk:selected', { count })}
      allText={(count) => t('bulk:selected', { count })}
      takeAllText={(count) => t('bulk:takeAll', { count })}
      note={doubtful === 0 ? undefined : t('inviteMany.doubtful', { count: doubtful })}
      onClear={clear}
      actions={({ isDisabled }) => (
        <>
          {ids.length < possible.length ? (
            <Button
              size="small"
              variant="text"
              onClick={() => {
                setAll(possible.map(({ _id }) => _id));
              }}
            >
              {t('inviteMany.all', { count: possible.length })}
            </Button>
          ) : null}
          <InviteButton orderId={orderId} driverIds={ids} isDisabled={isDisabled} onDone={clear} />
        </>
      )}
    />
  );
}

/** Invites the selected drivers of the search to the order. Visible while rows are selected, and loads its own texts. */
export const InviteBar = (props: InviteBarProps) =>
  props.possible.some(({ _id }) => props.selection.selected.has(_id)) ? (
    <Suspense fallback={null}>
      <Bar {...props} />
    </Suspense>
  ) : null;
