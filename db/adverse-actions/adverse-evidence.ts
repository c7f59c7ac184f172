import type { AdverseEvent, AdverseEventType } from '#domain/adverse-actions/events';
import type { EvidenceKind } from '#domain/requirements/model/evidence';
import { dateAt } from '#domain/shared/zoned-time';
import { derivedId } from '#platform/ids';
import type { Transaction } from '../core/handle';
import { fileChanged } from '../core/outbox';
import { storeEvidence } from '../evidence/evidence-rows';
import { storeStatement } from '../requirements/stated-fact-store';

/** The evidence of each notice: the only one of the remote path proves both duties. */
const kindOf: Partial<Readonly<Record<AdverseEventType, EvidenceKind>>> = {
  preAdverseNoticeSent: 'preAdverseNotice',
  finalNoticeSent: 'adverseActionNotice',
  remoteNoticeSent: 'adverseActionNotice',
};

/**
 * Records what an event proves in the file of the driver: the letter of a notice, or that a report is no longer the reason of
 * a refusal.
 */
export async function storeAdverseEvidence(trx: Transaction, event: AdverseEvent): Promise<void> {
  if (event.type === 'adverseActionWithdrawn') await takeReasonBack(trx, event);
  else await storeNoticeEvidence(trx, event);
}

/**
 * Records the letter of a notice in the carrier's store of human resources, and after the decision that a report was the
 * reason, if an employment came of the candidacy, whose file asks for it.
 */
async function storeNoticeEvidence(trx: Transaction, event: AdverseEvent): Promise<void> {
  const { type, actor, at, snapshot } = event;
  const kind = kindOf[type];
  const notice = snapshot.notices.at(-1);
  if (kind === undefined || notice === undefined) return;
  const stored = await trx('adverse_notices').where({ id: notice.noticeId }).first('file_id');
  if (stored === undefined) return;
  const { driverId, organizationId, candidacyId, zone } = snapshot;
  const employment = await trx('employments')
    .where({ driver_id: driverId, candidacy_id: candidacyId })
    .orderBy('entered_at', 'desc')
    .first('id');
  const employmentId = employment?.id ?? null;
  const id = derivedId('evidence', 'adverse-notice', notice.noticeId);
  const row = {
    id,
    driver_id: driverId,
    organization_id: organizationId,
    employment_id: employmentId,
    kind,
    form: 'document',
    obtained_by: 'carrier',
    sent_on: dateAt(at, zone),
    file_id: stored.file_id,
    recorded_by: actor.userId,
    recorded_at: at,
  } as const;
  const review = {
    id: derivedId('evidence-review', id),
    evidenceId: id,
    result: 'accepted',
    by: actor.userId,
    at,
  } as const;
  await storeEvidence(trx, [row], [review]);
  await fileChanged(trx, [driverId]);
  if (employmentId !== null && type !== 'preAdverseNoticeSent') await stateReason(trx, event, employmentId);
}

/** States that a report was the reason, which the file of the employment asks about. */
async function stateReason(
  trx: Transaction,
  { actor, at, snapshot }: AdverseEvent,
  employmentId: string,
): Promise<void> {
  const { driverId, organizationId, zone, path, notices } = snapshot;
  if (actor.userId === null) return;
  await storeStatement(trx, {
    id: statementIdOf(notices.at(-1)?.noticeId ?? ''),
    driver_id: driverId,
    organization_id: organizationId,
    employment_id: employmentId,
    valid_from: dateAt(at, zone),
    facts: { refusedBecauseOfReport: true, remoteHiring: path === 'remote' },
    stated_by: actor.userId,
    stated_at: at,
  });
}

const statementIdOf = (noticeId: string): string => derivedId('statement', 'adverse-notice', noticeId);

/** The carrier continues with the driver after its decision: since that day, no report is the reason of a refusal. */
async function takeReasonBack(trx: Transaction, { actor, at, snapshot }: AdverseEvent): Promise<void> {
  const noticeId = snapshot.notices.at(-1)?.noticeId ?? '';
  const statement = await trx('stated_facts')
    .where({ id: statementIdOf(noticeId), driver_id: snapshot.driverId })
    .first('organization_id', 'employment_id');
  if (statement === undefined || actor.userId === null) return;
  await storeStatement(trx, {
    id: derivedId('statement', 'adverse-withdrawn', noticeId),
    driver_id: snapshot.driverId,
    ...statement,
    valid_from: dateAt(at, snapshot.zone),
    facts: { refusedBecauseOfReport: false },
    stated_by: actor.userId,
    stated_at: at,
  });
}
