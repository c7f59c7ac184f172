import { useTranslation } from 'react-i18next';
import type { CandidacyCard } from '#domain/candidacies/schema';
import { formatDateTime, formatDay } from '#web/shared/i18n/format';
import type { HiringAction } from '../model/actions';

/** The date or time that an action accepts, as the row shows it: its button says what the request names. */
function acceptedBy({ interview, offer, start }: CandidacyCard, command: HiringAction['command']): string {
  switch (command) {
    case 'confirmProposal': {
      const planned = interview ?? offer;
      return planned?.proposedStartsAt ? formatDateTime(planned.proposedStartsAt, planned.zone) : '';
    }
    case 'acceptProposedStart':
      return start?.proposal ? formatDay(start.proposal.startOn) : '';
    case 'keepStart':
    case 'confirmStart':
      return start === null ? '' : formatDay(start.startOn);
    default:
      return '';
  }
}

/** The label of an action for a driver. */
export function useActionLabel() {
  const { t } = useTranslation('hiring');
  return (card: CandidacyCard, command: HiringAction['command']): string =>
    t(`command.${command}.label`, { date: acceptedBy(card, command) });
}
