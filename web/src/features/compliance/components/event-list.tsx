import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { emptyItems } from '#domain/driver-histories/items';
import type { EventKind } from '#domain/driver-histories/kinds';
import { historyQuery } from '#web/entities/driver/history/histories';
import { ItemForm } from '#web/entities/driver/history/item-form';
import { OwnEventCard } from '#web/entities/driver/history/own-event-card';
import { lazyComponent } from '#web/shared/connection/lazy-component';
import { Button } from '#web/shared/ui/button';
import '#web/entities/driver/history/histories.css';

/** Lazy, because antd widgets are not part of a driver's first page. */
const Dialog = lazyComponent(() => import('#web/shared/ui/dialog').then((module) => module.Dialog), {
  waiting: null,
});

/** The entry open in the form; a new one has no id. */
export interface EditedEvent {
  kind: EventKind;
  id: string | undefined;
}

interface EventListProps {
  kind: EventKind;
  onEdit: (edited: EditedEvent) => void;
}

/** Accidents or violations of the last three years, listed below their question. */
export function EventList({ kind, onEdit }: EventListProps) {
  const { t } = useTranslation(['compliance', 'histories']);
  const { data } = useQuery(historyQuery(kind));
  return (
    <div className="gh-wizard-events">
      <p className="gh-wizard-line">{t(`compliance:events.${kind}`)}</p>
      {data === undefined ? null : (
        <p className="gh-wizard-line">
          {t(`histories:kind.${kind}.counted`, { count: data.lastThreeYears, lastYear: data.lastYear })}
        </p>
      )}
      <ol className="gh-history" aria-label={t(`histories:kind.${kind}.title`)}>
        {(data?.data ?? []).map((item) => (
          <li key={item._id}>
            <OwnEventCard
              kind={kind}
              item={item}
              edit={(control) => (
                <Button
                  variant="text"
                  {...control}
                  onClick={() => {
                    onEdit({ kind, id: item._id });
                  }}
                />
              )}
            />
          </li>
        ))}
      </ol>
      <Button
        onClick={() => {
          onEdit({ kind, id: undefined });
        }}
      >
        {t(`histories:kind.${kind}.add`)}
      </Button>
    </div>
  );
}

/** The form of one entry, in a dialog over the wizard so that answers there are kept. */
export function EventDialog({ edited: { kind, id }, onClose }: { edited: EditedEvent; onClose: () => void }) {
  const { t } = useTranslation('histories');
  const { data } = useQuery(historyQuery(kind));
  const item = data?.data.find(({ _id }) => _id === id);
  return (
    <Dialog title={t(id === undefined ? `kind.${kind}.add` : `kind.${kind}.edit`)} onClose={onClose}>
      <ItemForm kind={kind} id={id} initial={item ?? emptyItems[kind]} others={[]} onClose={onClose} />
    </Dialog>
  );
}
