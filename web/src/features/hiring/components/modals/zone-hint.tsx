import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { instantAtWallTime } from '#domain/shared/wall-time';
import { formatDateTime, formatZone } from '#web/shared/i18n/format';

interface ZoneHintProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  zone: string;
}

/** Names the time zone: the facility's, and the user's local time if it differs. */
export function ZoneHint<Values extends FieldValues>({ control, name, zone }: ZoneHintProps<Values>) {
  const { t } = useTranslation('hiring');
  const value: unknown = useWatch({ control, name });
  const instant = typeof value === 'string' ? instantAtWallTime(value, zone) : undefined;
  if (instant === undefined) return t('interview.zone', { zone: formatZone(zone) });
  const there = formatDateTime(instant, zone);
  const here = formatDateTime(instant);
  return there === here ? t('interview.zoneTime', { there }) : t('interview.zoneBoth', { there, here });
}
