/** The time of a user's latest sign-in, as SQL; null if there was none. */
export const lastSignInAtSql = `(
  select account_audit.at from account_audit where account_audit.user_id = users.id and account_audit.kind = 'signed-in'
  order by account_audit.at desc, account_audit.id desc limit 1)`;
