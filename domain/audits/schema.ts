import { z } from 'zod';
import { REQUIRED } from '../requirements/file-schema';
import { CalendarDay } from '../shared/schema';
import { tooLong } from '../shared/too-long';
import { visibleLine } from '../shared/visible-text';
import { LINK_DAYS, MAX_AUDIT_FILES, MAX_AUDIT_NAME, MAX_LINK_DAYS, MAX_PRODUCTION_TEXT } from './limits';
import { auditDetails, auditKinds, auditStores, auditViewKinds, packetStates, selectionModes } from './terms';

const RequiredDay = z.string({ error: REQUIRED }).pipe(CalendarDay);
const name = z
  .string({ error: REQUIRED })
  .overwrite(visibleLine)
  .min(1, { error: REQUIRED })
  .max(MAX_AUDIT_NAME, tooLong());
const Reference = z.object({ _id: z.uuid(), name: z.string() });
const Stores = z.array(z.enum(auditStores)).min(1, { error: REQUIRED }).max(auditStores.length);

/** The choice of files: one by one, all employed in a period, or a random sample of those. */
export const AuditSelection = z.discriminatedUnion('mode', [
  z.object({
    mode: z.literal('chosen'),
    employmentIds: z.array(z.uuid()).min(1, { error: REQUIRED }).max(MAX_AUDIT_FILES),
  }),
  z.object({ mode: z.literal('period'), from: RequiredDay, to: RequiredDay }),
  z.object({
    mode: z.literal('sample'),
    from: RequiredDay,
    to: RequiredDay,
    size: z.number({ error: REQUIRED }).int().min(1).max(MAX_AUDIT_FILES),
  }),
]);

/** A request of an agency or auditor, as the carrier records it. */
export const NewAuditBody = z
  .object({
    /** The agency or the auditor. */
    agency: name,
    kind: z.enum(auditKinds, { error: REQUIRED }),
    /** The day on which the request was received: two business days count from it. */
    receivedOn: RequiredDay,
    /** The files are judged as of this day. */
    asOf: RequiredDay,
    detail: z.enum(auditDetails).default('full'),
    stores: Stores,
    selection: AuditSelection,
  })
  .meta({ id: 'NewAuditBody' });
/** A request of an agency or auditor, as the carrier records it. */
export type NewAuditBody = z.infer<typeof NewAuditBody>;

/** Selects audits, those not produced yet first. */
export const AuditsQuery = z.object({
  /** For operations: the carrier. */
  organizationId: z.uuid().optional(),
  state: z.enum(['all', 'open', 'produced']).default('all'),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  skip: z.coerce.number().int().min(0).max(10_000).default(0),
});
/** Selects audits. */
export type AuditsQuery = z.infer<typeof AuditsQuery>;

const summary = {
  _id: z.uuid(),
  organization: Reference,
  agency: z.string(),
  kind: z.enum(auditKinds),
  receivedOn: z.iso.date(),
  dueOn: z.iso.date(),
  /** The day on which the records were handed over; null before. */
  producedOn: z.iso.date().nullable(),
  asOf: z.iso.date(),
  state: z.enum(packetStates),
  files: z.number().int(),
  filesReady: z.number().int(),
  /** Links that can be opened now. */
  openLinks: z.number().int(),
};

/** A line of the list of audits. */
export const AuditRow = z.object(summary).meta({ id: 'AuditRow' });
/** A line of the list of audits. */
export type AuditRow = z.infer<typeof AuditRow>;

/** A page of audits. */
export const AuditRows = z.object({ total: z.number().int(), data: z.array(AuditRow) }).meta({ id: 'AuditRows' });
/** A page of audits. */
export type AuditRows = z.infer<typeof AuditRows>;

/** Numbers of lines of a file. */
export const AuditCounts = z
  .object({
    missing: z.number().int(),
    expired: z.number().int(),
    unknown: z.number().int(),
    due: z.number().int(),
    late: z.number().int(),
    bars: z.number().int(),
  })
  .meta({ id: 'AuditCounts' });

/** A file of a packet. */
export const AuditFile = z
  .object({
    _id: z.uuid(),
    number: z.number().int(),
    driver: Reference,
    employmentId: z.uuid(),
    hiredOn: z.iso.date().nullable(),
    endedOn: z.iso.date().nullable(),
    isReady: z.boolean(),
    /** Null until it is rendered. */
    counts: AuditCounts.nullable(),
    documents: z.number().int().nullable(),
    sha256: z.string().nullable(),
  })
  .meta({ id: 'AuditFile' });
/** A file of a packet. */
export type AuditFile = z.infer<typeof AuditFile>;

