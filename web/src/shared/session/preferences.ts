import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { paths } from '#web/shared/http/api.generated';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';
import { showLanguage } from '#web/shared/i18n/i18n';
import { setSingleKeys } from '#web/shared/keys/single-keys';
import { setThemeMode } from '#web/shared/theme/theme-mode';
import { currentUserQuery, useCurrentUser } from './current-user';
import { dropFromSession, sessionAppearance } from './session-appearance';
import { settingsQuery } from './settings';

type UserUpdate = NonNullable<paths['/api/user']['patch']['requestBody']>['content']['application/json'];

/** Updates the user's own name, language, theme and consent. */
export function useUpdateUser(onDone?: () => void) {
  const client = useQueryClient();
  return useCommand({
    send: (body: UserUpdate, request) => {
      dropFromSession(body);
      return call(api.PATCH('/api/user', { ...request, body }));
    },
    invalidates: () => [settingsQuery().queryKey],
    onDone: (user) => {
      client.setQueryData(currentUserQuery().queryKey, user);
      onDone?.();
    },
  });
}

/** The chosen theme and language follow the user to every device, except a session in a wrapper app that set its own. */
export function useOwnPreferences() {
  const { theme, locale, singleKeys } = useCurrentUser();
  useEffect(() => {
    setThemeMode(sessionAppearance().theme ?? theme);
  }, [theme]);
  useEffect(() => {
    setSingleKeys(singleKeys);
  }, [singleKeys]);
  useEffect(() => {
    void showLanguage(sessionAppearance().locale ?? locale);
  }, [locale]);
}
