import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Referral } from '#domain/drivers/personal-info/schema';
import { Button } from '#web/shared/ui/button';
import { Card, Inline, Stack } from '#web/shared/ui/layout';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import { referralQuery } from '../api/referral';

/** Sharing was canceled by the person or refused by the browser; neither is an error. */
const share = (data: ShareData) => navigator.share(data).catch(() => undefined);

function ShareButtons({ code, link }: Referral) {
  const { t } = useTranslation('driver-home');
  const text = t('referral.words', { code, link });
  const mail = new URLSearchParams({ subject: t('referral.subject'), body: text }).toString().replaceAll('+', '%20');
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toast.success(t('referral.copied'));
  };
  return (
    <Inline>
      {/* A `tel:` link without a number opens the dialer, so the driver can read the code to a friend. */}
      <a className="gh-button gh-button-default" href="tel:">
        {t('referral.call')}
      </a>
      <a className="gh-button gh-button-default" href={`sms:?&body=${encodeURIComponent(text)}`}>
        {t('referral.sms')}
      </a>
      <a className="gh-button gh-button-default" href={`mailto:?${mail}`}>
        {t('referral.mail')}
      </a>
      {'share' in navigator ? (
        <Button onClick={() => void share({ text })}>{t('referral.more')}</Button>
      ) : (
        <Button onClick={() => void copy()}>{t('referral.copy')}</Button>
      )}
    </Inline>
  );
}

/** The driver's referral code; friends who sign up with it count as referrals. */
export function ReferralCard() {
  const { t } = useTranslation('driver-home');
  const { data, error, refetch } = useQuery(referralQuery());
  return (
    <Card title={t('referral.title')}>
      {data === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {data === undefined ? (
        error === null && <SkeletonLine width="40%" />
      ) : (
        <Stack gap={8}>
          <p>{t('referral.text')}</p>
          <p className="gh-referral-code">{data.code}</p>
          <ShareButtons {...data} />
        </Stack>
      )}
    </Card>
  );
}
