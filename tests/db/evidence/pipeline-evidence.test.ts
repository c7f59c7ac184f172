import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { rebuildReadModels } from '#db/core/rebuild';
import { projectDriverPipeline } from '#db/driver-pipeline/projection';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { EvidenceKind } from '#domain/requirements/model/evidence';
import { newId } from '#platform/ids';
import { PipelineHistory } from '../../domain/driver-pipeline/pipeline-history';
import { testSealer } from '../../support/api';
import { aDriverFile } from '../../support/builders/driver-files';
import { openTestDatabase } from '../../support/database';
import { aUser } from '../../support/hiring/hiring-world';
import { aNewDriver } from '../../support/hiring/live-pipeline';

let db: Db;
let close: () => Promise<void>;
let opsId: string;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase(4));
  opsId = await aUser(db, { roles: ['ops'] });
});
afterAll(() => close());

const messageContext = { sealer: testSealer, publicUrl: 'http://127.0.0.1:8080' };
const UPLOADED = '2026-01-04T03:00:00.000Z';
const approval = { isApproved: true, reason: null, noteId: null } as const;
const until = (on: string) => ({ on, endsAt: `${on}T23:00:00.000Z`, since: UPLOADED });

/** A driver with stored files, whose pipeline is projected event by event. */
class Applicant {
  readonly history = new PipelineHistory();
  readonly runId = newId();
  private projected = 0;

  private constructor(
    readonly id: string,
    readonly files: Readonly<Record<'driverLicense' | 'backDriverLicense' | 'dotMedicalCard', string>>,
  ) {}

  static async inReview(): Promise<Applicant> {
    const id = await aNewDriver(db);
    const file = () => aDriverFile(db, id, { createdAt: new Date(UPLOADED) });
    const files = { driverLicense: await file(), backDriverLicense: await file(), dotMedicalCard: await file() };
    const applicant = new Applicant(id, files);
    const { history } = applicant;
    history.toProcessing();
    for (const [document, fileId] of Object.entries(files)) {
      const kind = document as keyof typeof files;
      history.send('uploadDocument', { document: kind, fileId });
      history.send('recordScanResult', { document: kind, fileId, isClean: true });
    }
    await applicant.project();
    return applicant;
  }

  async review(document: 'driverLicense' | 'backDriverLicense' | 'dotMedicalCard', ends: string | null) {
    this.history.pass(1 / 24);
    const fileId = this.files[document];
    this.history.send('reviewDocument', {
      document,
      fileId,
      expiry: ends === null ? null : until(ends),
      ...approval,
    });
    await this.project();
  }

  async project(): Promise<void> {
    const { transitions } = this.history;
    const events = transitions.slice(this.projected).map(({ actor, ...transition }, index) => ({
      ...transition,
      actor: { ...actor, userId: actor.kind === 'ops' ? opsId : null },
      updateId: `${this.id}/${String(this.projected + index)}`,
      snapshot: { ...transition.snapshot, driverId: this.id, ownerId: null } as DriverPipelineState,
    }));
    this.projected = transitions.length;
    const workflowId = driverPipelineWorkflowId(this.id);
    await projectDriverPipeline(db, messageContext, { workflowId, runId: this.runId, events });
  }

  evidence = (kind: EvidenceKind) =>
    db('evidence').where({ driver_id: this.id, kind }).orderBy(['recorded_at', 'id']).select();

  verdicts = async (kind: EvidenceKind) => {
    const rows = await db('evidence_reviews')
      .join('evidence', 'evidence.id', 'evidence_reviews.evidence_id')
      .where('evidence.driver_id', this.id)
      .where('evidence.kind', kind)
      .orderBy(['evidence_reviews.reviewed_at', 'evidence_reviews.id'])
      .select({ result: 'evidence_reviews.result', by: 'evidence_reviews.reviewed_by' });
    return rows as { result: string; by: string | null }[];
  };
}

