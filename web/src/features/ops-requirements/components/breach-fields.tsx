import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Breach } from '#domain/requirements/model/requirement';
import { SearchSelectField } from '#web/shared/form/search-select-field';
import { Button } from '#web/shared/ui/button';
import { emptyFinds } from '../model/draft-form';
import type { FieldsProps } from './basic-fields';
import { FindsFields } from './finds-fields';
import { SpanField } from './span-fields';
import { useConditionChoices } from './use-condition-choices';

const emptyBreach: Breach = { ...emptyFinds, clearedBy: emptyFinds };

/** Documents that suspend what is proven, until another one clears it, and facts that suspend it. */
export function BreachFields({ control }: FieldsProps) {
  const { t } = useTranslation('ops-requirements');
  const { fields, append, remove } = useFieldArray({ control, name: 'breaches' });
  const conditions = useConditionChoices();
  return (
    <fieldset className="gh-ops-requirement-group">
      <legend>{t('form.breaches')}</legend>
      {fields.length === 0 ? <p className="gh-field-help">{t('form.breachesNone')}</p> : null}
      {fields.map(({ id }, index) => (
        <div
          key={id}
          className="gh-ops-requirement-item"
          role="group"
          aria-label={t('form.breach', { number: index + 1 })}
        >
          <FindsFields control={control} name={`breaches.${index}`} />
          <SpanField control={control} name={`breaches.${index}.after`} optional label={t('form.breachAfter')} />
          <p className="gh-ops-requirement-name">{t('form.clearedBy')}</p>
          <FindsFields control={control} name={`breaches.${index}.clearedBy`} clears />
          <Button
            variant="text"
            size="small"
            onClick={() => {
              remove(index);
            }}
          >
            {t('form.removeBreach', { number: index + 1 })}
          </Button>
        </div>
      ))}
      <Button
        size="small"
        onClick={() => {
          append(emptyBreach);
        }}
      >
        {t('form.addBreach')}
      </Button>
      <SearchSelectField
        control={control}
        name="breachedIf"
        optional
        multiple
        label={t('form.breachedIf')}
        help={t('form.appliesIfHelp')}
        choices={conditions}
      />
    </fieldset>
  );
}
