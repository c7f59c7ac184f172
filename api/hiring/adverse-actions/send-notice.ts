import { createHash } from 'node:crypto';
import { isNoticeStored, storeAdverseNotice, storeAdverseReport } from '#db/adverse-actions/report-store';
import { recordScanResult, storeDriverFile } from '#db/driver-files/driver-file-store';
import { areReceivedFiles } from '#db/evidence/evidence-files';
import { deleteRefused } from '#db/evidence/refused-evidence';
import { remotePathRefusals } from '#domain/adverse-actions/path';
import { checkAdverseCommand, decisionDays, type NamedAdverseCommand } from '#domain/adverse-actions/rules';
import type { AdverseLetter, AdverseLetterBody, SendNoticeBody } from '#domain/adverse-actions/schema';
import { type Problem, ProblemError, requireNoProblem } from '#domain/problems';
import { drawNow } from '../../file-documents/draw-now';
import { limitConcurrencyPerAccount } from '../../http/concurrency-limit';
import { undoIfRefused } from '../../http/undo-if-refused';
import { base, commandAdverseAction } from './command';
import { type Carrier, isCandidacyOpen, type LoadedGuide, loadGuide, stateOfGuide } from './guide';
import { letterDocument } from './letter-document';
import { type LetterInput, writeLetter } from './letters';

const drawing = limitConcurrencyPerAccount(2);

const inputOf = ({ facts }: LoadedGuide, { path, agency, waitDays, decidedOn }: AdverseLetterBody): LetterInput => ({
  kind: path === 'remote' ? 'remote' : 'preAdverse',
  facts,
  agency,
  waitDays,
  decidedOn: decidedOn ?? null,
});

/** The first letter as it would be sent now. */
export async function previewFirstLetter(
  ctx: Carrier,
  candidacyId: string,
  body: AdverseLetterBody,
): Promise<AdverseLetter> {
  const guide = await loadGuide(ctx, candidacyId);
  // A letter has the driver's name.
  if (!isCandidacyOpen(guide.candidacy)) throw new ProblemError('candidacy-not-open');
  return (await writeLetter(ctx, inputOf(guide, body))).text;
}

/** The final letter as it would be sent now. */
export async function previewFinalLetter(ctx: Carrier, candidacyId: string): Promise<AdverseLetter> {
  return (await writeLetter(ctx, finalInput(await loadGuide(ctx, candidacyId)))).text;
}

function finalInput({ facts, action }: LoadedGuide): LetterInput {
  if (action === undefined) throw new ProblemError('not-found');
  return { kind: 'final', facts, agency: action.agency, waitDays: 0, decidedOn: null };
}

/** Sends the notice before the decision, or the only one of the remote path. */
export async function sendFirstNotice(ctx: Carrier, candidacyId: string, body: SendNoticeBody): Promise<void> {
  const guide = await loadGuide(ctx, candidacyId);
  const command = firstCommand(ctx, guide, body);
  if (!ctx.idempotency.isRepeat) requireNoProblem(firstProblem(ctx, { guide, body, command }));
  await storeReport(ctx, guide, body);
  const input = inputOf(guide, body);
  await storeLetter(ctx, guide, { input, reportId: command.command.reportId });
  const { actor: _actor, isSafety: _isSafety, ...details } = command.command;
  await undoIfRefused(
    () => commandAdverseAction(ctx, { state: stateOfGuide(guide), name: command.name, details }),
    () => deleteRefused(ctx, 'unsent_notices', command.command.noticeId),
  );
}

type FirstCommand = NamedAdverseCommand<'sendPreAdverseNotice' | 'sendRemoteNotice'>;

function firstCommand(ctx: Carrier, { facts: { zone } }: LoadedGuide, body: SendNoticeBody): FirstCommand {
  const { idempotency, now } = ctx;
  const details = {
    ...base(ctx),
    candidacyRound: body.round,
    reportId: idempotency.derivedId('adverse-report'),
    noticeId: idempotency.derivedId('adverse-notice'),
    zone,
  };
  if (body.path === 'twoSteps')
    return { name: 'sendPreAdverseNotice', command: { ...details, waitDays: body.waitDays } };
  const { last } = decisionDays(now().getTime(), zone);
  return { name: 'sendRemoteNotice', command: { ...details, decidedOn: body.decidedOn ?? last } };
}

