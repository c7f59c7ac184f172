import { useTranslation } from 'react-i18next';
import type { DocumentStatus } from '#domain/driver-pipeline/tasks';
import type { Turn } from '#web/shared/ui/state-chip';
import { StateChip } from '#web/shared/ui/state-chip';

const TURNS: Readonly<Record<DocumentStatus, Turn>> = {
  initial: 'theirs',
  requested: 'theirs',
  uploaded: 'theirs',
  pending: 'yours',
  approved: 'done',
  rejected: 'theirs',
};

/** A status, colored by whose turn it is. */
export function StatusChip({ status }: { status: DocumentStatus }) {
  const { t } = useTranslation('ops-drivers');
  return <StateChip turn={TURNS[status]}>{t(`status.${status}`)}</StateChip>;
}
