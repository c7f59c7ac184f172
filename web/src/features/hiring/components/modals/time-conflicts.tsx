import { useQuery } from '@tanstack/react-query';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { instantAtWallTime } from '#domain/shared/wall-time';
import type { Candidate } from '../../api/commands';
import { timeConflictsQuery } from '../../api/time-conflicts';

interface TimeConflictsProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  candidate: Candidate;
  zone: string;
  interviewerId: string | null;
}

/** Names those who have another interview at the chosen time, before anything is sent. */
export function TimeConflicts<Values extends FieldValues>(props: TimeConflictsProps<Values>) {
  const { control, name, candidate, zone, interviewerId } = props;
  const { t } = useTranslation('hiring');
  const value: unknown = useWatch({ control, name });
  const date = typeof value === 'string' ? instantAtWallTime(value, zone) : undefined;
  const { orderId, driverId } = candidate;
  const { data } = useQuery({
    ...timeConflictsQuery({ orderId, driverId, date: date ?? '', interviewerId }),
    enabled: date !== undefined,
  });
  const conflicts = date === undefined ? [] : (data?.conflicts ?? []);
  return (
    <div role="status" className="gh-time-warning">
      {conflicts.map((conflict) => (
        <div key={conflict}>{t(`interview.conflict.${conflict}`)}</div>
      ))}
    </div>
  );
}
