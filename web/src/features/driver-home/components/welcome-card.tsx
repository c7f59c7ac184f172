import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, call } from '../../../shared/http/client';
import { useCommand } from '../../../shared/http/use-command';
import { settingsQuery } from '../../../shared/session/settings';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { Card, Stack } from '../../../shared/ui/layout';

const useReadWelcome = () =>
  useCommand({
    send: (_: undefined, { headers }) => call(api.POST('/api/user/welcome-info', { headers })),
    invalidates: () => [settingsQuery().queryKey],
  });

/** Greets a certified driver until he has read it, once for all of his devices. */
export function WelcomeCard() {
  const { t } = useTranslation('driver-home');
  const { data } = useQuery(settingsQuery());
  const read = useReadWelcome();
  if (data?.isWelcomeRead !== false) return null;
  return (
    <Card title={t('greeting.title')}>
      <Stack gap={8}>
        <p>{t('greeting.text')}</p>
        {read.error === null ? null : <Alert problem={read.error} />}
        <div>
          <Button
            loading={read.isPending}
            onClick={() => {
              read.mutate(undefined);
            }}
          >
            {t('greeting.read')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
