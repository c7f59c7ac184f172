import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ReportTimeZone } from '#domain/accounts/schema';
import { commandResolver } from '#web/shared/form/command-resolver';
import { Form } from '#web/shared/form/form';
import { SearchSelectField } from '#web/shared/form/search-select-field';
import { SubmitButton } from '#web/shared/form/submit-button';
import { formatZone } from '#web/shared/i18n/format';
import { Card } from '#web/shared/ui/layout';
import { toast } from '#web/shared/ui/toasts';
import { useSetTimeZone } from '../api/agreement';

/** The zones of the states and territories, with the current one if it is another. */
const zones = [
  'America/New_York',
  'America/Detroit',
  'America/Indiana/Indianapolis',
  'America/Chicago',
  'America/Denver',
  'America/Boise',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'Pacific/Guam',
];

/** Central time (Chicago): several zones have one name. */
const nameOf = (zone: string): string =>
  `${formatZone(zone)} (${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')})`;

/** The zone in which the carrier's days begin and end; administrators choose it. */
export function TimeZoneCard({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation('agreement');
  const form = useForm<ReportTimeZone>({
    resolver: commandResolver<ReportTimeZone, ReportTimeZone>(ReportTimeZone),
    defaultValues: { timezone: timeZone },
  });
  const set = useSetTimeZone(() => {
    toast.success(t('timeZone.saved'));
  });
  const choices = [...new Set([...zones, timeZone])].map((zone) => ({ value: zone, label: nameOf(zone) }));
  return (
    <Card title={t('timeZone.title')}>
      <Form form={form} label={t('timeZone.title')} onSubmit={({ timezone }) => set.mutateAsync(timezone)}>
        <SearchSelectField
          control={form.control}
          name="timezone"
          label={t('field.timeZone')}
          help={t('timeZone.help')}
          choices={choices}
        />
        <div>
          <SubmitButton control={form.control}>{t('timeZone.save')}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
