import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { HistoryKind } from '#domain/driver-histories/kinds';
import type { Gap } from '#domain/shared/periods';
import type { Item, OtherTime } from '#web/entities/driver/history/history-list';
import { ItemRow } from '#web/entities/driver/history/item-row';
import { formatGap, formatPeriod } from '#web/entities/driver/history/span';
import { ButtonLink } from '#web/shared/ui/button';
import { editItemPath, historyPath, newItemPath } from '../model/pages';
import { timelineOf } from '../model/timeline';
import { useItemNotes } from '../model/use-item-notes';

type Entry<K extends HistoryKind> = Item<K> | OtherTime;

const isOther = <K extends HistoryKind>(entry: Entry<K>): entry is OtherTime => 'kind' in entry;

function OtherRow({ other }: { other: OtherTime }) {
  const { t } = useTranslation('histories');
  return (
    <li className="gh-history-item gh-history-other">
      <div className="gh-history-words">
        <Link to={historyPath(other.kind)} className="gh-history-title">
          {t(`kind.${other.kind}.title`)}
        </Link>
        <span className="gh-history-when">{formatPeriod(other, t('now'))}</span>
      </div>
    </li>
  );
}

interface TimelineProps<K extends HistoryKind> {
  kind: K;
  items: readonly Item<K>[];
  others?: readonly OtherTime[];
  gaps?: readonly Gap[];
}

/** Entries, latest first; each gap is a link to the form that fills it. */
export function Timeline<K extends HistoryKind>({ kind, items, others = [], gaps = [] }: TimelineProps<K>) {
  const { t } = useTranslation('histories');
  const notesOf = useItemNotes(kind);
  const lines = timelineOf<Entry<K>>([...items, ...others], gaps);
  return (
    <ol className="gh-history" aria-label={t(`kind.${kind}.title`)}>
      {lines.map(({ entry, gap }) => {
        if (gap !== undefined) {
          return (
            <li key={gap.from} className="gh-history-gap">
              <Link to={newItemPath(kind, gap)}>
                {t(kind === 'residence' ? 'gap.residence' : 'gap.work', { gap: formatGap(gap) })}
              </Link>
            </li>
          );
        }
        return isOther(entry) ? (
          <OtherRow key={`${entry.kind} ${entry.startDate}`} other={entry} />
        ) : (
          <ItemRow
            key={entry._id}
            kind={kind}
            item={entry}
            notes={notesOf(entry._id)}
            edit={(name) => (
              <ButtonLink to={editItemPath(kind, entry._id)} aria-label={name}>
                {t('edit')}
              </ButtonLink>
            )}
          />
        );
      })}
    </ol>
  );
}
