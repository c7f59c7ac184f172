import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DriverPreferences } from '#domain/drivers/preferences/schema';
import { PreferenceFields, type PreferenceValues } from '#web/entities/driver/schedule/preference-fields';
import { useSavePreferences } from '#web/entities/driver/schedule/schedule';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { useDraft } from '#web/shared/form/use-draft';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';

/** Edits the driver's freight preferences. */
export function PreferencesDialog({ data, close }: ModalProps<DriverPreferences>) {
  const { t } = useTranslation('schedule');
  const form = useForm<PreferenceValues>({ defaultValues: { preferences: data } });
  const { clearDraft } = useDraft(form, 'preferences');
  const end = () => {
    clearDraft();
    close();
  };
  const save = useSavePreferences(data, () => {
    toast.success(t('preferences.done'));
    end();
  });
  return (
    <Dialog title={t('preferences.title')} onClose={end}>
      <Form form={form} onSubmit={({ preferences }) => save.mutateAsync(preferences)} label={t('preferences.title')}>
        <PreferenceFields control={form.control} />
        <SubmitButton control={form.control}>{t('preferences.save')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
