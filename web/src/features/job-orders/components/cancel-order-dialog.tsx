import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Switch } from '#web/shared/form/choice-fields';
import { paths } from '#web/shared/paths';
import { useCurrentUser } from '#web/shared/session/current-user';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import { Stack } from '#web/shared/ui/layout';
import type { ModalProps } from '#web/shared/ui/modals';
import { useCancelOrder } from '../api/commands';
import type { ActionableOrder } from '../model/actionable-order';

/** Canceling closes every open candidacy; the user chooses whether its drivers are notified (notifyToDriver). */
export function CancelOrderDialog({ data: order, close }: ModalProps<ActionableOrder>) {
  const { t } = useTranslation('orders');
  const [notifyToDriver, setNotify] = useState(true);
  const cancel = useCancelOrder();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isRecruiter = useCurrentUser().position === 'RECRUITER';
  // Return to the list that shows the order. A list stays as it is filtered.
  const list = isRecruiter ? `${paths.myJobs}?status=${order.status}` : paths.jobOrdersBy(order.status);
  const isInList = pathname === paths.myJobs || pathname === paths.jobOrdersBy(order.status);
  return (
    <Dialog
      title={t('cancel.title')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('cancel.keep')}</Button>
          <Button
            variant="danger"
            loading={cancel.isPending}
            onClick={() => {
              cancel.mutate(
                { orderId: order._id, notifyToDriver },
                {
                  onSuccess: () => {
                    close();
                    if (!isInList) void navigate(list);
                  },
                },
              );
            }}
          >
            {t('action.cancel')}
          </Button>
        </>
      }
    >
      <Stack gap={8}>
        {cancel.error === null ? null : <Alert problem={cancel.error} />}
        <p>{t('cancel.text', { title: order.title })}</p>
        <Switch label={t('cancel.notify')} checked={notifyToDriver} onChange={setNotify} />
      </Stack>
    </Dialog>
  );
}
