import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OpsCarrier } from '#domain/carriers/carrier-page/schema';
import { formatCount, formatDate, formatPhone } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { Card, Facts } from '#web/shared/ui/layout';
import type { CarrierTab } from '../../model/carrier-tabs';
import { CarrierNotes } from './carrier-notes';

/** Numbers, registration, and operations' notes. */
export const CarrierOverview = ({ carrier }: { carrier: OpsCarrier }) => (
  <div className="gh-carrier-columns">
    <div className="gh-carrier-column">
      <Numbers carrier={carrier} />
      <Registration carrier={carrier} />
      <Application carrier={carrier} />
    </div>
    <CarrierNotes carrierId={carrier._id} />
  </div>
);

/** Numbers with a tab link to their rows. */
function Numbers({ carrier }: { carrier: OpsCarrier }) {
  const { t } = useTranslation(['ops-carriers', 'labels']);
  const { _id, orders, staff, facilities, candidates, hires, onAssignment } = carrier;
  const link = (part: CarrierTab, count: number, status?: string) => (
    <Link to={paths.opsCarrier(_id, part, status)}>{formatCount(count)}</Link>
  );
  return (
    <Card title={t('carrier.numbers')}>
      <Facts
        facts={[
          { label: t('carrier.activeOrders'), value: link('orders', orders.active) },
          { label: t('carrier.pendingOrders'), value: link('orders', orders.pending, 'pending') },
          { label: t('carrier.pastOrders'), value: link('orders', orders.past, 'past') },
          { label: t('carrier.candidates'), value: formatCount(candidates) },
          { label: t('carrier.hires'), value: formatCount(hires) },
          { label: t('carrier.onAssignment'), value: formatCount(onAssignment) },
          { label: t('carrier.tab.people'), value: link('people', staff) },
          { label: t('carrier.tab.facilities'), value: link('facilities', facilities) },
        ]}
      />
    </Card>
  );
}

function Registration({ carrier: { mcdotNumber, census } }: { carrier: OpsCarrier }) {
  const { t } = useTranslation(['ops-carriers', 'labels']);
  const place = [census?.city, [census?.state, census?.zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const size = (count: number | null | undefined) => (typeof count === 'number' ? formatCount(count) : '–');
  return (
    <Card title={t('carrier.registration')}>
      <Facts
        facts={[
          { label: t('column.mcdot'), value: mcdotNumber ?? '–' },
          ...(census === null
            ? [{ label: t('carrier.census'), value: t('applications.notInCensus') }]
            : [
                { label: t('carrier.legalName'), value: census.legalName },
                { label: t('carrier.place'), value: place },
                { label: t('carrier.powerUnits'), value: size(census.powerUnits) },
                { label: t('carrier.censusDrivers'), value: size(census.drivers) },
              ]),
        ]}
      />
    </Card>
  );
}

/** The application that the carrier came from, with the person who sent it. */
function Application({ carrier: { application } }: { carrier: OpsCarrier }) {
  const { t } = useTranslation(['ops-carriers', 'labels']);
  if (application === null) return null;
  const { firstName, lastName, email, phone, fleetSize, note, createdAt, activatedAt, activatedBy } = application;
  return (
    <Card title={t('carrier.application')}>
      <Facts
        facts={[
          { label: t('column.contact'), value: `${firstName} ${lastName}` },
          { label: t('carrier.phone'), value: <a href={`tel:${phone}`}>{formatPhone(phone)}</a> },
          { label: t('carrier.email'), value: <a href={`mailto:${email}`}>{email}</a> },
          { label: t('column.fleet'), value: formatCount(fleetSize) },
          ...(note === '' ? [] : [{ label: t('carrier.applicationNote'), value: note }]),
          { label: t('carrier.applied'), value: formatDate(createdAt) },
          {
            label: t('carrier.activated'),
            value:
              activatedBy === null
                ? formatDate(activatedAt)
                : t('carrier.activatedBy', { day: formatDate(activatedAt), name: activatedBy }),
          },
        ]}
      />
    </Card>
  );
}