interface First {
  readonly guide: LoadedGuide;
  readonly body: SendNoticeBody;
  readonly command: FirstCommand;
}

function firstProblem({ now }: Carrier, { guide, body, command }: First): Problem | undefined {
  const { candidacy, facts } = guide;
  if (!isCandidacyOpen(candidacy)) return { code: 'candidacy-not-open' };
  const { name: state, round, seq } = candidacy.state;
  if (body.round !== round) return { code: 'candidacy-changed', params: { state, round, seq } };
  if (body.reportFileIds.length === 0) return { code: 'adverse-report-missing' };
  const refusals = body.path === 'remote' ? remotePathRefusals(facts.terms, facts.contacts) : [];
  if (refusals.length > 0 || (body.path === 'remote' && !body.isRemoteOnly))
    return { code: 'remote-path-not-possible', params: { refusals } };
  return checkAdverseCommand(stateOfGuide(guide), command, now().getTime());
}

async function storeReport(ctx: Carrier, { candidacy }: LoadedGuide, body: SendNoticeBody): Promise<void> {
  const { driverId, organizationId, id: candidacyId } = candidacy;
  const { userId } = ctx.actor;
  const fileIds = [...new Set(body.reportFileIds)];
  await ctx.db.transaction(async (trx) => {
    if (!(await areReceivedFiles(trx, { ids: fileIds, driverId, uploadedBy: userId })))
      throw new ProblemError('adverse-report-missing');
    await storeAdverseReport(trx, {
      id: ctx.idempotency.derivedId('adverse-report'),
      candidacyId,
      organizationId,
      driverId,
      agency: body.agency,
      fileIds,
      createdBy: userId,
      createdAt: ctx.now().toISOString(),
    });
  });
}

/** Sends the notice after the decision. */
export async function sendFinalNotice(ctx: Carrier, candidacyId: string, round: number): Promise<void> {
  const guide = await loadGuide(ctx, candidacyId);
  const state = stateOfGuide(guide);
  const details = { round, noticeId: ctx.idempotency.derivedId('adverse-notice') };
  const named = { name: 'sendFinalNotice', command: { ...base(ctx), ...details } } as const;
  if (!ctx.idempotency.isRepeat) {
    if (!isCandidacyOpen(guide.candidacy)) throw new ProblemError('candidacy-not-open');
    requireNoProblem(checkAdverseCommand(state, named, ctx.now().getTime()));
  }
  await storeLetter(ctx, guide, { input: finalInput(guide), reportId: state.reportId });
  await undoIfRefused(
    () => commandAdverseAction(ctx, { state, name: 'sendFinalNotice', details }),
    () => deleteRefused(ctx, 'unsent_notices', details.noticeId),
  );
}

/** Renders the letter and stores it as proof before it is sent; a retry keeps what the first attempt stored. */
async function storeLetter(
  ctx: Carrier,
  { candidacy: { driverId } }: LoadedGuide,
  { input, reportId }: { readonly input: LetterInput; readonly reportId: string },
): Promise<void> {
  const { db, idempotency, actor, now } = ctx;
  const id = idempotency.derivedId('adverse-notice');
  if (await isNoticeStored(db, id)) return;
  const fileId = idempotency.derivedId('adverse-letter');
  const createdAt = now();
  const { text, textIds, language } = await writeLetter(ctx, input);
  const stored = { noticeId: id, language, createdAt: createdAt.toISOString(), text };
  const content = await drawing(actor.userId, () => drawNow(ctx, letterDocument(stored)));
  const file = { id: fileId, driverId, purpose: 'evidence', mediaType: 'application/pdf', content } as const;
  await storeDriverFile(ctx, { ...file, uploadedBy: actor.userId, isDrawn: true, createdAt });
  await recordScanResult(ctx, file, true);
  await storeAdverseNotice(db, {
    id,
    reportId,
    driverId,
    kind: input.kind,
    fileId,
    sha256: createHash('sha256').update(content).digest(),
    textIds,
    createdAt: createdAt.toISOString(),
  });
}
