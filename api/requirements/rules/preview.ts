import {
  type AffectedFile,
  type AffectedFiles,
  countAffected,
  listAffected,
  listAffectedFiles,
} from '#db/requirements/affected-drivers';
import { readDriverFiles } from '#db/requirements/driver-files';
import { listRequirementVersions, type StoredRequirement, toRequirement } from '#db/requirements/requirement-records';
import {
  type Compared,
  compareFile,
  type FileChange,
  type LineChange,
  withVersion,
} from '#domain/requirements/compare';
import { evidenceUsed } from '#domain/requirements/evidence-used';
import type { Answer } from '#domain/requirements/model/answer';
import type { DriverFile } from '#domain/requirements/model/driver-file';
import type { PreviewRequirementBody, RequirementPreview } from '#domain/requirements/version-schema';
import { isWithdrawn } from '#domain/requirements/versions';
import { todayOf } from '../../http/today';
import type { SignedIn } from '../../pipelines/command';
import { requireCarrier, requireCorrected, requireNewVersion } from './draft';

/** Drivers checked per response: each response takes a moment, and the page shows the progress. */
const BATCH = 500;
/** The number of changes that are listed individually. */
const SAMPLE_SIZE = 25;
const AT = '/draft';

/**
 * Previews a new version or a correction for the next batch of drivers: to how many it would apply, and whose files would
 * change. A new version is judged on its first day, a correction today. Writes nothing.
 */
export async function previewVersion(ctx: SignedIn, body: PreviewRequirementBody): Promise<RequirementPreview> {
  const { db } = ctx;
  const { draft, after } = body;
  const stored = await listRequirementVersions(db, draft.code);
  const versions = await comparedIn(ctx, stored, body);
  const on = body.corrects === null ? draft.from : todayOf(ctx);
  const files = affectedBy(versions, draft);
  const [total, ids] = await Promise.all([
    after === null ? countAffected(db, files) : null,
    listAffected(db, { ...files, after, limit: BATCH }),
  ]);
  const subjects = await listAffectedFiles(db, ids, files);
  const kinds = evidenceUsed([...versions.before, ...versions.after]);
  const read = await readDriverFiles(db, subjects, { kinds });
  const seen = subjects.map((subject, index) => judge({ subject, file: read[index] }, versions, on));
  return {
    on,
    total,
    checked: ids.length,
    concerned: driversIn(seen, ({ isConcerned }) => isConcerned),
    changed: driversIn(seen, ({ changes }) => changes.length > 0),
    barred: driversIn(seen, ({ isNewlyBarred }) => isNewlyBarred),
    rows: seen.flatMap(rowsOf).slice(0, SAMPLE_SIZE),
    next: ids.length < BATCH ? null : (ids.at(-1) ?? null),
  };
}

/** The versions before and after; a draft that could not be stored is refused the same way. */
async function comparedIn(
  ctx: SignedIn,
  stored: readonly StoredRequirement[],
  { draft, corrects, replaces, replacesUntil }: PreviewRequirementBody,
): Promise<Compared> {
  const before = stored.filter((version) => !isWithdrawn(version)).map(toRequirement);
  if (corrects !== null) {
    requireCorrected(ctx, stored, { id: corrects, draft, at: AT });
    const correction = { reason: '', by: '', at: ctx.now().toISOString() };
    return { before, after: [...before, { ...draft, correction }] };
  }
  requireNewVersion(ctx, stored, { draft, replaces, replacesUntil, at: AT });
  await requireCarrier(ctx.db, draft, { at: AT });
  const identified = stored.map((version) => ({ ...version, requirement: toRequirement(version) }));
  return { before, after: withVersion(identified, { ...draft, correction: null }, replaces) };
}

const affectedBy = ({ before }: Compared, draft: PreviewRequirementBody['draft']): AffectedFiles => ({
  organizationId: draft.organizationId,
  ofDrivers: draft.organizationId === null && [draft, ...before].some(({ per }) => per === 'driver'),
  from: draft.from,
});

interface ReadFile {
  readonly subject: AffectedFile;
  readonly file: DriverFile | undefined;
}

type Judged = ReadFile & FileChange;

function judge({ subject, file }: ReadFile, versions: Compared, on: string): Judged {
  if (file === undefined) return { subject, file, isConcerned: false, isNewlyBarred: false, changes: [] };
  return { subject, file, ...compareFile(file, versions, { employment: subject.employmentId, on }) };
}

const driversIn = (judged: readonly Judged[], counts: (one: Judged) => boolean): number =>
  new Set(judged.filter(counts).map(({ subject }) => subject.driverId)).size;

const rowsOf = (judged: Judged): RequirementPreview['rows'] =>
  judged.changes.map((change) => ({
    driver: { _id: judged.subject.driverId, name: judged.subject.name },
    employment: employmentOf(judged.subject),
    about: aboutIn(judged.file, change),
    before: lineOf(change.before),
    after: lineOf(change.after),
  }));

function employmentOf({ employmentId, employment }: AffectedFile): RequirementPreview['rows'][number]['employment'] {
  if (employmentId === null || employment === null) return null;
  const { organizationId, organization, from } = employment;
  return { _id: employmentId, organization: { _id: organizationId, name: organization }, from };
}

/** A past employer by name, a certificate by nothing, a state by its code. */
function aboutIn(file: DriverFile | undefined, { about, before, after }: LineChange): string | null {
  const per = (after ?? before)?.requirement.per;
  if (per === 'certificate') return null;
  return file?.pastEmployers?.find(({ id }) => id === about)?.name ?? about;
}

const lineOf = (answer: Answer | null) => answer && { status: answer.status, dueOn: answer.dueOn, bars: answer.bars };
