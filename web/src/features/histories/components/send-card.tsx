import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubmissionStatus } from '#domain/driver-histories/schema';
import { formatDate } from '#web/shared/i18n/format';
import { Card } from '#web/shared/ui/layout';

interface SendCardProps {
  standing: SubmissionStatus;
  children: ReactNode;
}

/** Sends a task; shows the status of one that was sent and not changed since. */
export function SendCard({ standing: { status, isChanged, sentAt }, children }: SendCardProps) {
  const { t } = useTranslation('histories');
  const isSettled = status === 'pending' || status === 'approved';
  if (isSettled && !isChanged) {
    return (
      <Card title={t(`sent.${status}`)}>
        {sentAt === null ? null : <p>{t('sent.on', { date: formatDate(sentAt) })}</p>}
        <p>{t('sent.change')}</p>
      </Card>
    );
  }
  return (
    <Card title={t('send.title')}>
      {isSettled ? <p>{t('send.changed')}</p> : null}
      {children}
    </Card>
  );
}
