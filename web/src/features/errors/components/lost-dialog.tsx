import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/paths';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import type { ModalProps } from '../../../shared/ui/modals';

/** Loads the start page anew, so that nothing in memory outlives what storage has lost. */
function startOver() {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.location.assign(paths.start);
}

export function LostDialog({ close }: ModalProps<undefined>) {
  const { t } = useTranslation('errors');
  return (
    <Dialog
      title={t('notFound.lost')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('notFound.cancel')}</Button>
          <Button variant="primary" onClick={startOver}>
            {t('notFound.goToLogin')}
          </Button>
        </>
      }
    >
      <p>{t('notFound.lostText')}</p>
    </Dialog>
  );
}
