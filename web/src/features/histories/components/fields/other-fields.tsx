import type {
  Accident,
  DrivingSchool,
  HistoryPeriod,
  MilitaryService,
  UnemploymentPeriod,
  Violation,
} from '#domain/driver-histories/items';
import { militaryBranches } from '#domain/driver-histories/kinds';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../../../../shared/form/check-field';
import { SelectField } from '../../../../shared/form/choice-fields';
import { NumberField } from '../../../../shared/form/number-field';
import { TextAreaField, TextField } from '../../../../shared/form/text-field';
import { YesNoField } from '../../../../shared/form/yes-no-field';
import { DayField, PeriodFields } from './period-fields';
import { PlaceFields } from './place-fields';

interface FieldsProps<Item> {
  control: Item extends HistoryPeriod ? Control<Item> : never;
}

// Every item has the dates; its own fields make no difference to them.
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
  return (
    <>
      <DayField control={dates(control)} />
      <TextField control={control} name="offense" label={t('field.offense')} help={t('field.offenseHelp')} />
      <PlaceFields control={control} />
      <TextField control={control} name="penalty" optional label={t('field.penalty')} />
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
      <YesNoField control={control} name="inCommercialVehicle" label={t('field.inCommercialVehicle')} />
    </>
  );
}
