import type { Control } from 'react-hook-form';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { anchors } from '#domain/requirements/model/employment';
import { CheckField } from '#web/shared/form/check-field';
import { SelectField } from '#web/shared/form/choice-fields';
import { NumberField } from '#web/shared/form/number-field';
import { SearchSelectField } from '#web/shared/form/search-select-field';
import { TextField } from '#web/shared/form/text-field';
import { Button } from '#web/shared/ui/button';
import type { DraftValues } from '../model/draft-form';
import { emptyProof } from '../model/draft-form';
import type { ProofProps } from './basic-fields';
import { LimitFields, WithFields } from './proof-lists';
import { SpanField } from './span-fields';
import { useConditionChoices } from './use-condition-choices';
import { useModelChoices } from './use-model-choices';

/** Conditions for a document to count. */
function AcceptanceFields({ control, index }: ProofProps) {
  const { t } = useTranslation(['ops-requirements', 'files']);
  const { forms, findings: statements } = useModelChoices();
  const conditions = useConditionChoices();
  return (
    <>
      <div className="gh-ops-requirement-row">
        <SelectField
          control={control}
          name={`proofs.${index}.of`}
          optional
          placeholder={t('of.employment')}
          label={t('form.of')}
          choices={(['carrier', 'driver', 'platform'] as const).map((value) => ({ value, label: t(`of.${value}`) }))}
        />
        <SelectField
          control={control}
          name={`proofs.${index}.since`}
          optional
          placeholder={t('sinceChoice.application')}
          label={t('form.since')}
          choices={(['hire', 'event', 'any'] as const).map((value) => ({ value, label: t(`sinceChoice.${value}`) }))}
        />
      </div>
      <div className="gh-ops-requirement-row">
        <SearchSelectField
          control={control}
          name={`proofs.${index}.forms`}
          optional
          multiple
          placeholder={t('form.onlyDocument')}
          label={t('form.forms')}
          choices={forms}
        />
        <SearchSelectField
          control={control}
          name={`proofs.${index}.findings`}
          optional
          multiple
          label={t('form.findings')}
          choices={statements}
        />
        <SearchSelectField
          control={control}
          name={`proofs.${index}.if`}
          optional
          multiple
          label={t('form.proofIf')}
          choices={conditions}
        />
      </div>
      <div className="gh-ops-requirement-row">
        <TextField
          control={control}
          name={`proofs.${index}.notBefore`}
          type="date"
          optional
          label={t('form.notBefore')}
        />
        <TextField
          control={control}
          name={`proofs.${index}.notAfter`}
          type="date"
          optional
          label={t('form.notAfter')}
        />
      </div>
      <div className="gh-ops-requirement-row">
        <SelectField
          control={control}
          name={`proofs.${index}.history.of`}
          optional
          label={t('form.history')}
          choices={(['homes', 'work'] as const).map((value) => ({ value, label: t(`files:fact.${value}`) }))}
        />
        <NumberField
          control={control}
          name={`proofs.${index}.history.months`}
          optional
          min={1}
          label={t('form.historyMonths')}
        />
      </div>
      <CheckField control={control} name={`proofs.${index}.ofCurrentState`} label={t('form.ofCurrentState')} />
    </>
  );
}

/** The validity of a document. */
function ValidityFields({ control, index }: ProofProps) {
  const { t } = useTranslation('ops-requirements');
  const { dates, kinds, findings } = useModelChoices();
  const until = useWatch({ control, name: `proofs.${index}.until` });
  return (
    <>
      <div className="gh-ops-requirement-row gh-ops-requirement-pairs">
        <SpanField control={control} name={`proofs.${index}.lasts`} optional label={t('form.lasts')} />
        <SelectField
          control={control}
          name={`proofs.${index}.until`}
          optional
          placeholder={t('form.noEnd')}
          label={t('form.until')}
          choices={dates.filter(({ value }) => value === 'expires' || value === 'medicalExpires')}
        />
        {until === null ? null : (
          <SpanField control={control} name={`proofs.${index}.maximum`} optional label={t('form.maximum')} />
        )}
      </div>
      {until === null ? null : (
        <>
          <SelectField
            control={control}
            name={`proofs.${index}.maximumFrom`}
            optional
            placeholder={t('form.dated')}
            label={t('form.maximumFrom')}
            choices={dates}
          />
          <CheckField control={control} name={`proofs.${index}.mayBeOpen`} label={t('form.mayBeOpen')} />
        </>
      )}
      <SearchSelectField
        control={control}
        name={`proofs.${index}.cappedBy`}
        optional
        label={t('form.cappedBy')}
        choices={kinds}
      />
      <div className="gh-ops-requirement-row">
        <SearchSelectField
          control={control}
          name={`proofs.${index}.voidedBy`}
          optional
          label={t('form.voidedBy')}
          choices={findings}
        />
        <SelectField
          control={control}
          name={`proofs.${index}.validOn`}
          optional
          label={t('form.validOn')}
          choices={anchors.map((value) => ({ value, label: t(`start.${value}`) }))}
        />
        <NumberField control={control} name={`proofs.${index}.count`} optional min={2} label={t('form.count')} />
      </div>
    </>
  );
}

function DocumentFields({ control, index }: ProofProps) {
  const { t } = useTranslation('ops-requirements');
  const { kinds, dates } = useModelChoices();
  return (
    <>
      <div className="gh-ops-requirement-row">
        <SearchSelectField control={control} name={`proofs.${index}.kind`} label={t('form.kind')} choices={kinds} />
        <SelectField control={control} name={`proofs.${index}.dated`} label={t('form.dated')} choices={dates} />
      </div>
      <ValidityFields control={control} index={index} />
      <details className="gh-ops-requirement-more">
        <summary>{t('form.acceptance')}</summary>
        <AcceptanceFields control={control} index={index} />
        <LimitFields control={control} index={index} />
        <WithFields control={control} index={index} />
      </details>
    </>
  );
}

/** One proof; the other fields follow from its type. */
function ProofFields({ control, index }: ProofProps) {
  const { t } = useTranslation('ops-requirements');
  const what = useWatch({ control, name: `proofs.${index}.what` });
  return (
    <>
      <SelectField
        control={control}
        name={`proofs.${index}.what`}
        label={t('form.proofWhat')}
        choices={(['document', 'age', 'check'] as const).map((value) => ({ value, label: t(`what.${value}`) }))}
      />
      {what === 'age' ? (
        <NumberField control={control} name={`proofs.${index}.age`} min={1} label={t('form.years')} />
      ) : null}
      {what === 'document' ? <DocumentFields control={control} index={index} /> : null}
    </>
  );
}

/** Proofs that satisfy the requirement; any one is enough. */
export function ProofFieldsList({ control }: { control: Control<DraftValues> }) {
  const { t } = useTranslation('ops-requirements');
  const { fields, append, remove } = useFieldArray({ control, name: 'proofs' });
  return (
    <fieldset className="gh-ops-requirement-group">
      <legend>{t('form.proofs')}</legend>
      {fields.map(({ id }, index) => (
        <div
          key={id}
          className="gh-ops-requirement-item"
          role="group"
          aria-label={t('form.proof', { number: index + 1 })}
        >
          <ProofFields control={control} index={index} />
          {fields.length === 1 ? null : (
            <Button
              variant="text"
              size="small"
              onClick={() => {
                remove(index);
              }}
            >
              {t('form.removeProof', { number: index + 1 })}
            </Button>
          )}
        </div>
      ))}
      <Button
        size="small"
        onClick={() => {
          append(emptyProof);
        }}
      >
        {t('form.addProof')}
      </Button>
    </fieldset>
  );
}
