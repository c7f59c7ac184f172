import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Alert } from './alert';
import { Button } from './button';
import type { Confirmation } from './confirmation';
import { Dialog } from './dialog';
import type { ModalProps } from './modals';

export function ConfirmDialog({ data, close }: ModalProps<Confirmation>) {
  const { t } = useTranslation();
  const action = useMutation({ mutationFn: data.onConfirm, onSuccess: close });
  return (
    <Dialog
      title={data.title}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{data.keepLabel ?? t('cancel')}</Button>
          <Button
            variant={data.danger === true ? 'danger' : 'primary'}
            loading={action.isPending}
            onClick={() => {
              action.mutate();
            }}
          >
            {data.confirmLabel}
          </Button>
        </>
      }
    >
      {action.error === null ? null : <Alert problem={action.error} />}
      <p>{data.text}</p>
      {data.note}
    </Dialog>
  );
}
