import { useTranslation } from 'react-i18next';
import { setSingleKeys, useSingleKeysOn } from '#web/shared/keys/single-keys';
import { paths } from '#web/shared/paths';
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
export function useActions(): readonly PaletteAction[] {
  const { t } = useTranslation('ops-tools');
  const areKeysOn = useSingleKeysOn();
  const isDark = useShownTheme() === 'dark';
  const update = useUpdateUser();
  const theme = isDark ? 'light' : 'dark';
  return [
    {
      id: 'keys',
      label: t('keys.title'),
      run: () => {
        openModal(keysModal, { isOps: true });
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
