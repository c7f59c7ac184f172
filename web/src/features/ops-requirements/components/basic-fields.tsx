import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { actors, authorities, employerGroups, lawDays, stores, subjects } from '#domain/requirements/model/requirement';
import type { RequirementVersion } from '#domain/requirements/version-schema';
import { CarrierField } from '#web/entities/carriers/carrier-field';
import { CheckField } from '#web/shared/form/check-field';
import { SelectField } from '#web/shared/form/choice-fields';
import { NumberField } from '#web/shared/form/number-field';
import { SearchSelectField } from '#web/shared/form/search-select-field';
import { TextAreaField, TextField } from '#web/shared/form/text-field';
import { classNames } from '#web/shared/ui/class-names';
import type { DraftValues } from '../model/draft-form';
import { useConditionChoices } from './use-condition-choices';

export interface FieldsProps {
  control: Control<DraftValues>;
}

export interface ProofProps extends FieldsProps {
  /** The place of the proof among those of the requirement. */
  index: number;
}

interface NameProps extends FieldsProps {
  /** The version that this one changes or corrects; null for a new requirement. */
  version: RequirementVersion | null;
}

/** Name, source and explanation. */
export function NameFields({ control, version }: NameProps) {
  const { t } = useTranslation(['ops-requirements', 'files']);
  const isNew = version === null;
  const authority = useWatch({ control, name: 'authority' });
  return (
    <>
      {isNew ? <TextField control={control} name="code" label={t('form.code')} help={t('form.codeHelp')} /> : null}
      <TextField control={control} name="title" label={t('form.title')} />
      <TextField control={control} name="citation" label={t('fact.citation')} />
      <TextAreaField control={control} name="note" optional label={t('form.note')} rows={3} />
      <div className={classNames('gh-ops-requirement-row', authority === 'carrier' && 'gh-ops-requirement-pairs')}>
        <SelectField
          control={control}
          name="authority"
          label={t('form.authority')}
          // All versions of a requirement are of the same carrier, or of none.
          choices={authorities
            .filter((each) => isNew || (each === 'carrier') === (authority === 'carrier'))
            .map((value) => ({ value, label: t(`files:authority.${value}`) }))}
        />
        {authority === 'carrier' ? <CarrierField control={control} fixed={version?.organization ?? null} /> : null}
        <SelectField
          control={control}
          name="store"
          label={t('form.store')}
          choices={stores.map((value) => ({ value, label: t(`files:store.${value}`) }))}
        />
        <SelectField
          control={control}
          name="acts"
          label={t('fact.acts')}
          choices={actors.map((value) => ({ value, label: t(`acts.${value}`) }))}
        />
      </div>
    </>
  );
}

/** The subject of the requirement, and its conditions. */
export function ScopeFields({ control }: FieldsProps) {
  const { t } = useTranslation('ops-requirements');
  const per = useWatch({ control, name: 'per' });
  const conditions = useConditionChoices();
  return (
    <>
      <div className="gh-ops-requirement-row">
        <SelectField
          control={control}
          name="per"
          label={t('form.per')}
          choices={subjects.map((value) => ({ value, label: t(`per.${value}`) }))}
        />
        <SelectField
          control={control}
          name="law"
          label={t('form.law')}
          help={t('form.lawHelp')}
          choices={lawDays.map((value) => ({ value, label: t(`law.${value}`) }))}
        />
      </div>
      {per === 'pastEmployer' ? (
        <div className="gh-ops-requirement-row">
          <SelectField
            control={control}
            name="lookback.employers"
            label={t('form.employers')}
            choices={employerGroups.map((value) => ({ value, label: t(`employers.${value}`) }))}
          />
          <NumberField control={control} name="lookback.years" min={1} label={t('form.lookbackYears')} />
        </div>
      ) : null}
      {per === 'state' ? (
        <div className="gh-ops-requirement-row">
          <SelectField
            control={control}
            name="lookback.states"
            label={t('form.states')}
            choices={(['us', 'all'] as const).map((value) => ({ value, label: t(`states.${value}`) }))}
          />
          <NumberField control={control} name="lookback.years" min={1} label={t('form.lookbackYears')} />
          <SelectField
            control={control}
            name="lookback.from"
            label={t('form.lookbackFrom')}
            choices={(['application', 'day'] as const).map((value) => ({ value, label: t(`lookbackFrom.${value}`) }))}
          />
        </div>
      ) : null}
      <SearchSelectField
        control={control}
        name="appliesIf"
        optional
        multiple
        label={t('form.appliesIf')}
        help={t('form.appliesIfHelp')}
        choices={conditions}
      />
      <SearchSelectField
        control={control}
        name="exemptIf"
        optional
        multiple
        label={t('form.exemptIf')}
        help={t('form.exemptIfHelp')}
        choices={conditions}
      />
      <div className="gh-ops-requirement-row">
        <SearchSelectField
          control={control}
          name="onlyHires.if"
          optional
          multiple
          label={t('form.onlyHires')}
          help={t('form.onlyHiresHelp')}
          choices={conditions}
        />
        <TextField control={control} name="onlyHires.from" type="date" optional label={t('form.onlyHiresFrom')} />
        <TextField control={control} name="onlyHires.to" type="date" optional label={t('form.onlyHiresTo')} />
      </div>
      <CheckField control={control} name="isOptional" label={t('form.isOptional')} help={t('form.isOptionalHelp')} />
      <SearchSelectField
        control={control}
        name="optionalIf"
        optional
        multiple
        label={t('form.optionalIf')}
        help={t('form.appliesIfHelp')}
        choices={conditions}
      />
    </>
  );
}
