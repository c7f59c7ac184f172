import { useQuery } from '@tanstack/react-query';
import { Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DqDownload } from '#domain/file-exports/schema';
import { formatDate } from '#web/shared/i18n/format';
import { useCurrentUser } from '#web/shared/session/current-user';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { downloadsQuery, useSendToEmail } from '../api/file-exports';
import type { ExportData } from '../model/export-data';
import './export-dialog.css';

function Line({ line }: { line: DqDownload }) {
  const { t } = useTranslation('drivers');
  const { createdAt, firstName, lastName, state } = line;
  return (
    <li>
      <span>{formatDate(createdAt)}</span>
      <span>{`${firstName} ${lastName}`}</span>
      <span>{t(`export.state.${state}`)}</span>
    </li>
  );
}

/** A list that cannot be loaded stays empty: failures of exports show no message. */
function History({ driverId }: { driverId: string }) {
  const { t } = useTranslation('drivers');
  const { t: common } = useTranslation();
  const { data, isLoading } = useQuery(downloadsQuery(driverId));
  return (
    <section aria-labelledby="export-history">
      <h3 id="export-history">{t('export.history')}</h3>
      {isLoading ? (
        <div role="status" aria-label={common('list.loading')}>
          <Spin />
        </div>
      ) : null}
      {data?.length === 0 ? <p>{t('export.empty')}</p> : null}
      <ul className="gh-downloads">
        {data?.map((line) => (
          <Line key={line._id} line={line} />
        ))}
      </ul>
    </section>
  );
}

/** Sends a driver's file as PDF to the reader's own address (screen 7 of the specification). */
export function ExportDialog({ data: { driverId, onExported }, close }: ModalProps<ExportData>) {
  const { t } = useTranslation('drivers');
  const { t: common } = useTranslation();
  const email = useCurrentUser()?.email;
  const { isPending, unanswered, send } = useSendToEmail(driverId);
  const submit = () => {
    // A failure is only logged; a refusal is shown in the history, for which the dialog stays open, also for a try without
    // a network, which nobody has logged.
    send({
      onSent: () => {
        onExported();
        close();
      },
      onFailed: close,
    });
  };
  return (
    <Dialog
      title={t('export.title')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{common('cancel')}</Button>
          <Button variant="primary" disabled={isPending} onClick={submit}>
            {t('export.confirm')}
          </Button>
        </>
      }
    >
      <p className="gh-export-address">{email}</p>
      <p>{t('export.note')}</p>
      {unanswered === null ? null : <Alert problem={unanswered} />}
      <History driverId={driverId} />
    </Dialog>
  );
}
