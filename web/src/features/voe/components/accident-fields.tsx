import type { Control, UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ABROAD } from '#domain/driver-histories/kinds';
import type { VoeForm } from '#domain/employment-verifications/schema';
import { MAX_ACCIDENTS, MAX_PEOPLE } from '#domain/employment-verifications/terms';
import { usStateCodes, usStates } from '#domain/places/us-states';
import { CheckField } from '#web/shared/form/check-field';
import { SelectField } from '#web/shared/form/choice-fields';
import { NumberField } from '#web/shared/form/number-field';
import { TextField } from '#web/shared/form/text-field';
import { YesNoField } from '#web/shared/form/yes-no-field';
import { formatDate } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { Card, Stack } from '#web/shared/ui/layout';
import type { AnswerValues } from '../model/form-values';
import { emptyAccident } from '../model/form-values';

const NAME = 'answer.accidents';

function Accident({ control, index }: { control: Control<AnswerValues>; index: number }) {
  const { t } = useTranslation(['voe', 'labels', 'common', 'histories']);
  const at = `${NAME}.${index}` as const;
  const states = [
    ...usStateCodes.map((code) => ({ value: code as string, label: usStates[code] })),
    { value: ABROAD, label: t('histories:field.abroad') },
  ];
  return (
    <>
      <TextField control={control} name={`${at}.date`} type="date" label={t('accident.date')} />
      <div className="gh-voe-pair">
        <TextField control={control} name={`${at}.city`} maxLength={60} label={t('labels:term.city')} />
        <SelectField control={control} name={`${at}.state`} label={t('common:term.state')} choices={states} />
      </div>
      <div className="gh-voe-pair">
        <NumberField
          control={control}
          name={`${at}.injuries`}
          min={0}
          max={MAX_PEOPLE}
          label={t('histories:field.injuries')}
        />
        <NumberField
          control={control}
          name={`${at}.fatalities`}
          min={0}
          max={MAX_PEOPLE}
          label={t('histories:field.fatalities')}
        />
      </div>
      <CheckField control={control} name={`${at}.hazmatSpill`} label={t('histories:field.hazmatSpill')} />
      <TextField
        control={control}
        name={`${at}.description`}
        maxLength={500}
        label={t('histories:field.description')}
        optional
        staysText
      />
    </>
  );
}

function Accidents({ form }: { form: UseFormReturn<AnswerValues> }) {
  const { t } = useTranslation(['voe', 'histories']);
  const { control, getValues, setValue } = form;
  const accidents = useWatch({ control, name: NAME });
  const change = (next: typeof accidents) => {
    setValue(NAME, next, { shouldDirty: true });
  };
  return (
    <>
      {accidents.map((_, index) => (
        <fieldset key={index} className="gh-voe-accident">
          <legend>{t('accident.number', { number: index + 1 })}</legend>
          <Accident control={control} index={index} />
          {accidents.length === 1 ? null : (
            <div>
              <Button
                variant="text"
                onClick={() => {
                  change(getValues(NAME).filter((_accident, at) => at !== index));
                }}
              >
                {t('accident.remove', { number: index + 1 })}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      {accidents.length < MAX_ACCIDENTS ? (
        <div>
          <Button
            variant="text"
            onClick={() => {
              change([...getValues(NAME), emptyAccident]);
            }}
          >
            {t('histories:kind.accident.add')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface AccidentFieldsProps {
  form: UseFormReturn<AnswerValues>;
  request: VoeForm;
}

/** Accidents of the years asked about (49 CFR 391.23(d)(2), 390.15(b)). */
export function AccidentFields({ form, request }: AccidentFieldsProps) {
  const { t } = useTranslation(['voe', 'labels']);
  const { control } = form;
  const hasAccidents = useWatch({ control, name: 'answer.hasAccidents' });
  const days = { from: formatDate(request.periodFrom), to: formatDate(request.periodTo) };
  return (
    <Card title={t('labels:term.accidents')}>
      <Stack>
        <YesNoField
          control={control}
          name="answer.hasAccidents"
          label={t('question.hasAccidents', days)}
          help={t('question.hasAccidentsHelp')}
        />
        {hasAccidents === true ? <Accidents form={form} /> : null}
      </Stack>
    </Card>
  );
}
