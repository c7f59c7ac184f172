import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckField } from '#web/shared/form/check-field';
import { SelectField } from '#web/shared/form/choice-fields';
import { NumberField } from '#web/shared/form/number-field';
import { SearchSelectField } from '#web/shared/form/search-select-field';
import { TextField } from '#web/shared/form/text-field';
import type { FieldsProps } from './basic-fields';
import { FindsFields } from './finds-fields';
import { DayRuleField, SpanField } from './span-fields';
import { useModelChoices } from './use-model-choices';

const dueChoices = ['none', 'by', 'before', 'after'] as const;
const barsChoices = ['no', 'yes', 'afterBreach', 'afterDay'] as const;

/** When the requirement is first due, and when its renewal is. */
export function DueFields({ control }: FieldsProps) {
  const { t } = useTranslation('ops-requirements');
  const { kinds } = useModelChoices();
  const choice = useWatch({ control, name: 'dueChoice' });
  return (
    <>
      <div className="gh-ops-requirement-row">
        <SelectField
          control={control}
          name="dueChoice"
          label={t('fact.due')}
          choices={dueChoices.map((value) => ({ value, label: t(`dueChoice.${value}`) }))}
        />
        {choice === 'by' ? <DayRuleField control={control} name="due.by" label={t('form.dueBy')} /> : null}
        {choice === 'before' ? (
          <SearchSelectField control={control} name="due.before" multiple label={t('form.dueBefore')} choices={kinds} />
        ) : null}
        {choice === 'after' ? <SpanField control={control} name="due.within" label={t('form.dueWithin')} /> : null}
        <NumberField control={control} name="noticeDays" min={0} label={t('form.notice')} />
      </div>
      {choice === 'after' ? <FindsFields control={control} name="due.after" /> : null}
      {choice === 'by' ? (
        <TextField control={control} name="due.notBefore" type="date" optional label={t('form.dueNotBefore')} />
      ) : null}
      {choice === 'by' || choice === 'after' ? (
        <CheckField control={control} name="due.orFromProof" label={t('form.orFromProof')} />
      ) : null}
      <CheckField control={control} name="restarts" label={t('form.restarts')} help={t('form.restartsHelp')} />
    </>
  );
}

/** Whether driving is unlawful without it. */
export function BarsFields({ control }: FieldsProps) {
  const { t } = useTranslation('ops-requirements');
  const choice = useWatch({ control, name: 'barsChoice' });
  return (
    <div className="gh-ops-requirement-row">
      <SelectField
        control={control}
        name="barsChoice"
        label={t('fact.bars')}
        choices={barsChoices.map((value) => ({ value, label: t(`bars.${value}`) }))}
      />
      {choice === 'afterDay' ? <DayRuleField control={control} name="bars.after" label={t('form.barsAfter')} /> : null}
    </div>
  );
}
