import { useTranslation } from 'react-i18next';
import type { TimesheetAssignment } from '#domain/timesheets/schema';
import { dropEvent, type UnsentEvent } from '#web/entities/driver/clock/unsent-events';
import { useOnline } from '#web/shared/connection/online';
import { formatDateTime } from '#web/shared/i18n/format';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { useCurrentUser } from '#web/shared/session/current-user';
import { Button } from '#web/shared/ui/button';
import { Card } from '#web/shared/ui/layout';
import { PlainChip } from '#web/shared/ui/state-chip';

interface NoticeProps {
  unsent: readonly UnsentEvent[];
  assignments: readonly TimesheetAssignment[];
}

function useTapText({ assignments }: Pick<NoticeProps, 'assignments'>) {
  const { t } = useTranslation('driver-timesheet');
  return ({ kind, deviceAt, assignmentId }: UnsentEvent) => {
    const zone = assignments.find(({ _id }) => _id === assignmentId)?.timeZone;
    return t('unsent.tap', { tap: t(`tap.${kind}`), time: formatDateTime(deviceAt, zone) });
  };
}

/** Taps that wait to be sent, in their order. */
function Waiting({ unsent, assignments }: NoticeProps) {
  const { t } = useTranslation('driver-timesheet');
  const tapText = useTapText({ assignments });
  const isOnline = useOnline();
  if (unsent.length === 0) return null;
  return (
    <Card title={t('unsent.waiting')} extra={<PlainChip turn="late">{unsent.length}</PlainChip>}>
      <p className="gh-shift-note">{t(isOnline ? 'unsent.soon' : 'unsent.offline')}</p>
      <ol className="gh-unsent" aria-label={t('unsent.waiting')}>
        {unsent.map((event) => (
          <li key={event.id}>{tapText(event)}</li>
        ))}
      </ol>
    </Card>
  );
}

/** Taps that the server refused, each with its reason. */
function Refused({ unsent, assignments }: NoticeProps) {
  const { t } = useTranslation('driver-timesheet');
  const tapText = useTapText({ assignments });
  const problemText = useProblemText();
  const { _id: userId } = useCurrentUser();
  if (unsent.length === 0) return null;
  return (
    <Card title={t('unsent.refused')}>
      <ul className="gh-unsent" aria-label={t('unsent.refused')}>
        {unsent.map((event) => (
          <li key={event.id}>
            <strong>{tapText(event)}</strong>
            <span className="gh-unsent-reason">{problemText(event.refusal ?? 'internal')}</span>
            <Button
              size="small"
              aria-label={t('unsent.dismissOf', { tap: tapText(event) })}
              onClick={() => {
                dropEvent(userId, event.id);
              }}
            >
              {t('unsent.dismiss')}
            </Button>
          </li>
        ))}
      </ul>
      <p className="gh-shift-note">{t('unsent.refusedHint')}</p>
    </Card>
  );
}

/** Taps that the server does not have: they wait, or were refused. */
export function UnsentNotice({ unsent, assignments }: NoticeProps) {
  return (
    <>
      <Waiting unsent={unsent.filter(({ refusal }) => refusal === null)} assignments={assignments} />
      <Refused unsent={unsent.filter(({ refusal }) => refusal !== null)} assignments={assignments} />
    </>
  );
}
