import { useTranslation } from 'react-i18next';
import type { BenchStatus } from '#domain/bench/states';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';

/** The status of a driver on the bench. */
export function BenchChip({ status }: { status: BenchStatus }) {
  const { t } = useTranslation('bench');
  const text = t(`status.${status}`);
  return status === 'approved' ? <StateChip turn="done">{text}</StateChip> : <PlainChip>{text}</PlainChip>;
}
