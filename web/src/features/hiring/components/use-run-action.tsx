import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CandidacyCard } from '#domain/candidacies/schema';
import type { OrderOfCandidate } from '#domain/dashboard/schema';
import { LazyRunningNote } from '#web/entities/adverse-action/lazy-running-note';
import { MatchPrice } from '#web/entities/billing/match-price';
import { matchPricesQuery } from '#web/entities/billing/prices';
import { useShownPrice } from '#web/entities/billing/use-shown-price';
import { driverName } from '#web/entities/driver-profile/driver-name';
import { fetchCode } from '#web/shared/connection/fetch-code';
import { fetchNow } from '#web/shared/http/fetch-now';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { confirm } from '#web/shared/ui/confirm';
import { toast } from '#web/shared/ui/toasts';
import type { PlainCommandName } from '../api/commands';
import { usePlainCommand } from '../api/commands';
import type { ConfirmedCommand, HiringAction, ImmediateCommand } from '../model/actions';
import { useDone } from './use-done';

/** These end the candidacy, and a running refusal based on a report with it; an invite comes before any report. */
const ENDING: readonly ConfirmedCommand[] = ['cancelAssignment', 'recordNoShow'];

/** A driver in a list, on the board, or in the panel over them. */
export interface CandidateInList {
  card: CandidacyCard;
  order: OrderOfCandidate;
  /** The address that shows the driver after a command; by default, the driver's new tab. */
  shownAt?: string | undefined;
  /** Called after a command: in the panel, shows the next driver of the list. */
  showNext?: (() => void) | undefined;
}

/** Other changes that the command causes, and its cost. */
function noteOf(command: ConfirmedCommand, { card: { candidacyId, orderId, driverId } }: CandidateInList) {
  if (command === 'moveToReview') return <MatchPrice orderId={orderId} driverId={driverId} isDueNow />;
  return ENDING.includes(command) ? <LazyRunningNote candidacyId={candidacyId} /> : undefined;
}

/** Sends a command without a form: confirmed first, or immediately. */
function usePlain() {
  const { t } = useTranslation('hiring');
  const problemText = useProblemText();
  const done = useDone();
  const doneWith = ({ card, order, shownAt, showNext }: CandidateInList) =>
    done({ order, driverId: card.driverId, name: driverName(card.driver), shownAt, showNext });
  const { send, isPending } = usePlainCommand();
  const client = useQueryClient();
  const shownPrice = useShownPrice();
  const keep: Partial<Record<ConfirmedCommand, string>> = {
    cancelAssignment: t('keep.assignment'),
    cancelInvite: t('keep.invite'),
    rejectInterview: t('keep.interview'),
  };
  const sendFor = async (name: PlainCommandName, candidate: CandidateInList) => {
    const { orderId, driverId } = candidate.card;
    await send({
      name,
      candidate: candidate.card,
      price: name === 'moveToReview' ? shownPrice(orderId, driverId) : {},
    });
    doneWith(candidate)(name);
  };
  const sendNow = async (command: ImmediateCommand, candidate: CandidateInList) => {
    try {
      await sendFor(command, candidate);
    } catch (problem) {
      toast.error(problemText(problem));
    }
  };
  const confirmFirst = async (command: ConfirmedCommand, candidate: CandidateInList, danger: boolean) => {
    const { orderId, driverId } = candidate.card;
    // Nobody confirms a price that is not there yet.
    if (command === 'moveToReview') await fetchNow(client, matchPricesQuery(orderId, [driverId]));
    const name = driverName(candidate.card.driver);
    confirm({
      title: t(`command.${command}.title`, { name }),
      text: t(`confirm.${command}`, { name }),
      confirmLabel: t(`command.${command}.label`),
      note: noteOf(command, candidate),
      keepLabel: keep[command],
      danger,
      onConfirm: () => sendFor(command, candidate),
    });
  };
  return { sendNow, confirmFirst, isPending, doneWith };
}

/** Runs an action for a driver with its prompt: none, a confirmation, or a form. Resolves once it is sent or shown. */
export function useRunAction() {
  const { sendNow, confirmFirst, isPending, doneWith } = usePlain();
  const problemText = useProblemText();
  const run = async (candidate: CandidateInList, action: HiringAction): Promise<void> => {
    const { card, order } = candidate;
    if (action.prompt === 'none') {
      await sendNow(action.command, candidate);
      return;
    }
    try {
      if (action.prompt === 'confirm') {
        await confirmFirst(action.command, candidate, action.danger === true);
        return;
      }
      // Only an action with a form needs it, and the lists are at the limit of their first files.
      const { openActionForm } = await fetchCode(() => import('./open-action-form'));
      openActionForm(action, order, {
        candidate: card,
        driverName: driverName(card.driver),
        done: doneWith(candidate),
        showNext: candidate.showNext,
      });
    } catch (problem) {
      toast.error(problemText(problem));
    }
  };
  return { run, isSending: isPending };
}
