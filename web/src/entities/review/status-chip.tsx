import { useTranslation } from 'react-i18next';
import type { DocumentStatus } from '#domain/driver-pipeline/tasks';
import { checkFor } from '#domain/whose-turn/checks';
import { StateChip } from '#web/shared/ui/state-chip';

/** A status, colored by whose turn it is. */
export function StatusChip({ status }: { status: DocumentStatus }) {
  const { t } = useTranslation('ops-drivers');
  return <StateChip turn={checkFor('operations', status)}>{t(`status.${status}`)}</StateChip>;
}
