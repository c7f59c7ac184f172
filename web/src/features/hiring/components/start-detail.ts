import { useTranslation } from 'react-i18next';
import type { StartView } from '#domain/candidacies/schema';
import { formatDate } from '#web/shared/i18n/format';

/** The start of a hire in one sentence: offered, accepted or started, and the date that the driver proposes. */
export function useStartDetail() {
  const { t } = useTranslation('hiring');
  return ({ startOn, startedAt, answer, proposal }: StartView): string => {
    const date = formatDate(startOn);
    if (startedAt !== null) return t('detail.started', { date });
    if (proposal === null) return t(`detail.start.${answer}`, { date });
    const values = { date, proposed: formatDate(proposal.startOn) };
    return proposal.note === null
      ? t('detail.startProposed', values)
      : t('detail.startProposedWhy', { ...values, note: proposal.note });
  };
}
