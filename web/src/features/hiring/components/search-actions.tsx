import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { openBenchStatuses } from '#domain/bench/states';
import type { DriverCard, DriverSummary } from '#domain/drivers/schema';
import type { OrderView } from '#domain/job-orders/schema';
import { addToBenchModal } from '#web/entities/bench/modals';
import { MatchPrice } from '#web/entities/billing/match-price';
import { matchPricesQuery } from '#web/entities/billing/prices';
import { useShownPrice } from '#web/entities/billing/use-shown-price';
import { useRefusal } from '#web/entities/candidacies/refusal';
import { useRefusalText } from '#web/entities/candidacies/refusal-text';
import { driverName } from '#web/entities/driver-profile/driver-name';
import { fetchNow } from '#web/shared/http/fetch-now';
import { formatMoney } from '#web/shared/i18n/format';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { useCan } from '#web/shared/session/current-user';
import { ActionMenu } from '#web/shared/ui/action-menu';
import { confirm } from '#web/shared/ui/confirm';
import { openModal } from '#web/shared/ui/modals';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { toast } from '#web/shared/ui/toasts';
import { useInvite } from '../api/commands';
import { useDone } from './use-done';
import { useDoubts } from './use-doubts';

interface SearchRow {
  card: DriverCard;
  order: OrderView;
  /** In the panel: shows the next driver of the list. */
  showNext?: (() => void) | undefined;
}

function useInvitation({ card, order, showNext }: SearchRow) {
  const { t } = useTranslation('hiring');
  const name = driverName(card);
  const done = useDone()({ order, driverId: card._id, name, showNext });
  const isAnswer = card.candidacy?.state === 'requested';
  const invite = useInvite(() => {
    if (isAnswer) done('moveToReview');
    else {
      toast.success(t('invite.done', { name }));
      showNext?.();
    }
  });
  return { name, isAnswer, invite, invitation: { orderId: order._id, driverId: card._id } };
}

/**
 * Sends the invitation right away if the driver fits and is ready and the match costs nothing; otherwise confirms it first,
 * with what is missing and the price.
 */
function InviteButton(row: SearchRow) {
  const { t } = useTranslation(['hiring', 'purchases']);
  const client = useQueryClient();
  const problemText = useProblemText();
  const refusal = useRefusal();
  const { name, isAnswer, invite, invitation } = useInvitation(row);
  const { card, showNext } = row;
  const label = t(isAnswer ? 'command.moveToReview.label' : 'invite.label');
  const doubts = useDoubts()(card);
  const { orderId, driverId } = invitation;
  const shownPrice = useShownPrice();
  const priced = () => invite.mutateAsync({ ...invitation, ...shownPrice(orderId, driverId) });
  const confirmFirst = (title: string, text: string) => {
    const note = <MatchPrice orderId={orderId} driverId={driverId} isDueNow={isAnswer} />;
    confirm({ title, text, note, confirmLabel: label, onConfirm: priced });
  };
  const begin = useMutation({
    mutationFn: async () => {
      // Nobody confirms a price that is not there yet.
      const { total } = await fetchNow(client, matchPricesQuery(orderId, [driverId]));
      if (isAnswer) {
        confirmFirst(t('command.moveToReview.title'), t('confirm.moveToReview', { name }));
        return;
      }
      if (doubts.length > 0) {
        confirmFirst(t('invite.mismatchTitle', { name }), t('invite.mismatchText', { doubts: doubts.join('; ') }));
        return;
      }
      // An invitation that costs nothing is sent right away.
      if (total.cents === 0) await priced();
      else {
        const price = formatMoney(total.cents);
        confirmFirst(t('purchases:match.confirmTitle', { name, price }), t('purchases:match.confirmText'));
      }
    },
    onError: (problem) => {
      toast.error(problemText(problem));
    },
  });
  return (
    <RefusableButton
      {...(showNext === undefined ? { size: 'small' as const } : {})}
      variant={isAnswer || showNext !== undefined ? 'primary' : 'default'}
      loading={begin.isPending || invite.isPending}
      reason={card.inviteRefusal === null ? undefined : refusal(card.inviteRefusal)}
      onClick={() => {
        begin.mutate();
      }}
    >
      {label}
    </RefusableButton>
  );
}

/** Other actions for a driver in the list: the bench. In the panel, the profile has a section for it. */
export function RowMenu({ card }: { card: DriverSummary & Pick<DriverCard, 'benchStatus'> }) {
  const { t } = useTranslation('bench');
  const refusalText = useRefusalText();
  const mayAct = useCan('hiring:act');
  const name = driverName(card);
  const isOnBench = card.benchStatus !== null && openBenchStatuses.includes(card.benchStatus);
  const refusal = mayAct ? undefined : 'forbidden';
  const code = isOnBench ? 'bench-entry-exists' : refusal;
  const add = {
    key: 'bench',
    label: t('add.action'),
    ...(code === undefined ? {} : { reason: refusalText(code) }),
    run: () => {
      openModal(addToBenchModal, { driverId: card._id, name });
    },
  };
  return <ActionMenu label={t('more', { name })} actions={[add]} />;
}

/** The states in which the invitation has a button: a request is accepted here, and after an assignment it says why not. */
const withButton = ['closed', 'requested', 'ended'];

/** A driver who is already on this order has a link to the tab instead of the button. */
export function SearchActions(row: SearchRow) {
  const { candidacy } = row.card;
  const isStanding = candidacy !== null && !withButton.includes(candidacy.state);
  // The message that all seats are filled is shown once, above the list.
  const isFull = row.card.inviteRefusal === 'order-filled';
  return (
    <div className="gh-candidate-actions">
      {isStanding || isFull ? null : <InviteButton {...row} />}
      {row.showNext === undefined ? <RowMenu card={row.card} /> : null}
    </div>
  );
}
