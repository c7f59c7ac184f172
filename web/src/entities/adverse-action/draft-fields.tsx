import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AdverseGuide } from '#domain/adverse-actions/schema';
import { MAX_WAIT_DAYS, MIN_WAIT_DAYS } from '#domain/adverse-actions/terms';
import { FileField } from '#web/entities/requirements/file-field';
import { CheckField } from '#web/shared/form/check-field';
import { SegmentedField } from '#web/shared/form/choice-fields';
import { NumberField } from '#web/shared/form/number-field';
import { TextField } from '#web/shared/form/text-field';
import type { DraftValues } from './draft';
import { receiveReport } from './queries';

interface DraftFieldsProps {
  guide: AdverseGuide;
  control: Control<DraftValues>;
  path: DraftValues['path'];
}

/** The steps: two, or one notice if the law allows it; otherwise the reason why not. */
function PathFields({ guide, control, path }: DraftFieldsProps) {
  const { t } = useTranslation('adverse-action');
  const { remoteRefusals, decisionFrom, today } = guide;
  return (
    <>
      {remoteRefusals.length > 0 ? (
        remoteRefusals.map((refusal) => (
          <p key={refusal} className="gh-field-help">
            {t(`path.${refusal}`)}
          </p>
        ))
      ) : (
        <SegmentedField
          control={control}
          name="path"
          label={t('draft.path')}
          choices={[
            { value: 'twoSteps', label: t('path.twoSteps') },
            { value: 'remote', label: t('path.remote') },
          ]}
        />
      )}
      {path === 'remote' ? (
        <>
          <TextField
            control={control}
            name="decidedOn"
            type="date"
            label={t('draft.decidedOn')}
            help={t('draft.decidedOnHelp')}
            min={decisionFrom}
            max={today}
            rules={{ required: 'required' }}
          />
          <CheckField control={control} name="isRemoteOnly" label={t('draft.state')} rules={{ required: 'required' }} />
        </>
      ) : (
        <NumberField
          control={control}
          name="waitDays"
          label={t('draft.waitDays')}
          help={t('draft.waitDaysHelp', { min: MIN_WAIT_DAYS })}
          min={MIN_WAIT_DAYS}
          max={MAX_WAIT_DAYS}
          rules={{ required: 'required' }}
        />
      )}
    </>
  );
}

/** The agency, the report and the steps of the first notice. */
export function DraftFields(props: DraftFieldsProps) {
  const { t } = useTranslation('adverse-action');
  const { guide, control } = props;
  return (
    <>
      <p>{t('draft.text')}</p>
      <TextField control={control} name="agency.name" label={t('agency.name')} rules={{ required: 'required' }} />
      <TextField control={control} name="agency.address" label={t('agency.address')} rules={{ required: 'required' }} />
      <TextField
        control={control}
        name="agency.phone"
        type="tel"
        label={t('agency.phone')}
        help={t('agency.phoneHelp')}
        rules={{ required: 'required' }}
      />
      <FileField
        control={control}
        name="fileId"
        label={t('draft.report')}
        source={{ receive: (file) => receiveReport(guide.candidacyId, file) }}
        rules={{ required: t('draft.reportMissing') }}
      />
      <PathFields {...props} />
    </>
  );
}
