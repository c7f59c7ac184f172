import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/shared/ui/button';
import { Card, Inline } from '#web/shared/ui/layout';
import { newItemPath } from '../model/pages';
import { CoverageBar } from './coverage-bar';
import { HistoryView } from './history-view';
import { SendEmployment } from './send-employment';
import { Timeline } from './timeline';

/** Notice before the first entry: past employers may be contacted (49 CFR 383.35(f), 391.23(i)). */
function Beforehand() {
  const { t } = useTranslation('histories');
  return (
    <Card title={t('beforehand.title')}>
      <p>{t('beforehand.contact')}</p>
      <p>{t('beforehand.rights')}</p>
    </Card>
  );
}

const elsewhere = ['unemploymentPeriod', 'drivingSchool', 'militaryService'] as const;

/** Periods without a job that fill a gap have their own pages. */
function NoJob() {
  const { t } = useTranslation('histories');
  return (
    <div>
      <p className="gh-task-lead">{t('noJob')}</p>
      <Inline>
        {elsewhere.map((kind) => (
          <ButtonLink key={kind} variant="text" to={newItemPath(kind)}>
            {t(`kind.${kind}.title`)}
          </ButtonLink>
        ))}
      </Inline>
    </div>
  );
}

/** 36 months of work history without gaps, and ten years of commercial employers for CDL applicants. */
export function EmploymentHistoryPage() {
  const { t } = useTranslation('histories');
  return (
    <HistoryView kind="employment">
      {(history) => (
        <>
          <Beforehand />
          {history.asksCommercialEmployers ? <p className="gh-task-lead">{t('tenYears')}</p> : null}
          <CoverageBar coverage={history.coverage} />
          <Timeline kind="employment" items={history.data} others={history.others} gaps={history.coverage.gaps} />
          <Inline>
            <ButtonLink to={newItemPath('employment')}>{t('kind.employment.add')}</ButtonLink>
          </Inline>
          <NoJob />
          <SendEmployment history={history} />
        </>
      )}
    </HistoryView>
  );
}
