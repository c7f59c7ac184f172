import { z } from 'zod';
import { LimitSkip, QueryFlag } from '../shared/schema';

/** The maximum length of a note. */
export const MAX_NOTE_LENGTH = 2_000;
const WRITE = 'Write a note first';

/** The text of a note about a candidate; `@` and a member's handle mention the member. */
export const CandidateNoteBody = z
  .object({ text: z.string({ error: WRITE }).trim().min(1, WRITE).max(MAX_NOTE_LENGTH) })
  .meta({ id: 'CandidateNoteBody' });
/** The text of a note about a candidate. */
export type CandidateNoteBody = z.infer<typeof CandidateNoteBody>;

/** A note whose driver is in the body instead of the path. */
export const NewCandidateNoteBody = CandidateNoteBody.extend({ driverId: z.uuid() }).meta({
  id: 'NewCandidateNoteBody',
});

/** The notes about one driver, by limit and skip. */
export const CandidateNotesQuery = LimitSkip.extend({ driverId: z.uuid() });

/** A note of a carrier's staff about a candidate. */
export const CandidateNote = z
  .object({
    _id: z.uuid(),
    driverId: z.uuid(),
    text: z.string(),
    /** The handles of the mentioned members, as they were written, also of those who have left. */
    mentions: z.array(z.string()),
    author: z.string(),
    /** The author no longer works for the carrier. */
    hasAuthorLeft: z.boolean(),
    /** The caller wrote it, and may change and delete it. */
    isOwn: z.boolean(),
    /** The note mentions the caller, who has not read it. */
    isUnread: z.boolean(),
    createdAt: z.iso.datetime(),
    editedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CandidateNote' });
/** A note about a candidate. */
export type CandidateNote = z.infer<typeof CandidateNote>;

/** A page of the notes about a candidate, newest first. */
export const CandidateNotes = z
  .object({ data: z.array(CandidateNote), count: z.number().int() })
  .meta({ id: 'CandidateNotes' });
/** A page of the notes about a candidate. */
export type CandidateNotes = z.infer<typeof CandidateNotes>;

/** A carrier's note about a candidate, as operations read it. */
export const CarrierCandidateNote = CandidateNote.omit({ isOwn: true, isUnread: true })
  .extend({ carrier: z.object({ _id: z.uuid(), name: z.string() }) })
  .meta({ id: 'CarrierCandidateNote' });
/** A carrier's note about a candidate, as operations read it. */
export type CarrierCandidateNote = z.infer<typeof CarrierCandidateNote>;

/** A page of the notes of all carriers about a driver, newest first. */
export const CarrierCandidateNotes = z
  .object({ data: z.array(CarrierCandidateNote), count: z.number().int() })
  .meta({ id: 'CarrierCandidateNotes' });
/** A page of the notes of all carriers about a driver. */
export type CarrierCandidateNotes = z.infer<typeof CarrierCandidateNotes>;

/** The texts of a note, the current one first. */
export const CandidateNoteHistory = z
  .object({ data: z.array(z.object({ text: z.string(), writtenAt: z.iso.datetime() })) })
  .meta({ id: 'CandidateNoteHistory' });
/** The texts of a note. */
export type CandidateNoteHistory = z.infer<typeof CandidateNoteHistory>;

/** The members whom the caller can mention. */
export const MentionableMembers = z
  .object({ data: z.array(z.object({ _id: z.uuid(), handle: z.string() })) })
  .meta({ id: 'MentionableMembers' });

/** The page of the notes that mention the caller, and whether it has only unread ones. */
export const MentionsQuery = LimitSkip.extend({ unread: QueryFlag.default(false) });

/** A note that mentions the caller, with the name of its candidate. */
export const Mention = CandidateNote.extend({ driverName: z.string() }).meta({ id: 'Mention' });
/** A note that mentions the caller. */
export type Mention = z.infer<typeof Mention>;

/** A page of the notes that mention the caller, newest first, and the number of unread ones. */
export const Mentions = z
  .object({ data: z.array(Mention), count: z.number().int(), unread: z.number().int() })
  .meta({ id: 'Mentions' });
/** A page of the notes that mention the caller. */
export type Mentions = z.infer<typeof Mentions>;
