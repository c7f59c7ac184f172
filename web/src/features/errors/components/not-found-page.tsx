import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHome } from '#web/shared/session/use-home';
import { ButtonLink } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { PageHeader } from '#web/shared/ui/page-header';
import { lostModal } from './lost-modal';

export function NotFoundPage() {
  const { t } = useTranslation('errors');
  useEffect(() => {
    openModal(lostModal, undefined);
  }, []);
  const home = useHome();
  return (
    <>
      <PageHeader title={t('notFound.title')} />
      {home === undefined ? null : (
        <ButtonLink variant="primary" to={home.to}>
          {home.label}
        </ButtonLink>
      )}
    </>
  );
}
