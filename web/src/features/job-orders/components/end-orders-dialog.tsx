import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '#web/shared/form/choice-fields';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import { Stack } from '#web/shared/ui/layout';
import type { ModalProps } from '#web/shared/ui/modals';
import type { EndOrdersData } from './bulk-modal-data';
import { useBulkRun } from './use-bulk-run';
import './order-bulk.css';

/** Canceling or deleting several orders cannot be undone, so that it requires a confirmation. */
export function EndOrdersDialog({ data: { act, orders, skipped, onDone }, close }: ModalProps<EndOrdersData>) {
  const { t } = useTranslation('orders');
  const [notifyToDriver, setNotify] = useState(true);
  const [problem, setProblem] = useState<unknown>(null);
  const { run, isPending } = useBulkRun();
  const count = orders.length;
  const isCancel = act === 'cancel';
  const label = isCancel ? t('bulk.cancel', { count }) : t('bulk.delete', { count });
  const send = async () => {
    try {
      const failed = await run({ act, orders, notifyToDriver });
      onDone();
      // Otherwise the list of failures has taken this dialog's place.
      if (failed === 0) close();
    } catch (error) {
      setProblem(error);
    }
  };
  return (
    <Dialog
      title={isCancel ? t('bulk.cancelTitle', { count }) : t('bulk.deleteTitle', { count })}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('bulk.keep', { count })}</Button>
          <Button variant="danger" loading={isPending} onClick={() => void send()}>
            {label}
          </Button>
        </>
      }
    >
      <Stack gap={8}>
        {problem === null ? null : <Alert problem={problem} />}
        <p>{isCancel ? t('bulk.cancelText') : t('bulk.deleteText')}</p>
        <ul className="gh-ended-orders">
          {orders.map(({ _id, title }) => (
            <li key={_id}>{title}</li>
          ))}
        </ul>
        {skipped === 0 ? null : <p>{t('bulk.skipped', { count: skipped })}</p>}
        {isCancel ? <Switch label={t('cancel.notify')} checked={notifyToDriver} onChange={setNotify} /> : null}
      </Stack>
    </Dialog>
  );
}
