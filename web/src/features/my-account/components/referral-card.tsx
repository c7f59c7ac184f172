import { useTranslation } from 'react-i18next';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Card, Stack } from '#web/shared/ui/layout';
import { toast } from '#web/shared/ui/toasts';
import { useTextReferralLink } from '../api/account';

/** Texts the link to the driver, who forwards it; we text only people who agreed to it. */
export function ReferralCard() {
  const { t } = useTranslation('account');
  const text = useTextReferralLink(() => {
    toast.success(t('referral.sent'));
  });
  return (
    <Card title={t('referral.title')}>
      <Stack gap={8}>
        <p className="gh-account-hint">{t('referral.text')}</p>
        {text.error === null ? null : <Alert problem={text.error} />}
        <div>
          <Button
            loading={text.isPending}
            onClick={() => {
              text.mutate(undefined);
            }}
          >
            {t('referral.send')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
