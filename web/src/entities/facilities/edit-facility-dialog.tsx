import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FacilityDetail, FacilityView, OrganizationMember } from '#domain/facilities/schema';
import { EditedRecord } from '#web/shared/form/edited-record';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { useChangeFacility } from './commands';
import { FacilityFields } from './facility-fields';
import type { FacilityFormOutput, FacilityFormValues } from './facility-form';
import { changeBody, facilityValues, isKnownAddress } from './facility-form';
import type { FacilityData } from './modal-data';
import { facilitiesQuery, facilityQuery, recruitersQuery } from './queries';
import { useFacilityResolver } from './use-facility-resolver';
import { useShowExisting } from './use-show-existing';

/** The width of a form, and the margins of the dialog. */
const WIDTH = 608;

interface EditFormProps {
  facility: FacilityDetail;
  facilities: readonly FacilityView[];
  recruiters: readonly OrganizationMember[];
  /** Called with a refusal because somebody else changed the facility. */
  onConflict: (error: unknown) => void;
  close: () => void;
}

function EditForm({ facility, facilities, recruiters, onConflict, close }: EditFormProps) {
  const { t } = useTranslation('facilities');
  const { t: common } = useTranslation();
  const { _id, organizationId, version } = facility;
  const before = facilityValues(
    facility,
    recruiters.map((each) => each._id),
  );
  const form = useForm<FacilityFormValues, unknown, FacilityFormOutput>({
    resolver: useFacilityResolver(),
    defaultValues: before,
    reValidateMode: 'onSubmit',
  });
  const change = useChangeFacility(_id);
  const { showExisting, unlessExisting } = useShowExisting(form);
  const save = async (values: FacilityFormOutput) => {
    if (isKnownAddress(values, facilities, _id)) {
      showExisting();
      return;
    }
    const request = change.mutateAsync(changeBody(values, before, version));
    const saved = await unlessExisting(request).catch((error: unknown) => {
      onConflict(error);
      throw error;
    });
    if (saved !== undefined) close();
  };
  return (
    <Form form={form} onSubmit={save} label={t('edit.title', { name: facility.name })}>
      <FacilityFields form={form} organizationId={organizationId} facilityId={_id} />
      <div className="gh-dialog-footer">
        <Button onClick={close}>{common('cancel')}</Button>
        <SubmitButton control={form.control}>{t('edit.save')}</SubmitButton>
      </div>
    </Form>
  );
}

/** Changes a facility, unless somebody else has changed it since the dialog was opened. */
export function EditFacilityDialog({ data: { facilityId, organizationId }, close }: ModalProps<FacilityData>) {
  const { t } = useTranslation('facilities');
  const facilities = useQuery(facilitiesQuery(organizationId));
  const recruiters = useQuery(recruitersQuery(organizationId));
  return (
    <Dialog title={t('edit.dialog')} onClose={close} width={WIDTH}>
      <EditedRecord query={facilityQuery(facilityId)} isWaiting={facilities.isPending || recruiters.isPending}>
        {(facility, onConflict) => (
          <EditForm
            facility={facility}
            facilities={facilities.data ?? []}
            recruiters={recruiters.data ?? []}
            onConflict={onConflict}
            close={close}
          />
        )}
      </EditedRecord>
    </Dialog>
  );
}
