import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { asApiProblem } from '#web/shared/http/api-problem';
import { Alert } from './alert';
import { Button } from './button';
import type { Confirmation } from './confirmation';
import { Dialog } from './dialog';
import type { ModalProps } from './modals';

const CONFLICT = 409;

export function ConfirmDialog({ data, close }: ModalProps<Confirmation>) {
  const { t } = useTranslation();
  const action = useMutation({ mutationFn: data.onConfirm, onSuccess: close });
  // The subject of the question has changed: the same answer is refused again, and the page behind shows the present state.
  // Another price is shown by the note, and can be confirmed here.
  const problem = action.error === null ? undefined : asApiProblem(action.error);
  const isOver = problem?.status === CONFLICT && problem.code !== 'price-changed';
  return (
    <Dialog
      title={data.title}
      onClose={close}
      footer={
        isOver ? (
          <Button onClick={close}>{t('dismiss')}</Button>
        ) : (
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
        )
      }
    >
      {action.error === null ? null : <Alert problem={action.error} />}
      {isOver ? null : (
        <>
          <p>{data.text}</p>
          {data.note}
        </>
      )}
    </Dialog>
  );
}
