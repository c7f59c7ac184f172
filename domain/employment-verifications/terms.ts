/** Days after which the driver is reminded of a consent that is not signed. */
export const REMIND_CONSENT_AFTER_DAYS = 2;
/** Days after the first request on which the past employer is contacted. */
export const ATTEMPT_DAYS = [0, 5, 12, 20, 27] as const;
/** Days in which a link can be used. */
export const LINK_DAYS = 45;
/** Wrong access codes after which a link is closed. */
export const MAX_WRONG_CODES = 5;
/** Emails, faxes and letters of one verification that people of the carrier send in a day … */
export const MAX_REQUESTS_A_DAY = 3;
/** … calls that they record … */
export const MAX_CALLS_A_DAY = 20;
/** … and new addresses of one kind that they enter. */
export const MAX_NEW_ADDRESSES_A_DAY = 1;
/** Emails to past employers that people of one carrier send in an hour. */
export const MAX_EMAILS_AN_HOUR = 20;
/** Hours in which the person who prepared a fax or letter can print it: it shows the codes of its link. */
export const PRINT_HOURS = 24;
/** Days in which the network of a sign-in counts as one of its person. */
export const NETWORK_DAYS = 180;
/** Days of the investigation, from the hire, or from the request without a hire (49 CFR 391.23(c)(1), (g)). */
export const DUE_AFTER_DAYS = 30;
/** Days after which the carrier is warned. */
export const WARN_AFTER_DAYS = 25;
/** Attempts before a carrier may close a verification in good faith … */
export const MIN_ATTEMPTS = 2;
/** … and days after the first of them. */
export const MIN_DAYS_OF_ATTEMPTS = 10;
/** Days in which a past employer corrects a disputed answer or refuses to (49 CFR 391.23(j)(2)). */
export const CORRECTION_DAYS = 15;
/** Business days in which a rebuttal is forwarded (49 CFR 391.23(j)(3)). */
export const REBUTTAL_BUSINESS_DAYS = 5;
/** Days after which a driver who has not opened an answer has waived its review (49 CFR 391.23(i)(2)). */
export const REVIEW_WAIVED_AFTER_DAYS = 30;
/** Years about which a past employer is asked (49 CFR 391.23(d), (e)). */
export const INQUIRY_YEARS = 3;
/** The longest note, reason, dispute or rebuttal, in characters. */
export const MAX_VERIFICATION_TEXT = 2_000;
/** Files that a past employer may attach. */
export const MAX_ATTACHMENTS = 5;
/** Files that may be sent with one link in a day, including refused and removed ones: each is checked. */
export const MAX_FILES_A_DAY = 30;
/** Accidents that an answer may list. */
export const MAX_ACCIDENTS = 20;
/** People who are injured or die in one accident. */
export const MAX_PEOPLE = 999;
