import { describe, expect, it } from '@jest/globals';
import type { Actor } from '#domain/accounts/actor';
import { can, type Permission, permissions } from '#domain/accounts/policy';
import { type Position, positions, type Role } from '#domain/accounts/roles';

/**
 * The permissions, repeated by hand: columns are positions, rows are permissions; `A` is an administrator
 * (docs/state-machines.md#permissions).
 */
const table: Record<string, string> = {
  //                     LM RM REC  HR SAFE ACC | A
  'orders:read': '       ✓  ✓  ✓    ✓  ✓    ✓     ✓',
  'orders:write': '      ✓  ✓  ✓    ✓  ✓    ✓     ✓',
  'orders:edit-active': '-  -  ✓    -  -    -     -',
  'orders:end-active': ' -  -  ✓    -  -    -     ✓',
  'hiring:act': '        ✓  ✓  ✓    ✓  ✓    -     ✓',
  'hiring:review': '     -  -  -    ✓  ✓    -     -',
  'facilities:manage': ' ✓  ✓  ✓    ✓  ✓    -     ✓',
  'notes:write': '       ✓  ✓  ✓    ✓  ✓    ✓     ✓',
  'templates:manage': '  -  -  -    ✓  -    -     ✓',
  'targets:manage': '    -  -  -    ✓  -    -     ✓',
  'files:read': '        ✓  ✓  ✓    ✓  ✓    -     ✓',
  'hours:read': '        ✓  ✓  ✓    ✓  ✓    -     ✓',
  'files:read-investigation': ' -  -  ✓    ✓  ✓    -     -',
  'files:read-drug-alcohol': '  -  -  -    ✓  ✓    -     -',
  'files:read-hr': '     -  -  -    ✓  -    -     ✓',
  'files:add': '         ✓  ✓  ✓    ✓  ✓    -     ✓',
  'files:record': '      -  -  -    ✓  ✓    -     -',
  'staff:manage': '      -  -  -    -  -    -     ✓',
  'verifications:read': ' -  -  ✓    ✓  ✓    -     -',
};
const columns: Position[] = ['LOCATION_MANAGER', 'REGIONAL_MANAGER', 'RECRUITER', 'HR', 'SAFETY', 'ACCOUNTING'];

const cells = (permission: string) => (table[permission] ?? '').trim().split(/\s+/);
const staff = (role: Role, position: Position): Actor => ({
  userId: 'u',
  organizationId: 'o',
  roles: [role],
  position,
});

const rows = Object.keys(table).flatMap((permission) =>
  columns.map((position, column) => {
    const own = cells(permission)[column] === '✓';
    const asAdmin = own || cells(permission)[columns.length] === '✓';
    return { permission: permission as Permission, position, own, asAdmin };
  }),
);

describe('the policy', () => {
  it('has every position in the table', () => {
    expect([...columns].sort()).toEqual([...positions].sort());
  });

  it.each(rows)(
    '$permission for $position: $own, as business-admin: $asAdmin',
    ({ permission, position, own, asAdmin }) => {
      expect(can(staff('business', position), permission)).toBe(own);
      expect(can(staff('business-admin', position), permission)).toBe(asAdmin);
    },
  );

  it.each(permissions)('grants %s to drivers or operations only as specified', (permission) => {
    const driver: Actor = { userId: 'u', roles: ['applicant'], driverId: 'u' };
    const ops: Actor = { userId: 'u', roles: ['ops'] };
    const opsAdmin: Actor = { userId: 'u', roles: ['ops', 'ops-admin'] };

    expect(can(driver, permission)).toBe(['driver:act', 'verifications:read', 'hours:read'].includes(permission));
    const ofOps = ['ops:read', 'ops:act', 'orders:read', 'verifications:read', 'audits:read', 'billing:read'];
    expect(can(ops, permission)).toBe(ofOps.includes(permission));
    expect(can(opsAdmin, permission)).toBe([...ofOps, 'ops:admin'].includes(permission));
  });
});
