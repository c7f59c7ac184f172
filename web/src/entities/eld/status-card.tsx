import { useTranslation } from 'react-i18next';
import type { HosSettings } from '#domain/eld/schema';
import type { HosStatus, RemarkCode } from '#domain/eld/statuses';
import { formatDateTime } from '#web/shared/i18n/format';
import { useCurrentUser } from '#web/shared/session/current-user';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Card, Inline, Stack } from '#web/shared/ui/layout';
import { BarredNote } from './barred-note';
import { DutyStatusMark } from './duty-status';
import { useStatusQueue } from './status-queue';

interface Choice {
  readonly status: HosStatus;
  readonly remark: RemarkCode | null;
}

const choices: readonly Choice[] = [
  { status: 'offDuty', remark: null },
  { status: 'sleeperBed', remark: null },
  { status: 'driving', remark: null },
  { status: 'onDuty', remark: null },
  { status: 'offDuty', remark: 'personalConveyance' },
  { status: 'onDuty', remark: 'yardMove' },
];

interface StatusCardProps {
  current: HosSettings['current'];
  /** The zone of the times around it; that of the device if absent. */
  zone?: string;
}

/** The current status, and buttons that set another one starting now, also without network. */
export function StatusCard({ current, zone }: StatusCardProps) {
  const { t } = useTranslation('hours');
  const { _id: userId, isActive } = useCurrentUser();
  const { waiting, problem, set } = useStatusQueue(userId);
  const last = waiting.at(-1) ?? current;
  return (
    <Card title={t('set.title')}>
      <Stack>
        {last === null ? (
          <p>{t('set.none')}</p>
        ) : (
          <p>
            <DutyStatusMark status={last.status} remark={last.remark} />{' '}
            {t('set.since', { time: formatDateTime(last.at, zone) })}
          </p>
        )}
        {isActive ? <BarredNote /> : null}
        <div role="group" aria-label={t('set.group')}>
          <Inline>
            {choices.map(({ status, remark }) => (
              <Button
                key={`${status}/${String(remark)}`}
                aria-pressed={last?.status === status && last.remark === remark}
                onClick={() => set({ clientId: crypto.randomUUID(), status, remark, at: new Date().toISOString() })}
              >
                <DutyStatusMark status={status} remark={remark} />
              </Button>
            ))}
          </Inline>
        </div>
        {waiting.length === 0 ? null : <p role="status">{t('set.waiting', { count: waiting.length })}</p>}
        {problem === null ? null : <Alert problem={problem} />}
        <p className="gh-hours-note">{t('set.hint')}</p>
      </Stack>
    </Card>
  );
}
