import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { meaningfulReason } from '#domain/candidacies/states';
import type { CandidateList } from '#domain/dashboard/candidate-lists';
import type { Candidate } from '#domain/dashboard/schema';
import { useReasonText } from '#web/entities/candidacies/reason-text';
import { driverName } from '#web/entities/driver-profile/driver-name';
import { FitDetails } from '#web/entities/driver-profile/fit-marks';
import { useQualificationsText } from '#web/entities/driver-profile/qualifications-text';
import { useOrderPath } from '#web/entities/job-orders/order-path';
import { formatDate, formatMiles } from '#web/shared/i18n/format';
import type { ListColumn } from '#web/shared/table/columns';
import { PlainChip } from '#web/shared/ui/state-chip';
import { CandidateActions } from './candidate-actions';
import { CandidateStatus } from './candidate-status';

/** The candidate's panel opens over the list; the URL contains the driver and the order. */
function CandidateName({ candidate: { card } }: { candidate: Candidate }) {
  const qualifications = useQualificationsText();
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const next = new URLSearchParams(search);
  next.set('driver', card.driverId);
  next.set('order', card.orderId);
  return (
    <div className="gh-candidate-cell">
      <Link to={{ search: next.toString() }} state={state} preventScrollReset>
        {driverName(card.driver)}
      </Link>
      <span>{qualifications(card.driver)}</span>
    </div>
  );
}

function OrderCell({ candidate: { order } }: { candidate: Candidate }) {
  const orderPath = useOrderPath();
  const { name, address } = order.facility;
  const place = `${name} · ${address.city}, ${address.state}`;
  return (
    <div className="gh-candidate-cell gh-candidate-order">
      <Link to={orderPath(order._id)} title={order.title}>
        {order.title}
      </Link>
      <span title={place}>{place}</span>
    </div>
  );
}

/** Why and by whom the hiring flow or the assignment was ended, with the text that came with it. */
function EndingCell({ card: { state, ending } }: Candidate) {
  const { t } = useTranslation(['hiring', 'labels']);
  const reasonText = useReasonText();
  if (ending === null) return <PlainChip>{t(`labels:candidacy.${state}`)}</PlainChip>;
  const reason = meaningfulReason(ending.reason, ending.text);
  return (
    <div className="gh-driver-status">
      {reason === null ? null : <PlainChip>{reasonText(reason)}</PlainChip>}
      <span className="gh-candidate-status-detail">{t(`detail.endedBy.${ending.by}`)}</span>
      {ending.text === null ? null : <span className="gh-candidate-status-detail">{ending.text}</span>}
    </div>
  );
}

function useCommonColumns(): readonly ListColumn<Candidate>[] {
  const { t } = useTranslation('hiring');
  return [
    {
      id: 'name',
      header: t('lists.column.driver'),
      sortable: true,
      cell: (candidate) => <CandidateName candidate={candidate} />,
      width: '16%',
    },
    {
      id: 'order',
      header: t('lists.column.order'),
      cell: (candidate) => <OrderCell candidate={candidate} />,
      width: '21%',
    },
    {
      id: 'fit',
      header: t('lists.column.fit'),
      cell: ({ card }) => (
        <div className="gh-driver-status gh-candidate-fit">
          <FitDetails fit={card.fit} />
        </div>
      ),
      width: '19%',
    },
  ];
}

/**
 * The columns of a list over all orders: driver, order, match, age, due date, distance and next action; of ended
 * candidates, who have no next action, the day and the reason of the end.
 */
export function useCandidateColumns(list: CandidateList): readonly ListColumn<Candidate>[] {
  const { t } = useTranslation('hiring');
  const before = useCommonColumns();
  if (list === 'ended') {
    return [
      ...before,
      {
        id: 'since',
        header: t('lists.column.ended'),
        oneLine: true,
        sortable: true,
        cell: ({ card }) => formatDate(card.since),
      },
      { id: 'reason', header: t('lists.column.reason'), cell: (candidate) => <EndingCell {...candidate} /> },
    ];
  }
  return [
    ...before,
    {
      id: 'since',
      header: t('lists.column.age'),
      width: '20%',
      sortable: true,
      showsAge: true,
      cell: ({ card }) => (
        <div className="gh-driver-status">
          <CandidateStatus card={card} />
        </div>
      ),
    },
    {
      id: 'due',
      header: t('lists.column.due'),
      show: 'wide',
      oneLine: true,
      sortable: true,
      cell: ({ card: { dueAt } }) => (dueAt === null ? '–' : formatDate(dueAt)),
    },
    {
      id: 'distance',
      header: t('lists.column.distance'),
      show: 'wide',
      oneLine: true,
      align: 'right',
      sortable: true,
      cell: ({ card: { distanceMiles } }) => formatMiles(distanceMiles),
    },
    {
      id: 'action',
      header: t('lists.column.action'),
      actions: true,
      cell: ({ card, order }) => <CandidateActions card={card} order={order} />,
    },
  ];
}
