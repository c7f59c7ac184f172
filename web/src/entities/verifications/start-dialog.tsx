import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dotModes } from '#domain/requirements/model/facts';
import { SelectField } from '#web/shared/form/choice-fields';
import { FormDialog } from '#web/shared/form/form-dialog';
import { SuggestField } from '#web/shared/form/suggest-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { AddressFields, EmailField, FaxField, PersonField, PhoneField } from './contact-fields';
import type { StartValues } from './employer-form';
import { NO_MODE, sentEmployer, sentMode } from './employer-form';
import type { StartData } from './modal-data';
import { useEmployerSearch } from './use-employer-search';
import { useStartVerification } from './verifications';
import './verifications.css';

const modes = [...dotModes, NO_MODE] as const;

/** A signed consent is not used again for a later application, or after the access to the file has ended. */
const needsConsent = ({ state, consentSignedAt, hasAccessEnded }: StartData['verification']): boolean =>
  consentSignedAt === null || hasAccessEnded || state === 'answered' || state === 'closedGoodFaith';

/** Starts a verification, or sends it again: the past employer from the census or typed, and where to reach it. */
export function StartDialog({ data: { verification, driverName }, close }: ModalProps<StartData>) {
  const { t } = useTranslation(['verifications', 'common', 'files']);
  const { driverId, employer, employmentHistoryId, mode, state } = verification;
  const form = useForm<StartValues>({ defaultValues: { employer, mode } });
  const { control } = form;
  const search = useEmployerSearch(form);
  const start = useStartVerification(driverId, (started) => {
    toast.success(t(started.state === 'draft' ? 'start.done' : 'start.sent', { name: driverName }));
    close();
  });
  const isAgain = state !== 'none';
  return (
    <FormDialog
      title={t(isAgain ? 'start.again' : 'start.title', { employer: employer.name })}
      form={form}
      onSubmit={(values) =>
        start.mutateAsync({
          employmentHistoryId,
          employer: sentEmployer(values.employer),
          ...sentMode(values.mode),
        })
      }
      onClose={close}
      action={t(isAgain ? 'action.startAgain' : 'action.start')}
    >
      {verification.endDate === null ? (
        <p>{t('start.stillThere', { name: driverName, employer: employer.name })}</p>
      ) : null}
      <p>{t(needsConsent(verification) ? 'start.text' : 'start.textSigned', { name: driverName })}</p>
      <SuggestField
        control={control}
        name="employer.mcdotNumber"
        label={t('common:term.mcdotNumber')}
        help={t('employer.searchHelp')}
        suggestions={search.byNumber}
        onType={search.typeNumber}
        optional
      />
      <SuggestField
        control={control}
        name="employer.name"
        label={t('employer.name')}
        maxLength={120}
        suggestions={search.byName}
        onType={search.typeName}
        rules={{ required: 'required' }}
      />
      <SelectField
        control={control}
        name="mode"
        label={t('files:employer.mode')}
        help={t('employer.modeHelp')}
        placeholder={t('employer.modeStated')}
        choices={modes.map((value) => ({ value, label: t(`files:employer.modes.${value}`) }))}
        optional
      />
      <PersonField control={control} />
      <EmailField control={control} />
      <div className="gh-verification-pair">
        <PhoneField control={control} />
        <FaxField control={control} />
      </div>
      <AddressFields control={control} />
    </FormDialog>
  );
}
