import type { Locale } from '#domain/accounts/locales';
import type { Position, Role, UserStatus } from '#domain/accounts/roles';
import type { Theme } from '#domain/accounts/themes';
import { announceUserChange } from '../core/changes';
import type { Db, Transaction } from '../core/handle';

export interface User {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly roles: readonly Role[];
  readonly position: Position | null;
  readonly organization: UserOrganization | null;
  readonly status: UserStatus;
  readonly isActive: boolean;
  readonly locale: Locale;
  readonly theme: Theme;
  readonly singleKeys: boolean;
  readonly timeZone: string | null;
  readonly smsConsentAt: string | null;
  readonly isWelcomeRead: boolean;
  /** When a demo user is deleted; null for all other users. */
  readonly demoExpiresAt: string | null;
  readonly createdAt: string;
}

export interface UserOrganization {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
}

export interface NewUser {
  readonly id: string;
  readonly email: string;
  /** Absent for users who set a password later or never. */
  readonly passwordHash?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly Role[];
  readonly phone?: string;
  readonly position?: Position;
  readonly organizationId?: string;
  readonly status?: UserStatus;
  readonly smsConsentAt?: string;
}

/** Changes to an account: absent fields stay unchanged, null clears them. */
export interface UserChanges {
  readonly email?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly phone?: string | undefined;
  readonly position?: Position | undefined;
  readonly roles?: readonly Role[] | undefined;
  readonly status?: UserStatus | undefined;
  readonly isActive?: boolean | undefined;
  readonly locale?: Locale | undefined;
  readonly theme?: Theme | undefined;
  readonly singleKeys?: boolean | undefined;
  readonly timeZone?: string | undefined;
  readonly smsConsentAt?: Date | null | undefined;
  readonly welcomeReadAt?: Date | undefined;
  readonly certifiedWelcomeReadAt?: Date | undefined;
  readonly wantsDigest?: boolean | undefined;
  readonly leadId?: string | null | undefined;
}

interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string | null;
  readonly roles: Role[];
  readonly position: Position | null;
  readonly status: UserStatus;
  readonly is_active: boolean;
  readonly locale: Locale;
  readonly theme: Theme;
  readonly single_keys: boolean;
  readonly time_zone: string | null;
  readonly sms_consent_at: string | null;
  readonly welcome_read_at: string | null;
  readonly demo_expires_at: string | null;
  readonly created_at: string;
  readonly organization_id: string | null;
  readonly organization_name: string | null;
  readonly organization_is_active: boolean | null;
}

const columns = [
  'users.id',
  'users.email',
  'users.first_name',
  'users.last_name',
  'users.phone',
  'users.roles',
  'users.position',
  'users.status',
  'users.is_active',
  'users.locale',
  'users.theme',
  'users.single_keys',
  'users.time_zone',
  'users.sms_consent_at',
  'users.welcome_read_at',
  'users.demo_expires_at',
  'users.created_at',
  'users.organization_id',
  'organizations.name as organization_name',
  'organizations.is_active as organization_is_active',
];

const users = (db: Db | Transaction) =>
  db('users').leftJoin('organizations', 'organizations.id', 'users.organization_id');

export async function findUser(db: Db | Transaction, id: string): Promise<User | undefined> {
  const row = await users(db).where('users.id', id).first<UserRow | undefined>(columns);
  return row && toUser(row);
}

/** The account with this email address, case-insensitive. */
export async function findUserByEmail(db: Db | Transaction, email: string): Promise<User | undefined> {
  const row = await users(db).whereRaw('lower(users.email) = lower(?)', [email]).first<UserRow | undefined>(columns);
  return row && toUser(row);
}

/** The account that signs in with this email address, case-insensitive, and its password hash. */
export async function findCredentials(
  db: Db | Transaction,
  email: string,
): Promise<{ user: User; passwordHash: string | undefined } | undefined> {
  const row = await users(db)
    .whereRaw('lower(users.email) = lower(?)', [email])
    .first<(UserRow & { password_hash: string | null }) | undefined>([...columns, 'users.password_hash']);
  return row && { user: toUser(row), passwordHash: row.password_hash ?? undefined };
}

export async function insertUser(db: Db | Transaction, user: NewUser): Promise<void> {
  await db('users').insert({
    id: user.id,
    email: user.email,
    password_hash: user.passwordHash ?? null,
    first_name: user.firstName,
    last_name: user.lastName,
    phone: user.phone ?? null,
    roles: user.roles,
    position: user.position ?? null,
    organization_id: user.organizationId ?? null,
    status: user.status ?? 'pending',
    sms_consent_at: user.smsConsentAt ?? null,
  });
}

/** Changes an account and notifies its owner's open pages. */
export async function updateUser(trx: Transaction, userId: string, changes: UserChanges): Promise<void> {
  const columnValues = {
    email: changes.email,
    first_name: changes.firstName,
    last_name: changes.lastName,
    phone: changes.phone,
    position: changes.position,
    roles: changes.roles,
    status: changes.status,
    is_active: changes.isActive,
    locale: changes.locale,
    theme: changes.theme,
    single_keys: changes.singleKeys,
    time_zone: changes.timeZone,
    sms_consent_at: changes.smsConsentAt,
    welcome_read_at: changes.welcomeReadAt,
    certified_welcome_read_at: changes.certifiedWelcomeReadAt,
    wants_digest: changes.wantsDigest,
    lead_id: changes.leadId,
  };
  const changed = Object.entries(columnValues).filter(([, value]) => value !== undefined);
  if (changed.length === 0) return;
  await trx('users').where({ id: userId }).update(Object.fromEntries(changed));
  await announceUserChange(trx, userId);
}

function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    roles: row.roles,
    position: row.position,
    organization: toOrganization(row),
    status: row.status,
    isActive: row.is_active,
    locale: row.locale,
    theme: row.theme,
    singleKeys: row.single_keys,
    timeZone: row.time_zone,
    smsConsentAt: row.sms_consent_at,
    isWelcomeRead: row.welcome_read_at !== null,
    demoExpiresAt: row.demo_expires_at,
    createdAt: row.created_at,
  };
}

function toOrganization(row: UserRow): UserOrganization | null {
  if (row.organization_id === null || row.organization_name === null) return null;
  return { id: row.organization_id, name: row.organization_name, isActive: row.organization_is_active === true };
}
