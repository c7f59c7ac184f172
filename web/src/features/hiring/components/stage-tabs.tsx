import { parseAsString, useQueryState } from 'nuqs';
import { useTranslation } from 'react-i18next';
import type { CandidacyTab } from '#domain/candidacies/tabs';
import type { OrderView } from '#domain/job-orders/schema';
import { Button } from '#web/shared/ui/button';
import { QueryTabs } from '#web/shared/ui/query-tabs';
import type { Stage, Tab } from '../model/stages';
import { tabsOf } from '../model/stages';
import { CandidateList } from './candidate-list';
import { DriverSearch } from './driver-search';
import { useYours } from './use-yours';

interface StageTabsProps {
  order: OrderView;
  stage: Stage;
}

const LISTS: Record<Exclude<Tab, 'search'>, CandidacyTab> = {
  invited: 'invited',
  requests: 'requested',
  review: 'review',
  interview: 'interview',
  hired: 'hired',
};

/** Only active orders have a search; past ones show their history. */
const tabsFor = ({ status }: OrderView, stage: Stage): Tab[] =>
  tabsOf[stage].filter((tab) => tab !== 'search' || status === 'active');

function TabContent({ order, tab, toSearch }: { order: OrderView; tab: Tab; toSearch: () => void }) {
  const { t } = useTranslation('hiring');
  if (tab === 'search') return <DriverSearch order={order} />;
  const empty =
    order.status === 'active'
      ? { title: t(`empty.${tab}`), hint: t(`emptyHint.${tab}`) }
      : { title: t(`emptyPast.${tab}`), hint: t('emptyPast.hint') };
  const action =
    order.status === 'active' && tab === 'invited' ? (
      <Button onClick={toSearch}>{t('empty.toSearch')}</Button>
    ) : undefined;
  return <CandidateList key={tab} order={order} tab={LISTS[tab]} empty={{ ...empty, action }} />;
}

/** The tabs within a stage with their counts; the open tab is in the URL. */
export function StageTabs({ order, stage }: StageTabsProps) {
  const { t } = useTranslation('hiring');
  const tabs = tabsFor(order, stage);
  const [wanted, setWanted] = useQueryState('tab', parseAsString.withDefault(''));
  const tab = tabs.find((each) => each === wanted) ?? tabs[0] ?? 'hired';
  const counts: Record<Tab, number | undefined> = {
    search: undefined,
    invited: order.counts.invited,
    requests: order.counts.requested,
    review: order.counts.review,
    interview: order.counts.interview,
    hired: order.counts.hired,
  };
  const yours = useYours(order);
  const open = (next: Tab) => void setWanted(next);
  const content = <TabContent order={order} tab={tab} toSearch={() => open('search')} />;
  if (tabs.length === 1) return <div className="gh-below-tabs">{content}</div>;
  return (
    <QueryTabs
      label={t(`stage.${stage}`)}
      tabs={tabs.map((each) => ({
        value: each,
        label: t(`tab.${each === 'search' ? each : LISTS[each]}`),
        count: counts[each],
        yours: each === 'search' ? undefined : yours([LISTS[each]]),
      }))}
      value={tab}
      onChange={open}
    >
      {content}
    </QueryTabs>
  );
}
