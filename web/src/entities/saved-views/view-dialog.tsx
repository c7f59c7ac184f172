import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '#web/shared/form/choice-fields';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextField } from '#web/shared/form/text-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import type { ViewToName } from './modal-data';
import { useChangeView, useSaveView } from './views';

interface ViewForm {
  name: string;
  isShared: boolean;
}

const MAX_NAME_LENGTH = 60;

/** The dialog for a view's name and visibility. */
export function ViewDialog({ data, close }: ModalProps<ViewToName>) {
  const { t } = useTranslation('tools');
  const view = 'view' in data ? data.view : undefined;
  const form = useForm<ViewForm>({
    defaultValues: { name: view?.name ?? '', isShared: view?.isShared ?? false },
  });
  const done = () => {
    toast.success(t('views.saved'));
    close();
  };
  const save = useSaveView(done);
  const change = useChangeView(done);
  const send = (body: ViewForm) =>
    'view' in data
      ? change.mutateAsync({ view: data.view, body })
      : save.mutateAsync({ page: data.page, search: data.search, ...body });
  const title = view === undefined ? t('views.saveTitle') : t('views.renameTitle', { name: view.name });
  return (
    <FormDialog title={title} form={form} onSubmit={send} onClose={close} action={t('views.saveAction')}>
      <TextField
        control={form.control}
        name="name"
        label={t('views.name')}
        rules={{
          required: t('views.nameMissing'),
          validate: (name) => String(name).length <= MAX_NAME_LENGTH || t('views.nameLong'),
        }}
      />
      <SwitchField control={form.control} name="isShared" label={t('views.share')} />
    </FormDialog>
  );
}
