/** SQL expressions for the organization and facility of a message or step. */
export interface CarrierPlace {
  readonly organizationId: string;
  readonly facilityId: string;
}

/** The matching staff of the carrier, or its administrators if none match, so that someone always gets the message. */
const orElseAdmins = (organizationId: string, isOne: string, existsOne: string): string =>
  `users.organization_id = ${organizationId}
    and case when exists (${existsOne}) then ${isOne} else 'business-admin' = any (users.roles) end`;

/** The carrier's staff by responsibility, as conditions on `users`. */
export const carrierAudiences = ({ organizationId, facilityId }: CarrierPlace) => ({
  businessAdmins: `users.organization_id = ${organizationId} and 'business-admin' = any (users.roles)`,
  safety: orElseAdmins(
    organizationId,
    `users.position in ('HR', 'SAFETY')`,
    `select 1 from users staff where staff.organization_id = ${organizationId} and staff.is_active
      and staff.position in ('HR', 'SAFETY')`,
  ),
  recruiters: orElseAdmins(
    organizationId,
    `users.position = 'RECRUITER' and exists (select 1 from facility_recruiters
      where facility_recruiters.facility_id = ${facilityId} and facility_recruiters.user_id = users.id)`,
    `select 1 from facility_recruiters join users staff on staff.id = facility_recruiters.user_id
      where facility_recruiters.facility_id = ${facilityId} and staff.is_active and staff.position = 'RECRUITER'`,
  ),
});
