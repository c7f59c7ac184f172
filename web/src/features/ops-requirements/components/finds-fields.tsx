import { useTranslation } from 'react-i18next';
import { CheckField } from '#web/shared/form/check-field';
import { SelectField } from '#web/shared/form/choice-fields';
import { SearchSelectField } from '#web/shared/form/search-select-field';
import type { FieldsProps } from './basic-fields';
import { useModelChoices } from './use-model-choices';

type FindsName =
  'due.after' | `breaches.${number}` | `breaches.${number}.clearedBy` | `proofs.${number}.with.${number}`;

interface FindsFieldsProps extends FieldsProps {
  name: FindsName;
  /** The document clears another one, which it can be compared with. */
  clears?: boolean;
}

/** A document, what it says, the date that counts, and where it comes from. */
export function FindsFields({ control, name, clears = false }: FindsFieldsProps) {
  const { t } = useTranslation('ops-requirements');
  const { kinds, dates, findings } = useModelChoices();
  return (
    <>
      <div className="gh-ops-requirement-row">
        <SearchSelectField control={control} name={`${name}.kind`} label={t('form.kind')} choices={kinds} />
        <SelectField control={control} name={`${name}.dated`} label={t('form.dated')} choices={dates} />
        <SearchSelectField
          control={control}
          name={`${name}.findings`}
          optional
          multiple
          label={t('form.findings')}
          choices={findings}
        />
      </div>
      <details className="gh-ops-requirement-more">
        <summary>{t('form.acceptance')}</summary>
        <SelectField
          control={control}
          name={`${name}.of`}
          optional
          placeholder={t('of.any')}
          label={t('form.of')}
          choices={[{ value: 'employment', label: t('of.employment') }]}
        />
        <CheckField control={control} name={`${name}.ofCurrentState`} label={t('form.ofCurrentState')} />
        {clears ? <CheckField control={control} name={`${name}.aboutSame`} label={t('form.aboutSame')} /> : null}
      </details>
    </>
  );
}
