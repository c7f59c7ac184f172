import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OpenedRoom } from '#domain/audits/room-schema';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { PageHeader } from '#web/shared/ui/page-header';
import { useOpenRoom } from '../api/room';

interface OpenFormProps {
  code: string;
  onOpen: (opened: OpenedRoom) => void;
}

/** Opens the room with the access code. */
export function OpenForm({ code, onOpen }: OpenFormProps) {
  const { t } = useTranslation(['audits', 'files']);
  const form = useForm({ defaultValues: { accessCode: '' } });
  const open = useOpenRoom(code, onOpen);
  return (
    <div className="gh-room-open">
      <PageHeader title={t('room.open.title')} subtitle={t('room.open.lead')} />
      <Form form={form} onSubmit={(values) => open.mutateAsync(values)} label={t('room.open.title')}>
        <TextField
          control={form.control}
          name="accessCode"
          label={t('room.open.code')}
          help={t('room.open.help')}
          autoComplete="off"
          rules={{ required: 'required' }}
        />
        <SubmitButton control={form.control}>{t('room.open.action')}</SubmitButton>
      </Form>
    </div>
  );
}
