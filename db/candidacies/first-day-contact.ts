/**
 * The person whom a hired driver asks for, as JSON: the order's contact person, or else a recruiter of the facility. Needs
 * `job_order_versions`, `facilities` and the join.
 */
export const firstDayContact = `case when contact.id is not null then jsonb_build_object(
  'name', contact.first_name || ' ' || contact.last_name, 'phone', contact.phone, 'email', coalesce(contact.invited_email, contact.email)) end`;

/** The join of {@link firstDayContact}. */
export const firstDayContactJoin = `left join users contact on contact.is_active and contact.id =
  coalesce((job_order_versions.content ->> 'contactFleetId')::uuid,
    (select staff.id from facility_recruiters join users staff on staff.id = facility_recruiters.user_id
      where facility_recruiters.facility_id = facilities.id and staff.is_active order by staff.id limit 1))`;

/** The person whom a hired driver asks for. */
export interface FirstDayContact {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string;
}
