import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#web/shared/paths';
import { signOut } from '#web/shared/session/sign-out';
import { resetStoredState } from '#web/shared/session/stored-state';
import { useHome } from '#web/shared/session/use-home';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';

export function LostDialog({ close }: ModalProps<undefined>) {
  const { t } = useTranslation('errors');
  const navigate = useNavigate();
  const home = useHome();
  const startOver = async () => {
    await signOut();
    resetStoredState();
    close();
    await navigate(paths.start);
  };
  return (
    <Dialog
      title={t('notFound.lost')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('notFound.cancel')}</Button>
          <Button variant="primary" onClick={() => void startOver()}>
            {t('notFound.goToLogin')}
          </Button>
        </>
      }
    >
      <p>{t(home === undefined ? 'notFound.lostVisitor' : 'notFound.lostText')}</p>
    </Dialog>
  );
}
