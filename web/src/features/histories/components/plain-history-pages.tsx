import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventKind, HistoryKind } from '#domain/driver-histories/kinds';
import type { Item } from '#web/entities/driver/history/history-list';
import { OwnEventCard } from '#web/entities/driver/history/own-event-card';
import { ButtonLink } from '#web/shared/ui/button';
import { Inline } from '#web/shared/ui/layout';
import { EmptyState } from '#web/shared/ui/states';
import { editItemPath, newItemPath } from '../model/pages';
import { useItemNotes } from '../model/use-item-notes';
import { HistoryView } from './history-view';
import { Timeline } from './timeline';

interface ListProps<K extends HistoryKind> {
  kind: K;
  items: readonly Item<K>[];
  children: ReactNode;
}

function List<K extends HistoryKind>({ kind, items, children }: ListProps<K>) {
  const { t } = useTranslation('histories');
  return (
    <>
      {items.length === 0 ? <EmptyState title={t(`kind.${kind}.empty`)} hint={t('emptyHint')} /> : children}
      <Inline>
        <ButtonLink to={newItemPath(kind)}>{t(`kind.${kind}.add`)}</ButtonLink>
      </Inline>
    </>
  );
}

/** Items are saved one by one; nothing has to be complete first. */
const plainPage = (kind: 'militaryService' | 'drivingSchool' | 'unemploymentPeriod') =>
  function PlainHistoryPage() {
    return (
      <HistoryView kind={kind}>
        {({ data }) => (
          <List kind={kind} items={data}>
            <Timeline kind={kind} items={data} />
          </List>
        )}
      </HistoryView>
    );
  };

/** Latest first, each as an editable card. */
function EventCards<K extends EventKind>({ kind, items }: Omit<ListProps<K>, 'children'>) {
  const { t } = useTranslation('histories');
  const notesOf = useItemNotes(kind);
  return (
    <ol className="gh-history" aria-label={t(`kind.${kind}.title`)}>
      {[...items].reverse().map((item) => (
        <li key={item._id}>
          <OwnEventCard
            kind={kind}
            item={item}
            notes={notesOf(item._id)}
            edit={(control) => <ButtonLink variant="text" to={editItemPath(kind, item._id)} {...control} />}
          />
        </li>
      ))}
    </ol>
  );
}

/**
 * Adds the counts of the required three years and of the last twelve months; the annual certificate of violations
 * covers the latter.
 */
const countedPage = (kind: EventKind) =>
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
            <List kind={kind} items={data}>
              <EventCards kind={kind} items={data} />
            </List>
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
