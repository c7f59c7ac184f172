import { useTranslation } from 'react-i18next';
import type { AdminGrant, MatrixRow } from '#domain/accounts/permission-matrix';
import { permissionMatrix } from '#domain/accounts/permission-matrix';
import type { Permission } from '#domain/accounts/policy';
import { positions } from '#domain/accounts/roles';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { StaffTabs } from './staff-tabs';
import './staff.css';

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
    'staff:manage': t('right.staff'),
  };
}

function Row({ row }: { row: MatrixRow }) {
  const names = usePermissionNames();
  return (
    <tr>
      <th scope="row">{names[row.permission] ?? row.permission}</th>
      {positions.map((position) => (
        <td key={position}>
          <Mark allowed={row.positions[position]} />
        </td>
      ))}
      <td>
        <AdminCell grant={row.admin} />
      </td>
    </tr>
  );
}

/** Permissions by position, computed from the policy, so that the table is always current (docs/state-machines.md#permissions). */
export function PermissionsPage() {
  const { t } = useTranslation('staff');
  const { t: labels } = useTranslation('labels');
  return (
    <Stack>
      <PageHeader title={t('matrix.title')} subtitle={t('matrix.lead')} />
      <StaffTabs />
      {/* Wider than a phone: scrolls by touch and keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it a keyboard cannot scroll */}
      <div className="gh-matrix-frame" tabIndex={0} role="region" aria-label={t('matrix.title')}>
        <table className="gh-matrix">
          <thead>
            <tr>
              <th scope="col">{t('matrix.right')}</th>
              {positions.map((position) => (
                <th key={position} scope="col">
                  {labels(`position.${position}`)}
                </th>
              ))}
              <th scope="col">{t('administrator')}</th>
            </tr>
          </thead>
          <tbody>
            {permissionMatrix().map((row) => (
              <Row key={row.permission} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  );
}
