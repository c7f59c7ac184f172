import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type HosCycle, hosCycles } from '#domain/eld/rules/limits';
import type { HosSettings } from '#domain/eld/schema';
import { SegmentedField, SelectField } from '#web/shared/form/choice-fields';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { formatZone } from '#web/shared/i18n/format';
import { Card } from '#web/shared/ui/layout';
import { toast } from '#web/shared/ui/toasts';
import { useSaveHoursSettings } from '../api/hours';

const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
];

interface Values {
  cycle: HosCycle;
  timeZone: string | null;
}

/** The weekly limit and the zone of the home terminal. */
export function SettingsCard({ settings: { cycle, timeZone } }: { settings: HosSettings }) {
  const { t } = useTranslation('hours');
  const form = useForm<Values>({ defaultValues: { cycle, timeZone } });
  const save = useSaveHoursSettings(() => {
    toast.success(t('settings.saved'));
  });
  const offered = timeZone === null || zones.includes(timeZone) ? zones : [timeZone, ...zones];
  return (
    <Card title={t('settings.title')}>
      <Form
        form={form}
        label={t('settings.title')}
        onSubmit={(values) =>
          save.mutateAsync({ ...values, timeZone: values.timeZone === '' ? null : values.timeZone })
        }
      >
        <SegmentedField
          control={form.control}
          name="cycle"
          label={t('settings.cycle')}
          choices={hosCycles.map((value) => ({
            value,
            label: t(value === '60/7' ? 'settings.cycle60' : 'settings.cycle70'),
          }))}
        />
        <SelectField
          control={form.control}
          name="timeZone"
          label={t('settings.zone')}
          help={t('settings.zoneHelp')}
          optional
          placeholder={t('settings.zoneOwn')}
          choices={offered.map((value) => ({ value, label: formatZone(value) }))}
        />
        <SubmitButton control={form.control}>{t('settings.save')}</SubmitButton>
      </Form>
    </Card>
  );
}
