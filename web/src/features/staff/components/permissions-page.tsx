import { useTranslation } from 'react-i18next';
import type { AdminGrant, MatrixRow } from '#domain/accounts/permission-matrix';
import { permissionMatrix } from '#domain/accounts/permission-matrix';
import type { Permission } from '#domain/accounts/policy';
import { positions } from '#domain/accounts/roles';
import { PlainTable } from '#web/shared/table/plain-table';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { StaffTabs } from './staff-tabs';

function Mark({ allowed }: { allowed: boolean }) {
  const { t } = useTranslation('staff');
  return (
    <>
      <span aria-hidden="true">{allowed ? '✓' : '–'}</span>
      <span className="gh-hidden">{allowed ? t('matrix.yes') : t('matrix.no')}</span>
    </>
  );
}

function AdminCell({ grant }: { grant: AdminGrant }) {
  const { t } = useTranslation('staff');
  const { t: labels } = useTranslation('labels');
  if (grant === 'all' || grant === 'none') return <Mark allowed={grant === 'all'} />;
  return t('matrix.onlyIf', { positions: grant.map((position) => labels(`position.${position}`)).join(', ') });
}

function usePermissionNames(): Partial<Record<Permission, string>> {
  const { t } = useTranslation('staff');
  return {
    'orders:read': t('right.readOrders'),
    'orders:write': t('right.writeOrders'),
    'orders:edit-active': t('right.editActive'),
    'orders:end-active': t('right.endActive'),
    'hiring:act': t('right.hiring'),
    'hiring:review': t('right.review'),
    'facilities:manage': t('right.facilities'),
    'notes:write': t('right.notes'),
    'templates:manage': t('right.templates'),
    'targets:manage': t('right.targets'),
    'files:read': t('right.files'),
    'hours:read': t('right.hours'),
    'files:read-investigation': t('right.filesInvestigation'),
    'files:read-drug-alcohol': t('right.filesDrugAlcohol'),
    'files:read-hr': t('right.filesHr'),
    'files:add': t('right.filesAdd'),
    'files:record': t('right.filesRecord'),
    'employers:verify': t('right.employersVerify'),
    'employers:close': t('right.employersClose'),
    'audits:read': t('right.auditsRead'),
    'audits:manage': t('right.auditsManage'),
    'agreement:read': t('right.agreementRead'),
    'agreement:sign': t('right.agreementSign'),
    'billing:read': t('right.billingRead'),
    'billing:pay': t('right.billingPay'),
    'purchases:onboarding': t('right.onboarding'),
    'timesheets:read': t('right.timesheetsRead'),
    'timesheets:approve': t('right.timesheetsApprove'),
    'rates:read': t('right.ratesRead'),
    'rates:set': t('right.ratesSet'),
    'webhooks:manage': t('right.webhooks'),
    'staff:manage': t('right.staff'),
    'verifications:read': t('right.verifications'),
  };
}

/** Permissions by position, computed from the policy, so that the table is always current (docs/state-machines.md#permissions). */
export function PermissionsPage() {
  const { t } = useTranslation('staff');
  const { t: labels } = useTranslation('labels');
  const names = usePermissionNames();
  return (
    <Stack>
      <PageHeader title={t('matrix.title')} subtitle={t('matrix.lead')} />
      <StaffTabs />
      <PlainTable<MatrixRow>
        isMatrix
        label={t('matrix.title')}
        columns={[
          { key: 'permission', head: t('matrix.right'), cell: ({ permission }) => names[permission] ?? permission },
          ...positions.map((position) => ({
            key: position,
            head: labels(`position.${position}`),
            cell: (row: MatrixRow) => <Mark allowed={row.positions[position]} />,
            align: 'center' as const,
          })),
          {
            key: 'administrator',
            align: 'center',
            head: t('administrator'),
            cell: ({ admin }) => <AdminCell grant={admin} />,
          },
        ]}
        rows={permissionMatrix()}
        rowKey={({ permission }) => permission}
      />
    </Stack>
  );
}
