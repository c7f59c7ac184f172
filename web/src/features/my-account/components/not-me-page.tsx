import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { paths } from '#web/shared/paths';
import { Alert } from '#web/shared/ui/alert';
import { Button, ButtonLink } from '#web/shared/ui/button';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { useUndoContactChange } from '../api/account';

/** The page that the "this wasn't me" link opens. It requires a click, because email programs prefetch links. */
export function NotMePage() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const [isDone, setIsDone] = useState(false);
  const undo = useUndoContactChange(() => {
    setIsDone(true);
  });
  if (isDone)
    return (
      <Stack>
        <PageHeader title={t('notMe.doneTitle')} subtitle={t('notMe.doneLead')} />
        <ButtonLink to={paths.forgotPassword}>{t('notMe.newPassword')}</ButtonLink>
      </Stack>
    );
  return (
    <Stack>
      <PageHeader title={t('notMe.title')} subtitle={t('notMe.lead')} />
      {undo.error === null ? null : <Alert problem={undo.error} />}
      <Button
        variant="primary"
        loading={undo.isPending}
        onClick={() => {
          undo.mutate(search.get('undo') ?? '');
        }}
      >
        {t('notMe.undo')}
      </Button>
    </Stack>
  );
}
