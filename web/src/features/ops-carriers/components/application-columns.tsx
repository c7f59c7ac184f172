import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationView } from '#domain/carriers/schema';
import type { ApplicationStatus } from '#domain/carriers/statuses';
import { formatCount, formatDateTime } from '#web/shared/i18n/format';
import { formatPhone } from '#web/shared/i18n/format';
import type { ListColumn } from '#web/shared/table/columns';
import { AgeChip } from '#web/shared/ui/age-chip';
import { ApplicationActions } from './application-actions';

/** Operations promise a call within two days. */
const TARGET_DAYS = 2;

function Company({ application }: { application: ApplicationView }) {
  const { t } = useTranslation('ops-carriers');
  const { companyName, note } = application;
  return (
    <div>
      <span className="gh-carrier-name">{companyName}</span>
      {note === '' ? null : <span className="gh-carrier-aside">{t('applications.note', { note })}</span>}
    </div>
  );
}

/** The federal census record of the number, for comparison with the carrier's entries. */
function Census({ application: { mcdotNumber, census } }: { application: ApplicationView }) {
  const { t } = useTranslation('ops-carriers');
  const place = [census?.city, census?.state].filter(Boolean).join(', ');
  return (
    <div>
      <span className="gh-numbers">{mcdotNumber}</span>
      <span className="gh-carrier-aside">
        {census === null ? t('applications.notInCensus') : [census.legalName, place].filter(Boolean).join(', ')}
      </span>
    </div>
  );
}

function Contact({ application }: { application: ApplicationView }) {
  const { firstName, lastName, phone, email } = application;
  return (
    <div>
      {firstName} {lastName}
      <span className="gh-carrier-aside">
        <a href={`tel:${phone}`}>{formatPhone(phone)}</a> · <a href={`mailto:${email}`}>{email}</a>
      </span>
    </div>
  );
}

/** Columns of the application list: carrier, census record, contact and booked call. */
export function useApplicationColumns(status: ApplicationStatus): readonly ListColumn<ApplicationView>[] {
  const { t } = useTranslation('ops-carriers');
  return useMemo(() => {
    const columns: ListColumn<ApplicationView>[] = [
      { id: 'company', header: t('column.company'), cell: (application) => <Company application={application} /> },
      { id: 'mcdot', header: t('column.mcdot'), cell: (application) => <Census application={application} /> },
      {
        id: 'fleet',
        header: t('column.fleet'),
        align: 'right',
        show: 'wide',
        cell: ({ fleetSize }) => formatCount(fleetSize),
      },
      { id: 'contact', header: t('column.contact'), cell: (application) => <Contact application={application} /> },
      {
        id: 'call',
        header: t('column.call'),
        cell: ({ callAt }) => (callAt === null ? t('applications.noCall') : formatDateTime(callAt)),
      },
      {
        id: 'age',
        header: t('column.age'),
        align: 'right',
        cell: ({ createdAt }) => <AgeChip since={createdAt} targetDays={status === 'new' ? TARGET_DAYS : undefined} />,
      },
    ];
    if (status !== 'new') return columns;
    return [
      ...columns,
      {
        id: 'actions',
        header: t('column.actions'),
        actions: true,
        cell: (application) => <ApplicationActions application={application} />,
      },
    ];
  }, [t, status]);
}
