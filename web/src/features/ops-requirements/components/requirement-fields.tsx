import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  factNames,
  requirementActors,
  requirementAreas,
  requirementScopes,
  retentionStarts,
} from '#domain/requirements/record';
import { SelectField } from '#web/shared/form/choice-fields';
import { NumberField } from '#web/shared/form/number-field';
import { TextAreaField, TextField } from '#web/shared/form/text-field';
import type { RequirementFields } from '../model/requirement-form';

interface FieldsProps {
  control: Control<RequirementFields>;
}

/** Title, scope and due date of a requirement. */
export function BasicFields({ control, isNew }: FieldsProps & { isNew: boolean }) {
  const { t } = useTranslation(['ops-requirements', 'requirements']);
  const rules = { required: t('form.required') };
  const yesNo = [
    { value: 'yes', label: t('form.yes') },
    { value: 'no', label: t('form.no') },
  ];
  return (
    <>
      {isNew ? (
        <TextField control={control} name="code" rules={rules} label={t('form.code')} help={t('form.codeHelp')} />
      ) : null}
      <TextField control={control} name="title" rules={rules} label={t('form.title')} />
      <TextField control={control} name="citation" rules={rules} label={t('form.citation')} />
      <TextAreaField control={control} name="note" label={t('form.note')} rows={3} />
      <div className="gh-ops-requirement-row">
        <SelectField
          control={control}
          name="area"
          rules={rules}
          label={t('form.area')}
          choices={requirementAreas.map((value) => ({ value, label: t(`area.${value}`) }))}
        />
        <SelectField
          control={control}
          name="scope"
          rules={rules}
          label={t('form.scope')}
          choices={requirementScopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
        />
        <SelectField
          control={control}
          name="acts"
          rules={rules}
          label={t('form.acts')}
          choices={requirementActors.map((value) => ({ value, label: t(`acts.${value}`) }))}
        />
      </div>
      <fieldset className="gh-ops-requirement-group">
        <legend>{t('form.conditions')}</legend>
        <div className="gh-ops-requirement-row">
          {factNames.map((name) => (
            <SelectField
              key={name}
              control={control}
              name={`conditions.${name}`}
              label={t(`requirements:condition.${name}`)}
              placeholder={t('form.any')}
              choices={yesNo}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** First due date and renewal lead time. */
export function DueFields({ control }: FieldsProps) {
  const { t } = useTranslation('ops-requirements');
  const from = useWatch({ control, name: 'dueFrom' });
  const rules = { required: t('form.required') };
  return (
    <div className="gh-ops-requirement-row">
      <SelectField
        control={control}
        name="dueFrom"
        rules={rules}
        label={t('form.dueFrom')}
        choices={[
          { value: 'none', label: t('form.dueNone') },
          { value: 'start', label: t('form.dueStart') },
          { value: 'signUp', label: t('form.dueSignUp') },
        ]}
      />
      {from === 'start' || from === 'signUp' ? (
        <>
          <NumberField control={control} name="dueCount" min={0} rules={rules} label={t('form.dueCount')} />
          <SelectField
            control={control}
            name="dueUnit"
            rules={rules}
            label={t('form.dueUnit')}
            choices={[
              { value: 'days', label: t('form.unitDays') },
              { value: 'months', label: t('form.unitMonths') },
              { value: 'businessDays', label: t('form.unitBusinessDays') },
            ]}
          />
        </>
      ) : null}
      <NumberField control={control} name="noticeDays" min={0} rules={rules} label={t('form.notice')} />
    </div>
  );
}

interface RetentionRowProps extends FieldsProps {
  from: 'keepFrom' | 'keepOrFrom';
  months: 'keepMonths' | 'keepOrMonths';
}

/** One retention period: its start and length. */
function RetentionRow({ control, from, months }: RetentionRowProps) {
  const { t } = useTranslation('ops-requirements');
  const chosen = useWatch({ control, name: from });
  const rules = { required: t('form.required') };
  return (
    <div className="gh-ops-requirement-row">
      <SelectField
        control={control}
        name={from}
        rules={rules}
        label={from === 'keepFrom' ? t('form.keepFrom') : t('form.keepOrFrom')}
        choices={[
          { value: 'none', label: t('form.keepNone') },
          ...retentionStarts.map((value) => ({ value, label: t(`form.keep.${value}`) })),
        ]}
      />
      {chosen === null || chosen === 'none' ? null : (
        <NumberField control={control} name={months} min={1} rules={rules} label={t('form.keepMonths')} />
      )}
    </div>
  );
}

/** Retention of the proof: one period, or the later end of two. */
export function RetentionFields({ control }: FieldsProps) {
  const from = useWatch({ control, name: 'keepFrom' });
  return (
    <>
      <RetentionRow control={control} from="keepFrom" months="keepMonths" />
      {from === null || from === 'none' ? null : (
        <RetentionRow control={control} from="keepOrFrom" months="keepOrMonths" />
      )}
    </>
  );
}
