import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/paths';
import { Button } from '../../../shared/ui/button';
import { PageHeader } from '../../../shared/ui/page-header';

/** React Router numbers its history entries; the first one has nothing of ours behind it. */
const hasPageBehind = () => {
  const state: unknown = window.history.state;
  return (
    typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' && state.idx > 0
  );
};

export function ForbiddenPage() {
  const { t } = useTranslation('errors');
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t('forbidden.title')} />
      <p>{t('forbidden.hint')}</p>
      <Button
        variant="primary"
        onClick={() => {
          if (hasPageBehind()) void navigate(-1);
          else void navigate(paths.start);
        }}
      >
        {t('forbidden.back')}
      </Button>
    </>
  );
}
