import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type {
  Accident,
  DrivingSchool,
  HistoryPeriod,
  MilitaryService,
  UnemploymentPeriod,
  Violation,
} from '#domain/driver-histories/items';
import { militaryBranches } from '#domain/driver-histories/kinds';
import { penaltyTypes, violationCharges } from '#domain/driver-histories/offenses';
import { CheckField } from '#web/shared/form/check-field';
import { CheckboxesField, SelectField } from '#web/shared/form/choice-fields';
import { NumberField } from '#web/shared/form/number-field';
import { TextAreaField, TextField } from '#web/shared/form/text-field';
import { YesNoField } from '#web/shared/form/yes-no-field';
import { DayField, PeriodFields } from './period-fields';
import { PlaceFields } from './place-fields';

interface FieldsProps<Item> {
  control: Item extends HistoryPeriod ? Control<Item> : never;
}

// Every kind has these date fields, so one cast serves all.
const dates = (control: unknown) => control as Control<HistoryPeriod>;

export function MilitaryFields({ control }: FieldsProps<MilitaryService>) {
  const { t } = useTranslation('histories');
  return (
    <>
      <SelectField
        control={control}
        name="branch"
        label={t('field.branch')}
        choices={militaryBranches.map((value) => ({ value, label: t(`branch.${value}`) }))}
      />
      <TextField control={control} name="specialty" optional label={t('field.specialty')} />
      <PeriodFields control={dates(control)} current={t('field.stillServing')} />
    </>
  );
}

export function SchoolFields({ control }: FieldsProps<DrivingSchool>) {
  const { t } = useTranslation('histories');
  return (
    <>
      <TextField control={control} name="schoolName" label={t('field.schoolName')} />
      <PlaceFields control={control} />
      <PeriodFields control={dates(control)} current={t('field.stillLearning')} />
      <YesNoField control={control} name="hasGraduated" label={t('field.hasGraduated')} />
    </>
  );
}

export function UnemploymentFields({ control }: FieldsProps<UnemploymentPeriod>) {
  const { t } = useTranslation('histories');
  return (
    <>
      <PeriodFields control={dates(control)} current={t('field.stillIdle')} />
      <TextAreaField control={control} name="note" optional rows={2} maxLength={500} label={t('field.note')} />
    </>
  );
}

export function ViolationFields({ control }: FieldsProps<Violation>) {
  const { t } = useTranslation('histories');
  const charge = useWatch({ control, name: 'charge' });
  return (
    <>
      <DayField control={dates(control)} />
      <SelectField
        control={control}
        name="charge"
        label={t('field.charge')}
        help={t('field.chargeHelp')}
        choices={violationCharges.map((value) => ({ value, label: t(`charge.${value}`) }))}
      />
      <TextField
        control={control}
        name="details"
        optional={charge !== 'other'}
        maxLength={500}
        label={t('field.details')}
      />
      <PlaceFields control={control} />
      <CheckboxesField
        control={control}
        name="penalty"
        optional
        label={t('field.penalty')}
        choices={penaltyTypes.map((value) => ({ value, label: t(`penalty.${value}`) }))}
      />
      <YesNoField control={control} name="inCommercialVehicle" label={t('field.inCommercialVehicle')} />
    </>
  );
}

export function AccidentFields({ control }: FieldsProps<Accident>) {
  const { t } = useTranslation('histories');
  return (
    <>
      <DayField control={dates(control)} />
      <TextAreaField control={control} name="description" rows={2} maxLength={500} label={t('field.description')} />
      <PlaceFields control={control} />
      <NumberField control={control} name="injuries" min={0} label={t('field.injuries')} />
      <NumberField control={control} name="fatalities" min={0} label={t('field.fatalities')} />
      <CheckField control={control} name="hazmatSpill" label={t('field.hazmatSpill')} />
      <YesNoField control={control} name="preventable" label={t('field.preventable')} />
      <YesNoField control={control} name="inCommercialVehicle" label={t('field.inCommercialVehicle')} />
    </>
  );
}