/** A day of production as it was recorded; the latest counts. */
export const AuditProduction = z
  .object({
    _id: z.uuid(),
    producedOn: z.iso.date(),
    handedOver: z.string(),
    /** Why it corrects the one before; null for the first. */
    reason: z.string().nullable(),
    recordedBy: z.string(),
    recordedAt: z.iso.datetime(),
  })
  .meta({ id: 'AuditProduction' });
/** A day of production as it was recorded. */
export type AuditProduction = z.infer<typeof AuditProduction>;

/** A link for a reader without an account; its secrets are shown once, when it is created. */
export const AuditLink = z
  .object({
    _id: z.uuid(),
    reader: z.string(),
    state: z.enum(['open', 'expired', 'revoked', 'locked']),
    allowsOriginals: z.boolean(),
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    revokedAt: z.iso.datetime().nullable(),
    lastViewedAt: z.iso.datetime().nullable(),
    views: z.number().int(),
  })
  .meta({ id: 'AuditLink' });
/** A link for a reader without an account. */
export type AuditLink = z.infer<typeof AuditLink>;

/** A link that can be opened now, with the audit that it opens. */
export const OpenAuditLink = AuditLink.pick({
  _id: true,
  reader: true,
  allowsOriginals: true,
  createdBy: true,
  expiresAt: true,
  lastViewedAt: true,
})
  .extend({ audit: z.object({ _id: z.uuid(), agency: z.string() }) })
  .meta({ id: 'OpenAuditLink' });
/** A link that can be opened now. */
export type OpenAuditLink = z.infer<typeof OpenAuditLink>;

/** An audit with its packet and links. */
export const AuditView = z
  .object({
    ...summary,
    detail: z.enum(auditDetails),
    stores: z.array(z.enum(auditStores)),
    selection: z.object({
      mode: z.enum(selectionModes),
      from: z.iso.date().nullable(),
      to: z.iso.date().nullable(),
      seed: z.string(),
      /** The number of files from which was chosen. */
      population: z.number().int(),
    }),
    requestedBy: z.string(),
    requestedAt: z.iso.datetime(),
    readyAt: z.iso.datetime().nullable(),
    fileList: z.array(AuditFile),
    links: z.array(AuditLink),
    /** Recorded days of production, the latest first. */
    productions: z.array(AuditProduction),
    /** Whether the caller may share, revoke and produce it. */
    mayManage: z.boolean(),
  })
  .meta({ id: 'AuditView' });
/** An audit with its packet and links. */
export type AuditView = z.infer<typeof AuditView>;

/** A new audit. */
export const NewAudit = z.object({ _id: z.uuid() }).meta({ id: 'NewAudit' });

/** The day on which the records were handed over; a later entry corrects it and states why. */
export const ProduceAuditBody = z
  .object({
    producedOn: RequiredDay,
    /** A description of the records that were handed over, and how. */
    handedOver: z.string().trim().max(MAX_PRODUCTION_TEXT, tooLong()).default(''),
    /** Required for a correction. */
    reason: z.string().trim().max(MAX_PRODUCTION_TEXT, tooLong()).default(''),
  })
  .meta({ id: 'ProduceAuditBody' });
/** The day on which the records were handed over. */
export type ProduceAuditBody = z.infer<typeof ProduceAuditBody>;

/** A link for one reader. */
export const NewAuditLinkBody = z
  .object({
    /** The reader's name, which marks every page. */
    reader: name,
    days: z.number().int().min(1).max(MAX_LINK_DAYS).default(LINK_DAYS),
    /** Whether the reader may download documents and the packet. */
    allowsOriginals: z.boolean().default(false),
  })
  .meta({ id: 'NewAuditLinkBody' });
/** A link for one reader. */
export type NewAuditLinkBody = z.infer<typeof NewAuditLinkBody>;

/** The secrets of a new link, shown once. */
export const NewAuditLink = z
  .object({ _id: z.uuid(), url: z.string(), accessCode: z.string(), expiresAt: z.iso.datetime() })
  .meta({ id: 'NewAuditLink' });
/** The secrets of a new link. */
export type NewAuditLink = z.infer<typeof NewAuditLink>;

/** Something that a reader looked at. */
export const AuditViewEntry = z
  .object({
    _id: z.uuid(),
    reader: z.string(),
    kind: z.enum(auditViewKinds),
    driver: z.string().nullable(),
    document: z.string().nullable(),
    page: z.number().int().nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'AuditViewEntry' });
/** Something that a reader looked at. */
export type AuditViewEntry = z.infer<typeof AuditViewEntry>;
