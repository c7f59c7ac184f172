import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ScreeningCall } from '#domain/screening-calls/schema';
import { formatDate, formatDateTime } from '#web/shared/i18n/format';
import { formatPhone } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import type { ListColumn } from '#web/shared/table/columns';
import { AgeChip } from '#web/shared/ui/age-chip';
import { StateChip } from '#web/shared/ui/state-chip';
import { isQuietTime } from '../model/when';
import { CallActions } from './call-actions';

/** Phone number and the driver's local time. */
function Phone({ call: { phone, timeZone } }: { call: ScreeningCall }) {
  const { t } = useTranslation('ops-calls');
  // eslint-disable-next-line react/purity -- whether the driver may be called now is as of the last render
  const now = new Date();
  return (
    <div>
      {phone === null ? (
        <span>{t('noPhone')}</span>
      ) : (
        <a href={`tel:${phone}`} className="gh-numbers">
          {formatPhone(phone)}
        </a>
      )}
      <span className="gh-call-aside">{t('there', { time: formatDateTime(now.toISOString(), timeZone) })}</span>
      {isQuietTime(now, timeZone) ? <StateChip turn="blocked">{t('quiet')}</StateChip> : null}
    </div>
  );
}

function When({ call }: { call: ScreeningCall }) {
  const { t } = useTranslation('ops-calls');
  const { kind, isDue, callAt, timeZone, tries, lastTriedAt, snoozedUntil } = call;
  const isFirst = kind === 'screening' && isDue && tries === 0;
  return (
    <div>
      <span>
        {isFirst ? t('firstCall') : t(isDue ? 'wasDue' : 'again', { time: formatDateTime(callAt, timeZone) })}
      </span>
      {lastTriedAt === null ? null : (
        <span className="gh-call-aside">
          {t('lastTried', { tries: t('tries', { count: tries }), time: formatDateTime(lastTriedAt, timeZone) })}
        </span>
      )}
      {snoozedUntil === null ? null : (
        <span className="gh-call-aside">{t('snoozed', { day: formatDate(snoozedUntil) })}</span>
      )}
    </div>
  );
}

/** Columns of the call list: driver, phone number, waiting time, and earlier attempts. */
export function useCallColumns(): readonly ListColumn<ScreeningCall>[] {
  const { t } = useTranslation('ops-calls');
  return useMemo(
    () => [
      {
        id: 'driver',
        header: t('column.driver'),
        cell: ({ _id, kind, name, place }) => (
          <div>
            <Link to={paths.opsDriver(_id)} className="gh-call-name">
              {name}
            </Link>
            <span className="gh-call-aside">{place}</span>
            <span className="gh-call-aside">{t(`kind.${kind}`)}</span>
          </div>
        ),
      },
      { id: 'phone', header: t('column.phone'), cell: (call) => <Phone call={call} /> },
      { id: 'when', header: t('column.when'), cell: (call) => <When call={call} /> },
      {
        id: 'age',
        header: t('column.age'),
        align: 'right',
        // A driver who exited for now is overdue after the contact date, regardless of the exit date.
        cell: ({ kind, enteredAt, targetDays }) =>
          kind === 'screening' ? <AgeChip since={enteredAt} targetDays={targetDays} /> : <AgeChip since={enteredAt} />,
      },
      { id: 'owner', header: t('column.owner'), show: 'wide', cell: ({ owner }) => owner?.name ?? t('nobody') },
      { id: 'actions', header: t('column.actions'), actions: true, cell: (call) => <CallActions call={call} /> },
    ],
    [t],
  );
}
