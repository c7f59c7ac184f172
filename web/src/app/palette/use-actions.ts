import { useTranslation } from 'react-i18next';
import { addFacilityModal } from '#web/entities/facilities/modals';
import { setSingleKeys, useSingleKeysOn } from '#web/shared/keys/single-keys';
import { paths } from '#web/shared/paths';
import { useCan, useCurrentUser } from '#web/shared/session/current-user';
import { useUpdateUser } from '#web/shared/session/preferences';
import { setThemeMode, useShownTheme } from '#web/shared/theme/theme-mode';
import { openModal } from '#web/shared/ui/modals';
import { keysModal } from './keys-modal';

/** An action that is available on every page. */
export interface PaletteAction {
  id: string;
  label: string;
  to?: string;
  run?: () => void;
}

/** The palette's actions other than navigation. */
export function useActions(isOps: boolean): readonly PaletteAction[] {
  const { t } = useTranslation('tools');
  const areKeysOn = useSingleKeysOn();
  const isDark = useShownTheme() === 'dark';
  const update = useUpdateUser();
  const theme = isDark ? 'light' : 'dark';
  return [
    {
      id: 'keys',
      label: t('keys.title'),
      run: () => {
        openModal(keysModal, { isOps });
      },
    },
    {
      id: 'single-keys',
      label: areKeysOn ? t('keys.turnOff') : t('keys.turnOn'),
      run: () => {
        setSingleKeys(!areKeysOn);
        update.mutate({ singleKeys: !areKeysOn });
      },
    },
    {
      id: 'theme',
      label: isDark ? t('palette.light') : t('palette.dark'),
      run: () => {
        setThemeMode(theme);
        update.mutate({ theme });
      },
    },
    { id: 'account', label: t('palette.account'), to: paths.account },
    { id: 'sign-out', label: t('palette.signOut'), to: paths.logOut },
  ];
}

/** The actions that carriers can start from every page. */
export function useCarrierActions(): readonly PaletteAction[] {
  const { t } = useTranslation('tools');
  const organizationId = useCurrentUser().organization?._id ?? '';
  const mayCreate = useCan('orders:write');
  const mayManage = useCan('facilities:manage');
  const newOrder = { id: 'new-order', label: t('palette.newOrder'), to: paths.newJobOrder() };
  const findDrivers = { id: 'find-drivers', label: t('palette.findDrivers'), to: paths.findDrivers };
  const addFacility = {
    id: 'add-facility',
    label: t('palette.addFacility'),
    run: () => {
      openModal(addFacilityModal, { organizationId });
    },
  };
  return [...(mayCreate ? [newOrder] : []), findDrivers, ...(mayManage ? [addFacility] : [])];
}
