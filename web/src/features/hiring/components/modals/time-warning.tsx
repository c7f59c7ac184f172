import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { unusualTime } from '#domain/interviews/times';

interface TimeWarningProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/** Warns about nights and weekends, without blocking. */
export function TimeWarning<Values extends FieldValues>({ control, name }: TimeWarningProps<Values>) {
  const { t } = useTranslation('hiring');
  const value: unknown = useWatch({ control, name });
  const unusual = typeof value === 'string' ? unusualTime(value) : null;
  return (
    <div role="status" className="gh-time-warning">
      {unusual === null ? null : t(`interview.unusual.${unusual}`)}
    </div>
  );
}
