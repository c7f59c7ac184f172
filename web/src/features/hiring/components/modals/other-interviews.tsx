import { useQuery } from '@tanstack/react-query';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#web/shared/i18n/format';
import { dayInterviewsQuery } from '../../api/day-interviews';

interface OtherInterviewsProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  orderId: string;
  zone: string;
}

const DATE = /^\d{4}-\d{2}-\d{2}/;

/** Other interviews at the facility on the chosen day. */
export function OtherInterviews<Values extends FieldValues>({
  control,
  name,
  orderId,
  zone,
}: OtherInterviewsProps<Values>) {
  const { t } = useTranslation('hiring');
  const value: unknown = useWatch({ control, name });
  const [day] = (typeof value === 'string' ? DATE.exec(value) : null) ?? [];
  const { data } = useQuery({ ...dayInterviewsQuery(orderId, day ?? ''), enabled: day !== undefined });
  if (data === undefined || data.data.length === 0) return null;
  return (
    <div className="gh-field-help">
      {t('interview.others')}
      <ul className="gh-other-interviews">
        {data.data.map(({ _id, startsAt, name: driver }) => (
          <li key={_id}>
            <span className="gh-numbers">{formatDateTime(startsAt, zone)}</span> · {driver}
          </li>
        ))}
      </ul>
    </div>
  );
}
