import { useQuery } from '@tanstack/react-query';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { interviewersQuery } from '#web/entities/interviews/interviewers';
import { SearchSelectField } from '#web/shared/form/search-select-field';
import { useCurrentUser } from '#web/shared/session/current-user';

/** The colleague who holds the interview, whose time it takes. */
export function InterviewerField<Values extends FieldValues & { interviewerId: string | null }>({
  control,
}: {
  control: Control<Values>;
}) {
  const { t } = useTranslation('hiring');
  const { _id: own, firstName, lastName, organization } = useCurrentUser();
  const { data, isPending } = useQuery(interviewersQuery(organization?._id ?? ''));
  return (
    <SearchSelectField
      control={control}
      name={'interviewerId' as FieldPath<Values>}
      label={t('interview.interviewer')}
      // The user is the default, whose name is shown before the list has loaded.
      choices={(data ?? [{ _id: own, name: `${firstName} ${lastName}` }]).map(({ _id, name }) => ({
        value: _id,
        label: name,
      }))}
      placeholder={t('interview.noInterviewer')}
      loading={isPending}
      optional
    />
  );
}
