import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../shared/ui/page-header';
import { openModal } from '../../../shared/ui/modals';
import { lostModal } from './lost-modal';

export function NotFoundPage() {
  const { t } = useTranslation('errors');
  useEffect(() => {
    openModal(lostModal, undefined);
  }, []);
  return <PageHeader title={t('notFound.title')} />;
}
