import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/shared/paths';
import type { ModalProps } from '#web/shared/ui/modals';
import { findQuery } from './find';
import type { PalettePage } from './modal-data';
import { PaletteFrame } from './palette-frame';
import { useActions } from './use-actions';
import { usePaletteText } from './use-palette-text';

/** Operations' palette: all drivers, orders and carriers. */
export function PaletteDialog({ data: { pages }, close }: ModalProps<{ pages: readonly PalettePage[] }>) {
  const { t } = useTranslation(['tools', 'ops-drivers', 'labels']);
  const input = usePaletteText();
  const { data, error, isFetching } = useQuery(findQuery(input.searched));
  const actions = useActions(true);
  const drivers = (data?.drivers ?? []).map(({ _id, name, place, stage }) => ({
    id: _id,
    label: name,
    aside: `${place} · ${t(`ops-drivers:stage.${stage}`)}`,
    to: paths.opsDriver(_id),
    words: `${name} ${place}`,
  }));
  const orders = (data?.orders ?? []).map(({ _id, keyOrderId, title, carrier, status }) => ({
    id: _id,
    label: title,
    aside: `${keyOrderId} · ${carrier} · ${t(`labels:orderStatus.${status}`)}`,
    to: `${paths.opsOrdersBy(status)}?${new URLSearchParams({ order: _id }).toString()}`,
    words: `${title} ${carrier} ${keyOrderId}`,
  }));
  const carriers = (data?.carriers ?? []).map(({ _id, name, mcdotNumber }) => ({
    id: _id,
    label: name,
    aside: mcdotNumber ?? '',
    to: paths.opsCarrier(_id),
    words: `${name} ${mcdotNumber ?? ''}`,
  }));
  return (
    <PaletteFrame
      pages={pages}
      actions={actions}
      placeholder={t('palette.placeholder')}
      input={input}
      groups={[
        { key: 'driver', heading: t('palette.drivers'), items: drivers },
        { key: 'order', heading: t('palette.orders'), items: orders },
        { key: 'carrier', heading: t('palette.carriers'), items: carriers },
      ]}
      error={error}
      isFetching={isFetching}
      close={close}
    />
  );
}
