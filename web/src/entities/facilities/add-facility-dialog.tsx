import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { useCurrentUser } from '#web/shared/session/current-user';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { useCreateFacility } from './commands';
import { FacilityFields } from './facility-fields';
import type { FacilityFormOutput, FacilityFormValues } from './facility-form';
import { createBody, isKnownAddress, newFacilityValues } from './facility-form';
import type { AddFacilityData } from './modal-data';
import { facilitiesQuery } from './queries';
import { useFacilityResolver } from './use-facility-resolver';
import { useShowExisting } from './use-show-existing';

/** The width of a form, and the margins of the dialog. */
const WIDTH = 608;

/** Adds a facility. The form is validated when it is submitted. */
export function AddFacilityDialog({ data: { organizationId, onCreated }, close }: ModalProps<AddFacilityData>) {
  const { t } = useTranslation('facilities');
  const { t: common } = useTranslation();
  const { data: facilities = [] } = useQuery(facilitiesQuery(organizationId));
  const user = useCurrentUser();
  const form = useForm<FacilityFormValues, unknown, FacilityFormOutput>({
    resolver: useFacilityResolver(),
    defaultValues: newFacilityValues(user),
    reValidateMode: 'onSubmit',
  });
  const create = useCreateFacility();
  const { showExisting, unlessExisting } = useShowExisting(form);
  const save = async (values: FacilityFormOutput) => {
    if (isKnownAddress(values, facilities)) {
      showExisting();
      return;
    }
    const created = await unlessExisting(create.mutateAsync(createBody(values, organizationId)));
    if (created === undefined) return;
    close();
    onCreated?.(created._id);
  };
  return (
    <Dialog title={t('add.title')} onClose={close} width={WIDTH}>
      <Form form={form} onSubmit={save} label={t('add.title')}>
        <FacilityFields form={form} organizationId={organizationId} />
        <div className="gh-dialog-footer">
          <Button onClick={close}>{common('cancel')}</Button>
          <SubmitButton control={form.control}>{t('add.save')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
