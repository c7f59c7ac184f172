import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CandidacyTab } from '#domain/candidacies/tabs';
import type { OrderView } from '#domain/job-orders/schema';
import { lazyComponent } from '#web/shared/connection/lazy-component';
import { formatCount } from '#web/shared/i18n/format';
import { classNames } from '#web/shared/ui/class-names';
import type { Crumb } from '#web/shared/ui/page-header';
import { PageHeader } from '#web/shared/ui/page-header';
import { useSelectedInView } from '#web/shared/ui/use-selected-in-view';
import { YoursMark } from '#web/shared/ui/yours-mark';
import type { Stage, View } from '../model/stages';
import { views } from '../model/stages';
import { OrderSubtitle } from './order-subtitle';
import { StageTabs } from './stage-tabs';
import { useYours } from './use-yours';
import './hiring.css';

const CandidateBoard = lazyComponent(() => import('./board/candidate-board').then((module) => module.CandidateBoard));

interface HiringPageProps {
  order: OrderView;
  view: View;
  crumbs: readonly Crumb[];
  /** The URL of a view, which differs between the carrier's and the recruiter's layout. */
  viewPath: (view: View) => string;
  summary: ReactNode;
  menu: ReactNode;
}

const tabsOfStage: Record<Stage, readonly CandidacyTab[]> = {
  inviteDrivers: ['invited', 'requested'],
  reviewDrivers: ['review', 'interview'],
  hiredDrivers: ['hired'],
};

/**
 * The views that the page links to. The board of a past or deleted order has no link: its flows are closed, so that all
 * columns but "Hired" are empty, and the list of hired drivers shows more, ended assignments too. An open one stays.
 */
const shownViews = ({ status }: OrderView, open: View): readonly View[] =>
  views.filter((each) => each !== 'board' || each === open || status === 'active');

function Views({ order, view, viewPath }: Pick<HiringPageProps, 'order' | 'view' | 'viewPath'>) {
  const { t } = useTranslation('hiring');
  const { counts } = order;
  const yours = useYours(order);
  const nav = useSelectedInView(view);
  const totals: Record<Stage, number> = {
    inviteDrivers: counts.invited + counts.requested,
    reviewDrivers: counts.review + counts.interview,
    hiredDrivers: counts.hired,
  };
  return (
    <section className="gh-card gh-hiring-stages" aria-label={t('stage.region')}>
      <nav ref={nav} className="gh-tab-links gh-stage-links" aria-label={t('stage.label')}>
        {shownViews(order, view).map((each) => (
          <Link key={each} to={viewPath(each)} aria-current={each === view ? 'page' : undefined} preventScrollReset>
            {t(`stage.${each}`)}
            {each === 'board' ? null : (
              <>
                <span className="gh-count">{formatCount(totals[each])}</span>
                <YoursMark text={yours(tabsOfStage[each])} />
              </>
            )}
          </Link>
        ))}
      </nav>
      {view === 'board' ? <CandidateBoard order={order} /> : <StageTabs key={view} order={order} stage={view} />}
    </section>
  );
}

/** Hiring is disabled until operations accept the order (docs/state-machines.md#job-orders). */
function Pending({ order }: { order: OrderView }) {
  const { t } = useTranslation('hiring');
  const isSentBack = order.approval === 'rejected';
  return (
    <section className="gh-card gh-hiring-pending" role="status">
      <h2>{isSentBack ? t('pending.sentBackTitle') : t('pending.title')}</h2>
      <p>{isSentBack ? t('pending.sentBackText') : t('pending.text')}</p>
      {isSentBack && order.note !== null ? <blockquote>{order.note}</blockquote> : null}
    </section>
  );
}

/** One order from search to hire: its details on the left, its drivers by stage on the right. */
export function HiringPage({ order, view, crumbs, viewPath, summary, menu }: HiringPageProps) {
  const { t } = useTranslation('hiring');
  return (
    <>
      <PageHeader
        title={t('title', { title: order.title, facility: order.facility.name })}
        crumbs={crumbs}
        subtitle={<OrderSubtitle order={order} />}
        action={menu}
      />
      <div className={classNames('gh-hiring', view === 'board' && 'gh-hiring-wide')}>
        <aside className="gh-hiring-summary" aria-label={t('summary')}>
          {summary}
        </aside>
        {order.status === 'pending' ? (
          <Pending order={order} />
        ) : (
          <Views order={order} view={view} viewPath={viewPath} />
        )}
      </div>
    </>
  );
}
