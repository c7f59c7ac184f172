import { useTranslation } from 'react-i18next';
import type { EventKind } from '#domain/driver-histories/kinds';
import type { CardEditing } from '#web/entities/event-cards/card-tools';
import type { StatedEvent } from '#web/entities/event-cards/event-card';
import { EventCard } from '#web/entities/event-cards/event-card';
import { useRemoveItem } from './histories';
import type { Item } from './history-list';
import { Notes } from './notes';

interface OwnEventCardProps<K extends EventKind> {
  kind: K;
  item: Item<K>;
  /** Reviewer notes on it. */
  notes?: readonly string[];
  edit: CardEditing['edit'];
}

/** An accident or a violation of the driver, who may edit and delete it. */
export function OwnEventCard<K extends EventKind>({ kind, item, notes = [], edit }: OwnEventCardProps<K>) {
  const { t } = useTranslation('histories');
  const remove = useRemoveItem(kind);
  return (
    <EventCard
      event={{ ...item, kind } as StatedEvent}
      editing={{ edit, deleteText: t('remove.text'), onDelete: () => remove.mutateAsync(item._id) }}
    >
      <Notes notes={notes} />
    </EventCard>
  );
}
