import { z } from 'zod';
import { FileLine, NewEvidenceBody, REQUIRED } from '../requirements/file-schema';
import { evidenceKinds } from '../requirements/model/evidence';
import { CalendarDay } from '../shared/schema';
import { tooLong } from '../shared/too-long';
import { visibleLine } from '../shared/visible-text';
import { fileDocumentKinds } from './document-kinds';
import { dossierDocuments } from './documents';
import { DossierFile, DossierKind } from './schema';

const MAX_TITLE = 80;
const Title = z
  .string({ error: REQUIRED })
  .overwrite(visibleLine)
  .min(1, { error: REQUIRED })
  .max(MAX_TITLE, tooLong());

/** A document as somebody adds it to a driver's file: what it is and says, with its stored file. */
export const NewFileDocumentBody = NewEvidenceBody.pick({ findings: true, about: true, backFileId: true })
  .extend({
    dates: NewEvidenceBody.shape.dates.default({}),
    kind: z.enum(fileDocumentKinds, { error: REQUIRED }),
    /** The document, of several of the kind. */
    document: z.enum(evidenceKinds).nullable().default(null),
    /** The title of an additional document. */
    title: Title.nullable().default(null),
    fileId: z.uuid({ error: REQUIRED }),
  })
  .meta({ id: 'NewFileDocumentBody' });
/** A document as somebody adds it to a driver's file. */
export type NewFileDocumentBody = z.infer<typeof NewFileDocumentBody>;

/** A document of a carrier whose driver is in the body instead of the path. */
export const NewBusinessDocumentBody = NewFileDocumentBody.extend({ driverId: z.uuid({ error: REQUIRED }) }).meta({
  id: 'NewBusinessDocumentBody',
});

/** A document that operations add: for an employment, the driver or the platform. */
export const NewOpsFileDocumentBody = NewFileDocumentBody.extend({
  employmentId: z.uuid().nullable().default(null),
}).meta({ id: 'NewOpsFileDocumentBody' });
/** A document that operations add. */
export type NewOpsFileDocumentBody = z.infer<typeof NewOpsFileDocumentBody>;

/** An additional document of the driver; license, medical card and driving record are uploaded as tasks. */
export const NewOwnDocumentBody = z
  .object({
    title: Title,
    expiresOn: CalendarDay.nullable().default(null),
    fileId: z.uuid({ error: REQUIRED }),
  })
  .meta({ id: 'NewOwnDocumentBody' });
/** An additional document of the driver. */
export type NewOwnDocumentBody = z.infer<typeof NewOwnDocumentBody>;

/** A document that was added, by its entry. */
export const AddedFileDocument = z.object({ _id: z.uuid() }).meta({ id: 'AddedFileDocument' });
/** A document that was added. */
export type AddedFileDocument = z.infer<typeof AddedFileDocument>;

/** The kinds that the caller can add, and what documents of them say. */
export const AddableKinds = z
  .object({
    data: z.array(
      z.object({ kind: z.enum(fileDocumentKinds), records: FileLine.shape.records }).meta({ id: 'AddableKind' }),
    ),
  })
  .meta({ id: 'AddableKinds' });
/** The kinds that the caller can add. */
export type AddableKinds = z.infer<typeof AddableKinds>;

/** The documents of a driver's file, newest first, and the state of their kinds. */
export const FileDocuments = z
  .object({ kinds: z.array(DossierKind), data: z.array(DossierFile) })
  .meta({ id: 'FileDocuments' });
/** The documents of a driver's file. */
export type FileDocuments = z.infer<typeof FileDocuments>;

/** A document of a driver's file that waits for a review by operations. */
export const WaitingDocument = z
  .object({
    _id: z.uuid(),
    driverId: z.uuid(),
    name: z.string(),
    document: z.enum(dossierDocuments),
    /** The title of an additional document. */
    title: z.string().nullable(),
    sentAt: z.iso.datetime(),
  })
  .meta({ id: 'WaitingDocument' });
/** A document of a driver's file that waits for a review by operations. */
export type WaitingDocument = z.infer<typeof WaitingDocument>;
