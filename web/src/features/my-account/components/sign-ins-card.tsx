import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deviceName } from '#domain/accounts/device-name';
import type { SignInView } from '#domain/accounts/settings/schema';
import { useShownNetwork } from '#web/entities/audit/shown-network';
import { formatDateTime } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { confirm } from '#web/shared/ui/confirm';
import { Card } from '#web/shared/ui/layout';
import { StateChip } from '#web/shared/ui/state-chip';
import { toast } from '#web/shared/ui/toasts';
import { signInsQuery, useEndAllSignIns, useEndSignIn } from '../api/account';
import { QuerySection } from './query-section';

function SignInRow({ signIn }: { signIn: SignInView }) {
  const { t } = useTranslation('account');
  const end = useEndSignIn(() => {
    toast.success(t('signIns.ended'));
  });
  const network = useShownNetwork(signIn.ipPrefix);
  const device = deviceName(signIn.device) ?? t('unknownDevice');
  return (
    <li>
      <div>
        <span className="gh-account-value">{device}</span>
        <span className="gh-account-hint">
          {network === null ? null : `${network} · `}
          {t('signIns.lastUsed', { when: formatDateTime(signIn.lastUsedAt) })}
        </span>
      </div>
      {signIn.isCurrent ? (
        <StateChip turn="done">{t('signIns.current')}</StateChip>
      ) : (
        <Button
          aria-label={t('signIns.endLabel', { device })}
          onClick={() => {
            confirm({
              title: t('signIns.endTitle', { device }),
              text: t('signIns.endText'),
              confirmLabel: t('signIns.end'),
              danger: true,
              onConfirm: () => end.mutateAsync(signIn._id),
            });
          }}
        >
          {t('signIns.end')}
        </Button>
      )}
    </li>
  );
}

/** All signed-in devices; a lost device can be signed out here. */
export function SignInsCard() {
  const { t } = useTranslation('account');
  const query = useQuery(signInsQuery());
  const endAll = useEndAllSignIns();
  return (
    <Card
      title={t('signIns.title')}
      extra={
        <Button
          size="small"
          onClick={() => {
            confirm({
              title: t('signIns.endAllTitle'),
              text: t('signIns.endAllText'),
              confirmLabel: t('signIns.endAll'),
              danger: true,
              onConfirm: () => endAll.mutateAsync(),
            });
          }}
        >
          {t('signIns.endAll')}
        </Button>
      }
    >
      <QuerySection query={query}>
        {(signIns) => (
          <ul className="gh-account-rows">
            {signIns.map((signIn) => (
              <SignInRow key={signIn._id} signIn={signIn} />
            ))}
          </ul>
        )}
      </QuerySection>
    </Card>
  );
}
