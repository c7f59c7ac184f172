import { describe, expect, it } from '@jest/globals';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import { waitingReviews } from '#domain/driver-reviews/waiting';
import { reviewTargets, pendingReviews } from '#domain/review-queue/targets';

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

describe('what of a driver waits in the queue', () => {
  it('is what was sent, with what it is that was sent; nothing that is scanned, judged, or not for reviewers', () => {
    expect(pendingReviews(sender)).toEqual([
      { thing: 'mvr', entryId: 'file' },
      { thing: 'photo', entryId: 'picture' },
      { thing: 'reference', entryId: null },
    ]);
  });

  it('is what his own page says, but for results, which have a page of their own', () => {
    const onHisPage = waitingReviews(sender).filter((reviewable) => !reviewable.startsWith('result/'));

    expect(onHisPage.map((reviewable) => reviewable.slice(reviewable.indexOf('/') + 1))).toEqual(
      pendingReviews(sender).map(({ thing }) => thing),
    );
  });

  it('is nothing of who was erased', () => {
    expect(pendingReviews({ ...sender, isErased: true })).toEqual([]);
  });

  it('has one name for each thing', () => {
    expect(new Set(reviewTargets).size).toBe(reviewTargets.length);
  });
});
