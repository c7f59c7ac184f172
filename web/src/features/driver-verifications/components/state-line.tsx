import { useTranslation } from 'react-i18next';
import type { OwnVerification } from '#domain/employment-verifications/schema';
import { isUnread } from '#domain/whose-turn/turns';
import { needsDriver } from '#web/entities/driver/own-verifications';
import { formatDate } from '#web/shared/i18n/format';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';

/** Whether the driver or the carrier may still do something about it. */
export const isVerificationOpen = ({ state, actions }: OwnVerification): boolean =>
  actions.length > 0 || state === 'draft' || state === 'sent' || state === 'disputed';

/** The state, or the driver's turn. */
export function OwnVerificationChip({ verification }: { verification: OwnVerification }) {
  const { t } = useTranslation('verifications');
  const { state } = verification;
  if (needsDriver(verification)) return <StateChip turn="yours" />;
  if (state === 'answered') return <StateChip turn="done">{t('state.answered')}</StateChip>;
  if (state === 'draft') return <PlainChip>{t('state.postponed')}</PlainChip>;
  return <PlainChip>{t(`state.${state}`)}</PlainChip>;
}

/** The next step, or the end. */
export function useOwnState() {
  const { t } = useTranslation('driver-verifications');
  return (verification: OwnVerification): string => {
    const { state, since, postponed, dispute, employer, carrier, hasAccessEnded } = verification;
    const values = { date: formatDate(since), employer: employer.name, carrier };
    if (state === 'draft' && postponed !== null)
      return t('state.postponed', { ...values, date: formatDate(postponed.at) });
    if (state === 'answered' && isUnread(verification)) return t('state.unread', values);
    if (state === 'canceled' && hasAccessEnded) return t('state.accessEnded', values);
    if (state === 'disputed' && dispute !== null)
      return t(dispute.isOverdue ? 'state.disputeOverdue' : 'state.disputed', {
        ...values,
        date: formatDate(dispute.answerBy),
      });
    return state === 'disputed' ? '' : t(`state.${state}`, values);
  };
}
