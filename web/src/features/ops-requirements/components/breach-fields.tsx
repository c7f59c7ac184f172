import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Breach } from '#domain/requirements/model/requirement';
import { Button } from '#web/shared/ui/button';
import type { FieldsProps } from './basic-fields';
import { FindsFields } from './finds-fields';
import { SpanField } from './span-fields';

/** A document without a kind, until somebody chooses one. */
const emptyFinds = { kind: null, findings: [], dated: null };
const emptyBreach = { ...emptyFinds, clearedBy: emptyFinds } as unknown as Breach;

/** Documents that suspend what is proven, until another one clears it. */
export function BreachFields({ control }: FieldsProps) {
  const { t } = useTranslation('ops-requirements');
  const { fields, append, remove } = useFieldArray({ control, name: 'breaches' });
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
    </fieldset>
  );
}
