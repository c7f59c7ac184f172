import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '../form/choice-fields';
import { Form } from '../form/form';
import { SubmitButton } from '../form/submit-button';
import { TextField } from '../form/text-field';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import type { ModalProps } from '../ui/modals';
import { toast } from '../ui/toasts';
import type { ViewToName } from './modals';
import { useChangeView, useSaveView } from './views';

interface ViewForm {
  name: string;
  isShared: boolean;
}

const LONGEST_NAME = 60;

/** A view's name, and who finds it. */
export function ViewDialog({ data, close }: ModalProps<ViewToName>) {
  const { t } = useTranslation('ops-tools');
  const { t: common } = useTranslation();
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
      ? change.mutateAsync({ id: data.view._id, body })
      : save.mutateAsync({ page: data.page, search: data.search, ...body });
  const title = view === undefined ? t('views.saveTitle') : t('views.renameTitle', { name: view.name });
  return (
    <Dialog title={title} onClose={close}>
      <Form form={form} onSubmit={send} label={title}>
        <TextField
          control={form.control}
          name="name"
          label={t('views.name')}
          rules={{
            required: t('views.nameMissing'),
            validate: (name) => String(name).length <= LONGEST_NAME || t('views.nameLong'),
          }}
        />
        <SwitchField control={form.control} name="isShared" label={t('views.share')} />
        <div className="gh-dialog-footer">
          <Button onClick={close}>{common('cancel')}</Button>
          <SubmitButton control={form.control}>{t('views.saveAction')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
