import type { CandidacyCard } from '#domain/candidacies/schema';
import type { OrderView } from '#domain/job-orders/schema';
import { useTranslation } from 'react-i18next';
import { driverName } from '../../../shared/carrier/driver-name';
import { ActionMenu } from '../../../shared/ui/action-menu';
import { RefusableButton } from '../../../shared/ui/refusable-button';
import { useCandidateActions } from './use-candidate-actions';

interface CandidateActionsProps {
  card: CandidacyCard;
  order: OrderView;
}

/** The next step as a button; everything else, refused or not, in the menu beside it. */
export function CandidateActions({ card, order }: CandidateActionsProps) {
  const { t } = useTranslation('hiring');
  const { first, others, isSending } = useCandidateActions(card, order);
  if (first === undefined) return null;
  return (
    <div className="gh-candidate-actions">
      <RefusableButton size="small" loading={isSending} reason={first.reason} onClick={first.run}>
        {first.label}
      </RefusableButton>
      <ActionMenu label={t('row.more', { name: driverName(card.driver) })} actions={others} />
    </div>
  );
}