describe('evidence of a pipeline', () => {
  it('is a license with both sides, received on the day of the upload where the driver lives', async () => {
    const applicant = await Applicant.inReview();
    await applicant.review('driverLicense', '2028-05-31');
    expect(await applicant.evidence('license')).toEqual([]);

    await applicant.review('backDriverLicense', null);

    expect(await applicant.evidence('license')).toMatchObject([
      {
        form: 'document',
        obtained_by: 'driver',
        organization_id: null,
        file_id: applicant.files.driverLicense,
        back_file_id: applicant.files.backDriverLicense,
        // It was still January 3 in Dallas.
        received_on: '2026-01-03',
        issued_on: null,
        expires_on: '2028-05-31',
        recorded_by: opsId,
      },
    ]);
    expect(await applicant.verdicts('license')).toEqual([{ result: 'accepted', by: opsId }]);
  });

  it('is corrected by a new row if the end of the same document is entered again', async () => {
    const applicant = await Applicant.inReview();
    await applicant.review('dotMedicalCard', '2027-01-31');
    applicant.history.pass(1);
    applicant.history.send('reopenDocument', { document: 'dotMedicalCard' });
    await applicant.project();
    expect(await applicant.verdicts('medicalCertificate')).toEqual([
      { result: 'accepted', by: opsId },
      { result: 'withdrawn', by: opsId },
    ]);

    await applicant.review('dotMedicalCard', '2027-11-30');

    const [wrong, right] = await applicant.evidence('medicalCertificate');
    expect([wrong, right]).toMatchObject([
      { expires_on: '2027-01-31', corrects_id: null },
      { expires_on: '2027-11-30', corrects_id: wrong?.id, correction_reason: expect.any(String) },
    ]);
  });

  it('of the same document with the same end stays one row with two verdicts', async () => {
    const applicant = await Applicant.inReview();
    await applicant.review('dotMedicalCard', '2027-01-31');
    applicant.history.pass(1);
    applicant.history.send('reopenDocument', { document: 'dotMedicalCard' });
    await applicant.review('dotMedicalCard', '2027-01-31');

    expect(await applicant.evidence('medicalCertificate')).toHaveLength(1);
    const verdicts = await applicant.verdicts('medicalCertificate');
    expect(verdicts.map(({ result }) => result)).toEqual(['accepted', 'withdrawn', 'accepted']);
  });

  it('obtained by the platform never belongs to a carrier', async () => {
    const applicant = await Applicant.inReview();

    expect(await applicant.evidence('confirmedEmail')).toMatchObject([
      { form: 'document', obtained_by: 'platform', organization_id: null, received_on: '2026-01-05' },
    ]);
  });

  it('stays the same in a rebuild, which adds the evidence of earlier events', async () => {
    const applicant = await Applicant.inReview();
    await applicant.review('driverLicense', '2028-05-31');
    await applicant.review('backDriverLicense', null);
    const other = await Applicant.inReview();
    await other.review('dotMedicalCard', '2027-01-31');
    const all = () => db('evidence').orderBy('id').select();
    const reviews = () => db('evidence_reviews').orderBy('id').select();
    const before = [await all(), await reviews()];

    await rebuildReadModels(db);
    expect([await all(), await reviews()]).toEqual(before);

    // As in a database that is older than the tables.
    await db.raw(`set session_replication_role = replica; delete from evidence_reviews; delete from evidence;
      set session_replication_role = origin`);
    await rebuildReadModels(db);
    expect([await all(), await reviews()]).toEqual(before);
  });

  it('keeps the dates that people added to the document, unless they are after its new end', async () => {
    const applicant = await Applicant.inReview();
    await applicant.review('dotMedicalCard', '2027-01-31');
    const [first] = await applicant.evidence('medicalCertificate');
    if (first === undefined) throw new Error('There is no certificate');
    const added = { id: newId(), issued_on: '2027-01-15', examined_on: '2025-01-31', corrects_id: first.id };
    await db('evidence').insert({
      ...first,
      ...added,
      correction_reason: 'Dates added',
      recorded_at: '2026-01-05T18:00:00.000Z',
    });
    const enterAgain = async (end: string) => {
      applicant.history.pass(1);
      applicant.history.send('reopenDocument', { document: 'dotMedicalCard' });
      await applicant.project();
      await applicant.review('dotMedicalCard', end);
      return (await applicant.evidence('medicalCertificate')).at(-1);
    };

    expect(await enterAgain('2026-12-31')).toMatchObject({ issued_on: null, examined_on: '2025-01-31' });
  });
});
