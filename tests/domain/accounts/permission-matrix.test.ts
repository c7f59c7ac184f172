import { describe, expect, it } from '@jest/globals';
import { permissionMatrix } from '#domain/accounts/permission-matrix';
import { positions } from '#domain/accounts/roles';

const rows = permissionMatrix();
const rowOf = (permission: string) => rows.find((row) => row.permission === permission);
const marks = (permission: string) =>
  positions.map((position) => (rowOf(permission)?.positions[position] === true ? 'x' : '-')).join('');

describe('the permission matrix', () => {
  it('shows the permissions of each position', () => {
    // LOCATION_MANAGER, REGIONAL_MANAGER, SAFETY, ACCOUNTING, HR, RECRUITER
    expect(rows.map(({ permission, admin }) => [permission, marks(permission), admin])).toEqual([
      ['orders:read', 'xxxxxx', 'all'],
      ['orders:write', 'xxxxxx', 'all'],
      ['orders:edit-active', '-----x', ['RECRUITER']],
      ['orders:end-active', '-----x', 'all'],
      ['hiring:act', 'xxx-xx', 'all'],
      ['hiring:review', '--x-x-', ['SAFETY', 'HR']],
      ['facilities:manage', 'xxx-xx', 'all'],
      ['notes:write', 'xxxxxx', 'all'],
      ['templates:manage', '----x-', 'all'],
      ['targets:manage', '----x-', 'all'],
      ['files:read', 'xxx-xx', 'all'],
      ['hours:read', 'xxx-xx', 'all'],
      ['files:read-investigation', '--x-xx', ['SAFETY', 'HR', 'RECRUITER']],
      ['files:read-drug-alcohol', '--x-x-', ['SAFETY', 'HR']],
      ['files:read-hr', '----x-', 'all'],
      ['files:add', 'xxx-xx', 'all'],
      ['files:record', '--x-x-', ['SAFETY', 'HR']],
      ['employers:verify', '--x-xx', ['SAFETY', 'HR', 'RECRUITER']],
      ['employers:close', '--x-x-', ['SAFETY', 'HR']],
      ['audits:read', '--x---', ['SAFETY']],
      ['audits:manage', '--x---', ['SAFETY']],
      ['agreement:read', 'xxxxxx', 'all'],
      ['agreement:sign', '------', 'all'],
      ['billing:read', '---x--', 'all'],
      ['purchases:onboarding', '--x-x-', 'all'],
      ['billing:pay', '---x--', 'all'],
      ['timesheets:read', 'xx-xx-', 'all'],
      ['timesheets:approve', 'xx-xx-', 'all'],
      ['rates:read', 'xxxxxx', 'all'],
      ['rates:set', '----x-', 'all'],
      ['webhooks:manage', '------', 'all'],
      ['staff:manage', '------', 'all'],
      ['verifications:read', '--x-xx', ['SAFETY', 'HR', 'RECRUITER']],
    ]);
  });

  it('leaves out permissions that no one at a carrier has', () => {
    expect(rowOf('driver:act')).toBeUndefined();
    expect(rowOf('ops:act')).toBeUndefined();
  });
});
