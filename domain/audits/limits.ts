import { DAY_MS, HOUR_MS } from '../shared/durations';

/** Files of one packet: an investigator's sample is smaller, and each is rendered in some seconds. */
export const MAX_AUDIT_FILES = 100;
/** The longest name of an agency or of a reader. */
export const MAX_AUDIT_NAME = 120;

/** The longest text about a production. */
export const MAX_PRODUCTION_TEXT = 500;

/** Days for which a link is valid. */
export const LINK_DAYS = 14;
/** The longest time for which a link is valid, in days. */
export const MAX_LINK_DAYS = 90;
/** The lifetime of a link of that many days, in milliseconds. */
export const linkLifetimeMs = (days: number): number => days * DAY_MS;
/** Wrong access codes in a row; then the link is locked. */
export const MAX_LINK_TRIES = 5;
/** How long an opened room stays open without the access code, in milliseconds. */
export const ROOM_OPEN_MS = 8 * HOUR_MS;

/** Pages of one document that a packet shows; the room shows all of them. */
export const MAX_PACKET_PAGES = 40;
/** The size of the pictures in one file of a packet, which are in memory together. */
export const MAX_PACKET_PICTURE_BYTES = 60 * 1024 * 1024;
