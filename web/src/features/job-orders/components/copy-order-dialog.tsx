import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { asApiProblem } from '#web/shared/http/api-problem';
import { paths } from '#web/shared/paths';
import { Alert } from '#web/shared/ui/alert';
import { Button, ButtonLink } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import { Stack } from '#web/shared/ui/layout';
import type { ModalProps } from '#web/shared/ui/modals';
import { useDuplicateOrder } from '../api/commands';
import type { ActionableOrder } from '../model/actionable-order';
import { copyState } from '../model/copy-faults';

/** The Copy Order modal: copies the order as it is, or opens the copy in the form first. */
export function CopyOrderDialog({ data: order, close }: ModalProps<ActionableOrder>) {
  const { t } = useTranslation(['orders', 'common']);
  const duplicate = useDuplicateOrder();
  const navigate = useNavigate();
  const mayCorrect = order.actions.includes('clone');
  /** An old order may have entries that are not accepted any more: the copy opens in the form, which marks them. */
  const correct = (problem: unknown) => {
    const { errors } = asApiProblem(problem);
    if (errors.length === 0 || !mayCorrect) return;
    close();
    void navigate(paths.cloneJobOrder(order._id), { state: copyState(errors) });
  };
  return (
    <Dialog
      title={t('copy.title')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('common:cancel')}</Button>
          {mayCorrect ? (
            <ButtonLink to={paths.cloneJobOrder(order._id)} onClick={close}>
              {t('action.clone')}
            </ButtonLink>
          ) : null}
          <Button
            variant="primary"
            loading={duplicate.isPending}
            onClick={() => {
              duplicate.mutate(order._id, { onSuccess: close, onError: correct });
            }}
          >
            {t('copy.action')}
          </Button>
        </>
      }
    >
      <Stack gap={8}>
        {duplicate.error === null ? null : <Alert problem={duplicate.error} />}
        <p>{t('copy.text', { title: order.title })}</p>
      </Stack>
    </Dialog>
  );
}
