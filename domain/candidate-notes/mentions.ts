import type { Actor } from '../accounts/actor';
import { can } from '../accounts/policy';
import type { Position, Role, UserStatus } from '../accounts/roles';

/** A member of a carrier's staff, with the facts that decide whether colleagues can mention them. */
export interface MentionCandidate {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly Role[];
  readonly position: Position | null;
  readonly isActive: boolean;
  readonly status: UserStatus;
}

/** A member who can be mentioned, and the text that stands for them after the `@`. */
export interface Mentionable {
  readonly userId: string;
  readonly handle: string;
}

/** Whether the member works here, and may see the carrier's candidates and the notes about them. */
export function mayBeMentioned({ userId, roles, position, isActive, status }: MentionCandidate): boolean {
  const actor: Actor = { userId, roles, ...(position !== null && { position }) };
  return isActive && status === 'confirmed' && can(actor, 'orders:read') && can(actor, 'notes:write');
}

/** The members who can be mentioned, by name. The email address distinguishes two people with the same name. */
export function mentionables(members: readonly MentionCandidate[]): Mentionable[] {
  const allowed = members.filter(mayBeMentioned);
  const isTaken = (name: string) => allowed.filter((other) => other.name === name).length > 1;
  return allowed.map(({ userId, name, email }) => ({ userId, handle: isTaken(name) ? `${name} (${email})` : name }));
}

const WORD = /[\p{L}\p{N}_]/u;
const isWord = (character: string | undefined): boolean => character !== undefined && WORD.test(character);

/** A piece of a note: plain text, or the mention of a handle without its `@`. */
export interface NotePart {
  readonly text: string;
  readonly isMention: boolean;
}

/**
 * Splits a text at its mentions. The longest handle wins ("@Ann Lee" over "@Ann"), and an `@` within a word, as in an
 * email address, mentions nobody.
 */
export function splitMentions(text: string, handles: readonly string[]): NotePart[] {
  const longestFirst = handles.toSorted((one, other) => other.length - one.length);
  const parts: NotePart[] = [];
  let plainFrom = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    if (at < plainFrom || isWord(text[at - 1])) continue;
    const rest = text.slice(at + 1);
    const handle = longestFirst.find((each) => rest.startsWith(each) && !isWord(rest[each.length]));
    if (handle === undefined) continue;
    if (at > plainFrom) parts.push({ text: text.slice(plainFrom, at), isMention: false });
    parts.push({ text: handle, isMention: true });
    plainFrom = at + 1 + handle.length;
  }
  if (plainFrom < text.length) parts.push({ text: text.slice(plainFrom), isMention: false });
  return parts;
}

/** The members whom a text mentions, each once. */
export function mentionedIn(text: string, members: readonly Mentionable[]): Mentionable[] {
  const handles = members.map(({ handle }) => handle);
  const found = new Set(splitMentions(text, handles).flatMap((part) => (part.isMention ? [part.text] : [])));
  return members.filter(({ handle }) => found.has(handle));
}
