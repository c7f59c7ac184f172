import { useTranslation } from 'react-i18next';
import { countdownOf } from '#domain/audits/due';
import type { AuditRow } from '#domain/audits/schema';
import { today } from '#web/shared/form/today';
import { formatDate } from '#web/shared/i18n/format';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';

/** The time that is left to produce the records, or by how much they are or were late. */
export function Countdown({ audit }: { audit: Pick<AuditRow, 'dueOn' | 'producedOn'> }) {
  const { t } = useTranslation('audits');
  const { state, businessDays: count } = countdownOf(audit, today());
  const day = formatDate(audit.producedOn ?? audit.dueOn);
  switch (state) {
    case 'open':
      return <PlainChip turn="yours">{count === 0 ? t('due.today') : t('due.in', { count })}</PlainChip>;
    case 'overdue':
      return <PlainChip turn="late">{t('due.overdue', { count })}</PlainChip>;
    case 'produced':
      return <StateChip turn="done">{t('due.produced', { day })}</StateChip>;
    case 'producedLate':
      return <PlainChip turn="late">{t('due.producedLate', { day, count })}</PlainChip>;
  }
}
