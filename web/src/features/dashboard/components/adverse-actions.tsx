import { useQuery } from '@tanstack/react-query';
import { useQueryState } from 'nuqs';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OpenAdverseAction } from '#domain/adverse-actions/schema';
import { StepChip } from '#web/entities/adverse-action/adverse-chip';
import { openAdverseActionsQuery } from '#web/entities/adverse-action/queries';
import { paths } from '#web/shared/paths';
import { Button } from '#web/shared/ui/button';
import { Card } from '#web/shared/ui/layout';

/** Only an open guide needs its code. */
const GuideDialog = lazy(() =>
  import('#web/entities/adverse-action/guide-dialog').then((module) => ({ default: module.GuideDialog })),
);

function Row({ row, open }: { row: OpenAdverseAction; open: () => void }) {
  const { t } = useTranslation('adverse-action');
  const { driver, driverId, orderId, job, isUndelivered } = row;
  return (
    <li className="gh-dashboard-refusal">
      <div>
        <Link to={paths.candidate(driverId, orderId)}>{driver}</Link> <StepChip {...row} />
        <div>{job}</div>
        {isUndelivered ? <div>{t('card.undelivered')}</div> : null}
      </div>
      <Button size="small" aria-label={`${t('card.open')}: ${driver}`} onClick={open}>
        {t('card.open')}
      </Button>
    </li>
  );
}

/**
 * Refusals based on reports that wait for the carrier or for their clock, for HR and Safety. The guide in the URL
 * (`?adverseAction=`) opens over the page; messages link to it.
 */
export function AdverseActions() {
  const { t } = useTranslation('adverse-action');
  const [candidacyId, setOpen] = useQueryState('adverseAction', { history: 'push' });
  const rows = useQuery(openAdverseActionsQuery()).data?.data ?? [];
  return (
    <>
      {rows.length === 0 ? null : (
        <Card title={t('card.title')}>
          <ul className="gh-dashboard-accesses" aria-label={t('card.title')}>
            {rows.map((row) => (
              <Row key={row.candidacyId} row={row} open={() => void setOpen(row.candidacyId)} />
            ))}
          </ul>
        </Card>
      )}
      {candidacyId === null ? null : (
        <Suspense fallback={null}>
          <GuideDialog data={{ candidacyId }} close={() => void setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
