import { describe, expect, it } from '@jest/globals';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import { waitingReviews } from '#domain/driver-reviews/waiting';
import { pendingReviews, reviewTargets } from '#domain/review-queue/targets';

const empty = emptyPipeline('driver');
const pending = { status: 'pending' as const, fileId: 'file' };
const sender = {
  ...empty,
  tasks: { ...empty.tasks, photo: 'pending' as const, schedule: 'pending' as const, reference: 'pending' as const },
  documents: {
    ...empty.documents,
    mvr: pending,
    driverLicense: { ...pending, status: 'uploaded' as const },
    dotMedicalCard: { ...pending, status: 'approved' as const },
  },
  results: { ...empty.results, mvr: 'received' as const },
  sent: { photo: 'picture' },
};

describe("a driver's items in the queue", () => {
  it('are the submissions with their entry ids, without anything that is being scanned, decided, or not reviewed', () => {
    expect(pendingReviews(sender)).toEqual([
      { thing: 'mvr', entryId: 'file' },
      { thing: 'photo', entryId: 'picture' },
      { thing: 'reference', entryId: null },
    ]);
  });

  it("are those of the driver's page, except for results, which have a separate page", () => {
    const onDriverPage = waitingReviews(sender).filter((reviewable) => !reviewable.startsWith('result/'));

    expect(onDriverPage.map((reviewable) => reviewable.slice(reviewable.indexOf('/') + 1))).toEqual(
      pendingReviews(sender).map(({ thing }) => thing),
    );
  });

  it('are empty for an erased driver', () => {
    expect(pendingReviews({ ...sender, isErased: true })).toEqual([]);
  });

  it('have one name each', () => {
    expect(new Set(reviewTargets).size).toBe(reviewTargets.length);
  });
});
