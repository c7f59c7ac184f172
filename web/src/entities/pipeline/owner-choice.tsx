import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Choice } from '#web/shared/form/choice';
import { opsMembersQuery } from './drivers';

/** The query value for unassigned drivers. */
const NOBODY = 'none';

/** Filters a list by owner: a member of operations, or unassigned. */
export function OwnerChoice({ value, onChange }: { value: string | null; onChange: (owner: string | null) => void }) {
  const { t } = useTranslation('ops-drivers');
  const members = useQuery(opsMembersQuery()).data?.data ?? [];
  const owners = [NOBODY, ...members.map(({ _id }) => _id)];
  // A saved view may name a former colleague.
  const values = value === null || owners.includes(value) ? owners : [...owners, value];
  const nameOf = (id: string) =>
    id === NOBODY ? t('noOwner') : (members.find(({ _id }) => _id === id)?.name ?? t('filter.thisOwner'));
  return (
    <Choice
      label={t('filter.owner')}
      any={t('filter.anybody')}
      value={value}
      values={values}
      text={nameOf}
      onChange={onChange}
    />
  );
}
