import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OwnBench } from '#domain/bench/schema';
import { formatDate } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { confirm } from '#web/shared/ui/confirm';
import { Card } from '#web/shared/ui/layout';
import { toast } from '#web/shared/ui/toasts';
import { benchesQuery, useLeaveBench } from '../api/benches';
import { useScrollToTarget } from './use-scroll-to-target';

function Bench({ bench: { _id, carrier, status, addedAt } }: { bench: OwnBench }) {
  const { t } = useTranslation('my-applications');
  const leave = useLeaveBench(() => {
    toast.success(t('benches.done', { carrier }));
  });
  const confirmFirst = () => {
    confirm({
      title: t('benches.confirmTitle', { carrier }),
      text: t('benches.confirm', { carrier }),
      confirmLabel: t('benches.leave'),
      danger: true,
      onConfirm: () => leave.mutateAsync(_id),
    });
  };
  return (
    <Card>
      <p>{t(status === 'approved' ? 'benches.approved' : 'benches.requested', { carrier })}</p>
      <p>{t('benches.addedOn', { date: formatDate(addedAt) })}</p>
      <Button onClick={confirmFirst} aria-label={`${t('benches.leave')}: ${carrier}`}>
        {t('benches.leave')}
      </Button>
    </Card>
  );
}

/** The carriers' benches that the driver is on; without any, nothing. */
export function BenchesSection() {
  const { t } = useTranslation('my-applications');
  const { data } = useQuery(benchesQuery());
  useScrollToTarget(data !== undefined);
  if (data === undefined || data.data.length === 0) return null;
  return (
    <section id="benches" aria-labelledby="benches-title">
      <h2 id="benches-title" className="gh-section-title">
        {t('benches.title')}
      </h2>
      <p>{t('benches.hint')}</p>
      <ul className="gh-cards" aria-labelledby="benches-title">
        {data.data.map((bench) => (
          <li key={bench._id}>
            <Bench bench={bench} />
          </li>
        ))}
      </ul>
    </section>
  );
}
