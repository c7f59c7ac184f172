import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { lastPage } from '#web/shared/last-page';
import { paths } from '#web/shared/paths';
import { Button } from '#web/shared/ui/button';
import { PageHeader } from '#web/shared/ui/page-header';

export function ForbiddenPage() {
  const { t } = useTranslation('errors');
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t('forbidden.title')} />
      <p>{t('forbidden.hint')}</p>
      <Button variant="primary" onClick={() => void navigate(lastPage() ?? paths.start)}>
        {t('forbidden.back')}
      </Button>
    </>
  );
}
