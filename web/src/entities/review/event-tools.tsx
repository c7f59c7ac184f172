import { useTranslation } from 'react-i18next';
import type { EventKind } from '#domain/driver-histories/kinds';
import type { ReviewedItem } from '#domain/driver-reviews/schema';
import { CardTools } from '#web/entities/event-cards/card-tools';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { statedEventOf, useRemoveEvent } from './correct-events';
import { correctModal } from './modals';

interface EventToolsProps {
  driverId: string;
  kind: EventKind;
  item: ReviewedItem;
  title: string;
}

/** Operations edit and delete a signed accident or violation; the driver is asked to sign again. */
export function EventTools({ driverId, kind, item, title }: EventToolsProps) {
  const { t } = useTranslation('ops-reviews');
  const { _id: itemId, version } = item;
  const remove = useRemoveEvent(() => {
    toast.success(t('correct.removed'));
  });
  return (
    <CardTools
      editing={{
        title,
        edit: (control) => (
          <Button
            variant="text"
            {...control}
            onClick={() => {
              openModal(correctModal, { driverId, event: statedEventOf(kind, item), version });
            }}
          />
        ),
        deleteText: t('correct.help'),
        onDelete: () => remove.mutateAsync({ id: driverId, itemId, kind, version }),
      }}
    />
  );
}
