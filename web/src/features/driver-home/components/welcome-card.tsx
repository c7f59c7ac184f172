import { useTranslation } from 'react-i18next';
import { useWelcome } from '#web/entities/driver/welcome';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Card, Stack } from '#web/shared/ui/layout';

/** Greets a newly certified driver until dismissed on any device; separate from the welcome at sign-up. */
export function WelcomeCard() {
  const { t } = useTranslation('driver-home');
  const { isUnread, read } = useWelcome('certified');
  if (!isUnread) return null;
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
