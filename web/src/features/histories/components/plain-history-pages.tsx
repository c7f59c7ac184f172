import { useTranslation } from 'react-i18next';
import type { HistoryKind } from '#domain/driver-histories/kinds';
import type { Item } from '#web/entities/driver/history/history-list';
import { ButtonLink } from '#web/shared/ui/button';
import { Inline } from '#web/shared/ui/layout';
import { EmptyState } from '#web/shared/ui/states';
import { newItemPath } from '../model/pages';
import { HistoryView } from './history-view';
import { Timeline } from './timeline';

interface ListProps<K extends HistoryKind> {
  kind: K;
  items: readonly Item<K>[];
}

function List<K extends HistoryKind>({ kind, items }: ListProps<K>) {
  const { t } = useTranslation('histories');
  const isEmpty = items.length === 0;
  return (
    <>
      {isEmpty ? (
        <EmptyState title={t(`kind.${kind}.empty`)} hint={t('emptyHint')} />
      ) : (
        <Timeline kind={kind} items={items} />
      )}
      <Inline>
        <ButtonLink to={newItemPath(kind)}>{t(`kind.${kind}.add`)}</ButtonLink>
      </Inline>
    </>
  );
}

/** Items are saved one by one; nothing has to be complete first. */
const plainPage = (kind: 'militaryService' | 'drivingSchool' | 'unemploymentPeriod') =>
  function PlainHistoryPage() {
    return <HistoryView kind={kind}>{({ data }) => <List kind={kind} items={data} />}</HistoryView>;
  };

/**
 * Adds the counts of the required three years and of the last twelve months; the annual certificate of violations
 * covers the latter.
 */
const countedPage = (kind: 'violation' | 'accident') =>
  function CountedHistoryPage() {
    const { t } = useTranslation('histories');
    return (
      <HistoryView kind={kind}>
        {({ data, lastThreeYears, lastYear }) => (
          <>
            <p className="gh-task-lead">
              {t(`kind.${kind}.counted`, { count: lastThreeYears, lastYear })}
              {kind === 'violation' && ` ${t('certificate')}`}
            </p>
            <List kind={kind} items={data} />
          </>
        )}
      </HistoryView>
    );
  };

export const MilitaryServicePage = plainPage('militaryService');
export const DrivingSchoolPage = plainPage('drivingSchool');
export const UnemploymentPeriodPage = plainPage('unemploymentPeriod');
export const ViolationsPage = countedPage('violation');
export const AccidentsPage = countedPage('accident');
