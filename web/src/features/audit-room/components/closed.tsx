import { useTranslation } from 'react-i18next';
import { asApiProblem } from '#web/shared/http/api-problem';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Stack } from '#web/shared/ui/layout';
import { EmptyState, ErrorState } from '#web/shared/ui/states';

/** Problems after which nothing of the room is shown until the access code is entered again. */
const CLOSED: readonly string[] = ['audit-room-closed', 'audit-link-revoked', 'audit-carrier-inactive'];

const isClosed = (error: unknown): boolean => CLOSED.includes(asApiProblem(error).code);

interface ClosedProps {
  error: unknown;
  retry: () => void;
  onClosed: () => void;
}

/** Why nothing more is shown. */
export function Closed({ error, retry, onClosed }: ClosedProps) {
  const { t } = useTranslation(['audits', 'files']);
  const problemText = useProblemText();
  if (!isClosed(error)) return <ErrorState error={error} retry={retry} />;
  const hasEnded = asApiProblem(error).code === 'audit-room-closed';
  return (
    <EmptyState
      title={hasEnded ? t('room.closed') : problemText(error)}
      action={<Button onClick={onClosed}>{t('room.open.again')}</Button>}
    />
  );
}

interface RoomAlertProps {
  error: unknown;
  /** Without it, the person repeats the action itself. */
  retry?: () => void;
  onClosed: () => void;
  /** Instead of the problem's own text. */
  children?: string | undefined;
}

/** Why something in the room failed, with the way on: again, or the access code if the room is closed. */
export function RoomAlert({ error, retry, onClosed, children }: RoomAlertProps) {
  const { t } = useTranslation(['audits', 'files']);
  const { t: common } = useTranslation();
  const closed = isClosed(error);
  return (
    <Stack>
      {children === undefined ? <Alert problem={error} /> : <Alert>{children}</Alert>}
      <div>
        {closed ? <Button onClick={onClosed}>{t('room.open.again')}</Button> : null}
        {!closed && retry !== undefined ? <Button onClick={retry}>{common('retry')}</Button> : null}
      </div>
    </Stack>
  );
}
