import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { answeredConfiguration, storedConfiguration } from '#domain/facilities/fleet-configuration';
import type { FacilityDetail } from '#domain/facilities/schema';
import { commandResolver } from '#web/shared/form/command-resolver';
import { EditedRecord } from '#web/shared/form/edited-record';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { useSetFleetConfiguration } from './commands';
import { FleetFields } from './fleet-fields';
import type { FleetFormValues } from './fleet-form';
import { FleetForm, fleetValues } from './fleet-form';
import type { FacilityData } from './modal-data';
import { facilityQuery } from './queries';

/** The width of a form, and the margins of the dialog. */
const WIDTH = 608;

interface FleetFormProps {
  facility: FacilityDetail;
  onConflict: (error: unknown) => void;
  onSaved: (() => void) | undefined;
  close: () => void;
}

function FleetFormOf({ facility, onConflict, onSaved, close }: FleetFormProps) {
  const { t } = useTranslation('facilities');
  const { t: common } = useTranslation();
  const { _id: facilityId, name, version, fleetConfiguration } = facility;
  const form = useForm<FleetFormValues>({
    resolver: commandResolver(FleetForm),
    defaultValues: fleetValues(fleetConfiguration),
  });
  const set = useSetFleetConfiguration();
  const save = async ({ hasEldDevices, hasDressCode, ...configuration }: FleetFormValues) => {
    const answered = answeredConfiguration(configuration, { hasEldDevices, hasDressCode });
    try {
      await set.mutateAsync({ facilityId, version, ...storedConfiguration(answered) });
    } catch (error) {
      onConflict(error);
      throw error;
    }
    close();
    onSaved?.();
  };
  return (
    <Form form={form} onSubmit={save} label={t('fleet.title', { name })}>
      <p className="gh-field-help">{t('fleet.scope')}</p>
      <FleetFields control={form.control} />
      <div className="gh-dialog-footer">
        <Button onClick={close}>{common('cancel')}</Button>
        <SubmitButton control={form.control}>{t('fleet.save')}</SubmitButton>
      </div>
    </Form>
  );
}

/** The trucks and equipment of a facility, which prefill its job orders. */
export function FleetConfigurationDialog({ data: { facilityId, onSaved }, close }: ModalProps<FacilityData>) {
  const { t } = useTranslation('facilities');
  return (
    <Dialog title={t('fleet.dialog')} onClose={close} width={WIDTH}>
      <EditedRecord query={facilityQuery(facilityId)}>
        {(facility, onConflict) => (
          <FleetFormOf facility={facility} onConflict={onConflict} onSaved={onSaved} close={close} />
        )}
      </EditedRecord>
    </Dialog>
  );
}
