import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { WaitingNote } from '#web/shared/connection/waiting-note';
import type { ListState } from '#web/shared/http/list-state';
import { SkeletonLine, useDelayed } from '#web/shared/ui/skeleton';
import type { EmptyStateProps } from '#web/shared/ui/states';
import { ListFoot } from './list-foot';
import { NoRows } from './no-rows';
import './table.css';

interface CardListProps<Row> {
  label: string;
  list: ListState<Row>;
  rowKey: (row: Row) => string;
  /** One card, usually a `<Card>`. */
  card: (row: Row) => ReactNode;
  empty: EmptyStateProps;
}

const PLACEHOLDERS = [1, 2, 3];

function LoadingCards() {
  const { t } = useTranslation();
  const visible = useDelayed();
  return (
    <div role="status" aria-label={t('list.loading')} className={visible ? 'gh-cards' : 'gh-cards gh-invisible'}>
      <WaitingNote />
      {PLACEHOLDERS.map((placeholder) => (
        <div key={placeholder} className="gh-card gh-card-loading">
          <SkeletonLine width="55%" />
          <SkeletonLine width="80%" />
          <SkeletonLine width="40%" />
        </div>
      ))}
    </div>
  );
}

/** A list of cards, for driver pages and for drivers on a hiring page. */
export function CardList<Row>({ label, list, rowKey, card, empty }: CardListProps<Row>) {
  if (list.status === 'loading') return <LoadingCards />;
  if (list.status === 'error' || list.rows.length === 0) return <NoRows list={list} empty={empty} />;
  return (
    <Fragment>
      <ul aria-label={label} className="gh-cards">
        {list.rows.map((row) => (
          <li key={rowKey(row)}>{card(row)}</li>
        ))}
      </ul>
      <ListFoot shown={list.rows.length} total={list.total} more={list.more} />
    </Fragment>
  );
}
