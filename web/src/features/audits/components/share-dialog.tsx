import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LINK_DAYS, MAX_AUDIT_NAME, MAX_LINK_DAYS } from '#domain/audits/limits';
import type { NewAuditLink, NewAuditLinkBody } from '#domain/audits/schema';
import { CheckField } from '#web/shared/form/check-field';
import { FormDialog } from '#web/shared/form/form-dialog';
import { NumberField } from '#web/shared/form/number-field';
import { TextField } from '#web/shared/form/text-field';
import { formatDate } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import { Facts } from '#web/shared/ui/layout';
import type { ModalProps } from '#web/shared/ui/modals';
import { useShareAudit } from '../api/audits';
import type { AuditRef } from '../model/modal-data';

/** The two secrets, which nobody can read again. */
function Secrets({ link, close }: { link: NewAuditLink; close: () => void }) {
  const { t } = useTranslation('audits');
  return (
    <Dialog
      title={t('link.created')}
      onClose={close}
      footer={
        <Button variant="primary" onClick={close}>
          {t('action.done')}
        </Button>
      }
    >
      <p>{t('link.once')}</p>
      <Facts
        columns={1}
        facts={[
          { label: t('link.url'), value: <code className="gh-audit-secret">{link.url}</code> },
          { label: t('link.accessCode'), value: <code className="gh-audit-secret">{link.accessCode}</code> },
          { label: t('field.until'), value: formatDate(link.expiresAt) },
        ]}
      />
    </Dialog>
  );
}

/** Creates a link for one reader. */
export function ShareDialog({ data: { id }, close }: ModalProps<AuditRef>) {
  const { t } = useTranslation('audits');
  const form = useForm<NewAuditLinkBody>({ defaultValues: { reader: '', days: LINK_DAYS, allowsOriginals: false } });
  const { control } = form;
  const share = useShareAudit(id);
  if (share.data !== undefined) return <Secrets link={share.data} close={close} />;
  return (
    <FormDialog
      title={t('link.new')}
      form={form}
      onSubmit={(values) => share.mutateAsync(values)}
      onClose={close}
      action={t('link.create')}
    >
      <TextField
        control={control}
        name="reader"
        label={t('link.reader')}
        help={t('link.readerHelp')}
        maxLength={MAX_AUDIT_NAME}
        rules={{ required: 'required' }}
      />
      <NumberField control={control} name="days" label={t('link.days')} min={1} max={MAX_LINK_DAYS} />
      <CheckField control={control} name="allowsOriginals" label={t('link.allow')} help={t('link.allowHelp')} />
    </FormDialog>
  );
}
