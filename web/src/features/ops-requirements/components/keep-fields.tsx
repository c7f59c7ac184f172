import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Keep } from '#domain/requirements/model/requirement';
import { SearchSelectField } from '#web/shared/form/search-select-field';
import { Button } from '#web/shared/ui/button';
import type { FieldsProps } from './basic-fields';
import { KeepRulesField } from './span-fields';
import { useModelChoices } from './use-model-choices';

/** A period without an entry, until somebody enters it. */
const emptyKeep: Keep = { findings: [], until: ['' as Keep['until'][number]] };

/** Retention: the latest of several periods, by what the document says. */
export function KeepFields({ control }: FieldsProps) {
  const { t } = useTranslation('ops-requirements');
  const { findings } = useModelChoices();
  const { fields, append, remove } = useFieldArray({ control, name: 'keep' });
  return (
    <fieldset className="gh-ops-requirement-group">
      <legend>{t('fact.keep')}</legend>
      {fields.length === 0 ? <p className="gh-field-help">{t('keep.none')}</p> : null}
      {fields.map(({ id }, index) => (
        <div
          key={id}
          className="gh-ops-requirement-item"
          role="group"
          aria-label={t('form.keep', { number: index + 1 })}
        >
          <KeepRulesField control={control} name={`keep.${index}.until`} label={t('form.keepUntil')} />
          <SearchSelectField
            control={control}
            name={`keep.${index}.findings`}
            optional
            multiple
            label={t('form.keepFindings')}
            choices={findings}
          />
          <Button
            variant="text"
            size="small"
            onClick={() => {
              remove(index);
            }}
          >
            {t('form.removeKeep', { number: index + 1 })}
          </Button>
        </div>
      ))}
      <Button
        size="small"
        onClick={() => {
          append(emptyKeep);
        }}
      >
        {t('form.addKeep')}
      </Button>
    </fieldset>
  );
}
