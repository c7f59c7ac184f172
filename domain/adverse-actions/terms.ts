/** Business days between the first and the final notice: what is usual, and the least that the product allows. */
export const MIN_WAIT_DAYS = 5;
/** The most business days that a carrier may choose. */
export const MAX_WAIT_DAYS = 30;
/** Business days after the decision within which the only notice is sent (15 USC 1681b(b)(3)(B)(i)). */
export const REMOTE_NOTICE_DAYS = 3;
/** Days after the only notice within which a copy of the report is free (15 USC 1681b(b)(3)(B)(i)(IV)). */
export const FREE_COPY_DAYS = 60;
/** Business days that a letter needs to arrive: the wait of a mailed notice begins after them. */
export const MAIL_DAYS = 3;
/** The longest text of a dispute or an answer, in characters. */
export const MAX_ADVERSE_TEXT = 4_000;
/** The most files of one report. */
export const MAX_REPORT_FILES = 5;
/** Hours after which an email that could not be sent has failed, so that the carrier mails the notice. */
export const NOTICE_RETRIED_HOURS = 72;
