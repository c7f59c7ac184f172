import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/shared/ui/button';
import { Inline } from '#web/shared/ui/layout';
import { newItemPath } from '../model/pages';
import { CoverageBar } from './coverage-bar';
import { HistoryView } from './history-view';
import { Timeline } from './timeline';

/** Below the list. */
const SendResidence = lazy(async () => ({ default: (await import('./send-residence')).SendResidence }));

/** 36 months of residence history without gaps. */
export function ResidenceHistoryPage() {
  const { t } = useTranslation('histories');
  return (
    <HistoryView kind="residence">
      {(history) => (
        <>
          <CoverageBar coverage={history.coverage} />
          <Timeline kind="residence" items={history.data} gaps={history.coverage.gaps} />
          <Inline>
            <ButtonLink to={newItemPath('residence')}>{t('kind.residence.add')}</ButtonLink>
          </Inline>
          <Suspense>
            <SendResidence history={history} />
          </Suspense>
        </>
      )}
    </HistoryView>
  );
}
