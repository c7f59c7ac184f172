import { can, type Permission, permissions } from './policy';
import { type Position, positions, type Role } from './roles';

/** The extent of a permission in a column of the matrix: everyone, no one, or some positions only. */
export type AdminGrant = 'all' | 'none' | readonly Position[];

/** One permission and its holders. */
export interface MatrixRow {
  readonly permission: Permission;
  readonly positions: Readonly<Record<Position, boolean>>;
  readonly admin: AdminGrant;
}

const has = (role: Role, position: Position, permission: Permission): boolean =>
  can({ userId: '', roles: [role], position, organizationId: '' }, permission);

function adminGrant(permission: Permission): AdminGrant {
  const allowed = positions.filter((position) => has('business-admin', position, permission));
  if (allowed.length === positions.length) return 'all';
  return allowed.length === 0 ? 'none' : allowed;
}

function rowOf(permission: Permission): MatrixRow {
  const ofPosition = positions.map((position) => [position, has('business', position, permission)]);
  return {
    permission,
    positions: Object.fromEntries(ofPosition) as Record<Position, boolean>,
    admin: adminGrant(permission),
  };
}

/**
 * The permissions of each carrier position, computed from the policy that every request is checked against
 * (docs/state-machines.md#permissions).
 */
export function permissionMatrix(): readonly MatrixRow[] {
  return permissions
    .map(rowOf)
    .filter(({ admin, positions: each }) => admin !== 'none' || Object.values(each).some(Boolean));
}
