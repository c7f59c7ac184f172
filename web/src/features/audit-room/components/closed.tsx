import { useTranslation } from 'react-i18next';
import { asApiProblem } from '#web/shared/http/api-problem';
import { Button } from '#web/shared/ui/button';
import { EmptyState, ErrorState } from '#web/shared/ui/states';

interface ClosedProps {
  error: unknown;
  retry: () => void;
  onClosed: () => void;
}

/** Why nothing more is shown. */
export function Closed({ error, retry, onClosed }: ClosedProps) {
  const { t } = useTranslation(['audits', 'files']);
  if (asApiProblem(error).code !== 'audit-room-closed') return <ErrorState error={error} retry={retry} />;
  return <EmptyState title={t('room.closed')} action={<Button onClick={onClosed}>{t('room.open.again')}</Button>} />;
}
