import { useTranslation } from 'react-i18next';
import type { HosSettings } from '#domain/eld/schema';
import { LogFileField } from '#web/entities/eld/log-file-field';
import { useProviderText } from '#web/entities/eld/use-provider-text';
import { formatDateTime } from '#web/shared/i18n/format';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { confirm } from '#web/shared/ui/confirm';
import { Card, Inline, Stack } from '#web/shared/ui/layout';
import { toast } from '#web/shared/ui/toasts';
import { useConnectProvider, useImportOwnLogs, useWithdrawProvider } from '../api/hours';

/** Imports a log file of the driver's own. */
export function ImportCard() {
  const { t } = useTranslation('hours');
  const { mutate, isPending, error, data } = useImportOwnLogs(() => {
    toast.success(t('import.toast'));
  });
  return (
    <Card title={t('import.title')}>
      <LogFileField isSending={isPending} problem={error} result={data} onFile={mutate} />
    </Card>
  );
}

type Connection = HosSettings['connections'][number];

function Connected({ connection: { _id: id, provider: code, readAt } }: { connection: Connection }) {
  const { t } = useTranslation('hours');
  const provider = useProviderText()(code);
  const withdraw = useWithdrawProvider(() => {
    toast.success(t('connection.withdrawn'));
  });
  const confirmFirst = () =>
    confirm({
      title: t('connection.withdrawTitle', { provider }),
      text: t('connection.withdrawText'),
      confirmLabel: t('connection.withdraw'),
      danger: true,
      onConfirm: () => withdraw.mutateAsync(id),
    });
  return (
    <Stack gap={8}>
      <span>
        {provider} ·{' '}
        {readAt === null ? t('connection.notRead') : t('connection.read', { time: formatDateTime(readAt) })}
      </span>
      <div>
        <Button onClick={confirmFirst}>{t('connection.withdraw')}</Button>
      </div>
    </Stack>
  );
}

/** Providers to which the driver has agreed, and those that can be connected. */
export function ConnectionsCard({ settings: { connections, providers } }: { settings: HosSettings }) {
  const { t } = useTranslation('hours');
  const providerText = useProviderText();
  const connect = useConnectProvider(() => {
    toast.success(t('connection.connected'));
  });
  const confirmFirst = (provider: string) =>
    confirm({
      title: t('connection.connectTitle', { provider: providerText(provider) }),
      text: t('connection.connectText'),
      confirmLabel: t('connection.agree'),
      onConfirm: () => connect.mutateAsync(provider),
    });
  if (connections.length === 0 && providers.length === 0) return null;
  return (
    <Card title={t('connection.title')}>
      <Stack>
        {connections.map((connection) => (
          <Connected key={connection._id} connection={connection} />
        ))}
        <Inline>
          {providers.map((provider) => (
            <Button key={provider} onClick={() => confirmFirst(provider)}>
              {t('connection.connect', { provider: providerText(provider) })}
            </Button>
          ))}
        </Inline>
        {connect.error === null ? null : <Alert problem={connect.error} />}
      </Stack>
    </Card>
  );
}
