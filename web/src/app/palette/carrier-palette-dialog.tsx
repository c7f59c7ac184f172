import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOrderPath } from '#web/entities/job-orders/order-path';
import { paths } from '#web/shared/paths';
import type { ModalProps } from '#web/shared/ui/modals';
import { carrierFindQuery } from './find';
import type { PalettePage } from './modal-data';
import { PaletteFrame } from './palette-frame';
import { useActions, useCarrierActions } from './use-actions';
import { usePaletteText } from './use-palette-text';

/** A carrier's palette: its candidates and bench, its orders and its facilities. */
export function CarrierPaletteDialog({ data: { pages }, close }: ModalProps<{ pages: readonly PalettePage[] }>) {
  const { t } = useTranslation(['tools', 'labels']);
  const input = usePaletteText();
  const orderPath = useOrderPath();
  const { data, error, isFetching } = useQuery(carrierFindQuery(input.searched));
  const carrierActions = useCarrierActions();
  const actions = useActions(false);
  const drivers = (data?.drivers ?? []).map(({ _id, name, place }) => ({
    id: _id,
    label: name,
    aside: place,
    to: paths.driverProfile(_id),
    words: name,
  }));
  const orders = (data?.orders ?? []).map(({ _id, keyOrderId, title, facility, status }) => ({
    id: _id,
    label: title,
    aside: `${keyOrderId} · ${facility} · ${t(`labels:orderStatus.${status}`)}`,
    to: orderPath(_id),
    words: `${title} ${keyOrderId}`,
  }));
  const facilities = (data?.facilities ?? []).map(({ _id, name, address }) => ({
    id: _id,
    label: name,
    aside: address,
    to: `${paths.facilities}?${new URLSearchParams({ search: name }).toString()}`,
    words: `${name} ${address}`,
  }));
  return (
    <PaletteFrame
      pages={pages}
      actions={[...carrierActions, ...actions]}
      placeholder={t('palette.placeholderCarrier')}
      input={input}
      groups={[
        { key: 'driver', heading: t('palette.drivers'), items: drivers },
        { key: 'order', heading: t('palette.carrierOrders'), items: orders },
        { key: 'facility', heading: t('palette.facilities'), items: facilities },
      ]}
      error={error}
      isFetching={isFetching}
      close={close}
    />
  );
}
