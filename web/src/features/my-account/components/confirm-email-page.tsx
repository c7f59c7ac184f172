import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '#web/shared/paths';
import { Alert } from '#web/shared/ui/alert';
import { Button, ButtonLink } from '#web/shared/ui/button';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { toast } from '#web/shared/ui/toasts';
import { useConfirmEmail } from '../api/account';

/** The page that the email change link opens. It requires a click, because email programs prefetch links. */
export function ConfirmEmailPage() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const confirm = useConfirmEmail();
  const press = () => {
    confirm.mutate(search.get('accessToken') ?? '', {
      onSuccess: () => {
        toast.success(t('confirmEmail.done'));
        void navigate(paths.start, { replace: true });
      },
    });
  };
  return (
    <Stack>
      <PageHeader title={t('confirmEmail.title')} subtitle={t('confirmEmail.lead')} />
      {confirm.error === null ? null : (
        <>
          <Alert problem={confirm.error} />
          <ButtonLink to={paths.account}>{t('confirmEmail.again')}</ButtonLink>
        </>
      )}
      <Button variant="primary" loading={confirm.isPending} onClick={press}>
        {t('confirmEmail.confirm')}
      </Button>
    </Stack>
  );
}
