import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { WaitLine } from '#domain/candidacies/waiting';
import { zeroWaitCounts } from '#domain/candidacies/waiting';
import type { Dashboard } from '#domain/dashboard/schema';
import { useWaitLines } from '#web/entities/candidacies/waiting';
import { paths } from '#web/shared/paths';
import { useCan } from '#web/shared/session/current-user';
import { Card } from '#web/shared/ui/layout';
import { PlainChip } from '#web/shared/ui/state-chip';
import type { WaitingLine } from './waiting-lines';
import { WaitingLines } from './waiting-lines';

/** Reviews come first, because only some positions may do them. */
const reviewsFirst = (one: WaitLine, other: WaitLine): number =>
  Number(other.wait === 'reviews') - Number(one.wait === 'reviews');

/** Open tasks of the carrier: the user's own, and those of colleagues. Each number links to its rows. */
function useWaitingLines({ waiting, sentBack }: Dashboard): { mine: WaitingLine[]; colleagues: WaitingLine[] } {
  const { t } = useTranslation('dashboard');
  const { mine, colleagues } = useWaitLines({ ...zeroWaitCounts, ...waiting });
  const mayWrite = useCan('orders:write');
  const lineOf = ({ wait, count }: WaitLine): WaitingLine => ({
    label: t(`waiting.act.${wait}`, { count }),
    count,
    to: paths.candidates(wait),
  });
  const sentBackLine = {
    label: t('waiting.sentBack', { count: sentBack }),
    count: sentBack,
    to: paths.sentBackOrders,
  };
  const sentBackLines = sentBack === 0 ? [] : [sentBackLine];
  return {
    mine: [...mine.toSorted(reviewsFirst).map(lineOf), ...(mayWrite ? sentBackLines : [])],
    colleagues: [...colleagues.map(lineOf), ...(mayWrite ? [] : sentBackLines)],
  };
}

/** A number that is urgent, with a link to its rows; nothing for zero. */
function Urgent({ list, text, count }: { list: 'late' | 'mustNotDrive'; text: string; count: number }) {
  if (count === 0) return null;
  return (
    <Link to={paths.candidates(list)}>
      <PlainChip turn="late">{text}</PlainChip>
    </Link>
  );
}

/** Open tasks: the user's own first, then those of colleagues in other positions. */
export function Waiting({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('dashboard');
  const { mine, colleagues } = useWaitingLines(dashboard);
  const { late, mustNotDrive } = dashboard;
  return (
    <Card
      title={t('waiting.title')}
      extra={
        <>
          <Urgent list="mustNotDrive" text={t('waiting.mustNotDrive', { count: mustNotDrive })} count={mustNotDrive} />
          <Urgent list="late" text={t('waiting.late', { count: late })} count={late} />
        </>
      }
    >
      {mine.length + colleagues.length === 0 ? <p className="gh-dashboard-quiet">{t('waiting.none')}</p> : null}
      <WaitingLines title={t('waiting.yours')} lines={mine} />
      <WaitingLines title={t('waiting.theirs')} lines={colleagues} />
    </Card>
  );
}
