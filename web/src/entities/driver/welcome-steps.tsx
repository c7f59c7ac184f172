import { useTranslation } from 'react-i18next';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Card, Stack } from '#web/shared/ui/layout';
import { useWelcome } from './welcome';
import './welcome-steps.css';

/** The next three steps, for drivers who have just signed up. */
export function WelcomeSteps() {
  const { t } = useTranslation('driver');
  const { isUnread, read } = useWelcome('signUp');
  if (!isUnread) return null;
  const steps = [
    { title: t('welcome.apply'), text: t('welcome.applyText') },
    { title: t('welcome.check'), text: t('welcome.checkText') },
    { title: t('welcome.drive'), text: t('welcome.driveText') },
  ];
  return (
    <Card title={t('welcome.title')}>
      <Stack gap={16}>
        <ol className="gh-welcome-steps">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ol>
        {read.error === null ? null : <Alert problem={read.error} />}
        <div>
          <Button
            loading={read.isPending}
            onClick={() => {
              read.mutate(undefined);
            }}
          >
            {t('welcome.read')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
