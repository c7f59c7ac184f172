import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { anchors } from '#domain/requirements/model/employment';
import type { DateLimit, Finds } from '#domain/requirements/model/requirement';
import { SelectField } from '#web/shared/form/choice-fields';
import { Button } from '#web/shared/ui/button';
import type { ProofProps } from './basic-fields';
import { FindsFields } from './finds-fields';
import { SpanField } from './span-fields';
import { useModelChoices } from './use-model-choices';

/** Entries without a choice, until somebody makes it. */
const emptyLimit = { date: null, before: null } as unknown as DateLimit;
const emptyFinds = { kind: null, findings: [], dated: null } as unknown as Finds;

/** Limits on dates of a document, counted back from a day of the employment. */
export function LimitFields({ control, index }: ProofProps) {
  const { t } = useTranslation('ops-requirements');
  const { dates } = useModelChoices();
  const { fields, append, remove } = useFieldArray({ control, name: `proofs.${index}.limits` });
  return (
    <>
      {fields.map(({ id }, at) => {
        const label = t('form.limit', { number: at + 1 });
        const name = `proofs.${index}.limits.${at}` as const;
        return (
          <div key={id} className="gh-ops-requirement-item" role="group" aria-label={label}>
            <p className="gh-ops-requirement-name">{label}</p>
            <div className="gh-ops-requirement-row">
              <SelectField control={control} name={`${name}.date`} label={t('form.limitDate')} choices={dates} />
              <SelectField
                control={control}
                name={`${name}.before`}
                label={t('form.limitBefore')}
                choices={anchors.map((value) => ({ value, label: t(`start.${value}`) }))}
              />
            </div>
            <div className="gh-ops-requirement-row">
              <SpanField control={control} name={`${name}.atMost`} optional label={t('form.atMost')} />
              <SpanField control={control} name={`${name}.atLeast`} optional label={t('form.atLeast')} />
            </div>
            <Button
              variant="text"
              size="small"
              onClick={() => {
                remove(at);
              }}
            >
              {t('form.removeLimit', { number: at + 1 })}
            </Button>
          </div>
        );
      })}
      <Button
        size="small"
        onClick={() => {
          append(emptyLimit);
        }}
      >
        {t('form.addLimit')}
      </Button>
    </>
  );
}

/** Documents that must be there as well; the proof counts from the last of them. */
export function WithFields({ control, index }: ProofProps) {
  const { t } = useTranslation('ops-requirements');
  const { fields, append, remove } = useFieldArray({ control, name: `proofs.${index}.with` });
  return (
    <>
      {fields.map(({ id }, at) => (
        <div key={id} className="gh-ops-requirement-item" role="group" aria-label={t('form.with', { number: at + 1 })}>
          <p className="gh-ops-requirement-name">{t('form.with', { number: at + 1 })}</p>
          <FindsFields control={control} name={`proofs.${index}.with.${at}`} />
          <Button
            variant="text"
            size="small"
            onClick={() => {
              remove(at);
            }}
          >
            {t('form.removeWith', { number: at + 1 })}
          </Button>
        </div>
      ))}
      <Button
        size="small"
        onClick={() => {
          append(emptyFinds);
        }}
      >
        {t('form.addWith')}
      </Button>
    </>
  );
}
