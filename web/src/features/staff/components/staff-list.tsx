import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listOf } from '#web/shared/http/list-state';
import { DataTable } from '#web/shared/table/data-table';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import type { StaffScope } from '../api/staff';
import { staffQuery } from '../api/staff';
import { useStaffColumns } from './staff-columns';
import './staff.css';

interface StaffListProps {
  scope: StaffScope;
  action: ReactNode;
  /** Shown between the header and the list. */
  children?: ReactNode;
}

/** Staff of a carrier or of operations: active, invited and deactivated accounts. */
export function StaffList({ scope, action, children }: StaffListProps) {
  const { t } = useTranslation('staff');
  const query = useQuery(staffQuery(scope));
  const columns = useStaffColumns(scope);
  const lead = t(scope === 'ops' ? 'leadOps' : 'lead');
  const waiting = query.data?.filter(({ state }) => state === 'invited').length ?? 0;
  return (
    <Stack>
      <PageHeader
        title={t('title')}
        subtitle={waiting === 0 ? lead : t('waiting', { count: waiting })}
        action={action}
      />
      {children}
      <DataTable
        label={t('title')}
        columns={columns}
        settingsName="staff"
        list={listOf(query, (rows) => ({ rows }))}
        rowKey={({ _id }) => _id}
        empty={{ title: t('empty') }}
      />
    </Stack>
  );
}
