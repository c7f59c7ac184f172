import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimelineItem } from '#domain/candidacies/timeline/schema';
import { formatDateTime } from '#web/shared/i18n/format';
import { History } from '#web/shared/ui/history';
import { useEventText } from './event-text';
import { useReasonText } from './reason-text';
import './timeline.css';

interface TimelineListProps<Item extends TimelineItem> {
  label: string;
  items: readonly Item[];
  /** Shows the subject of an event, where the page does not name it already. */
  subject?: ComponentType<{ item: Item }>;
  timeZone?: string | undefined;
}

/**
 * The import of a flow from earlier records is bookkeeping: its earlier events have their own entries. So are the steps
 * before an autopilot wave is sent or skipped.
 */
const isShown = ({ type }: TimelineItem) => type !== 'imported' && type !== 'wavePlanned' && type !== 'waveStarted';

/** A timeline with actor, event, time and reason, newest first. */
export function TimelineList<Item extends TimelineItem>({
  label,
  items,
  subject: Subject,
  timeZone,
}: TimelineListProps<Item>) {
  const { t } = useTranslation('labels');
  const eventText = useEventText();
  const reasonText = useReasonText();
  return (
    <History
      label={label}
      entries={items.filter(isShown).map((item) => ({
        key: item.key,
        content: (
          <div className="gh-timeline-entry">
            <span className="gh-timeline-what">
              {item.type === 'invited' && item.actor.kind === 'system'
                ? t('event.invitedByAutopilot')
                : eventText(item.type)}
            </span>
            {Subject === undefined ? null : (
              <span>
                <Subject item={item} />
              </span>
            )}
            <span className="gh-timeline-who">
              {item.actor.name ?? t(`actor.${item.actor.kind}`)} ·{' '}
              <time dateTime={item.at} className="gh-numbers">
                {formatDateTime(item.at, timeZone)}
              </time>
            </span>
            {item.reason === null || item.reason === 'unspecified' ? null : (
              <span className="gh-timeline-why">{reasonText(item.reason)}</span>
            )}
            {item.note === null ? null : <q className="gh-timeline-why">{item.note}</q>}
          </div>
        ),
      }))}
    />
  );
}
