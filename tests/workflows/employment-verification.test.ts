import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { verificationFactsChanged } from '#workflows/employment-verification/messages';
import { organizationPaused } from '#workflows/entity/messages';
import { type SkippingHiringSystem, startSkippingHiringSystem } from '../support/hiring/hiring-system';
import { aHiringWorld } from '../support/hiring/hiring-world';
import { LiveVerification } from '../support/hiring/live-verification';

let system: SkippingHiringSystem;

beforeAll(async () => {
  system = await startSkippingHiringSystem();
});
afterAll(() => system.close());

async function started(details: Parameters<LiveVerification['start']>[0] = {}): Promise<LiveVerification> {
  const verification = await LiveVerification.of(system, await aHiringWorld(system.db));
  await verification.start(details);
  return verification;
}

async function sent(details: Parameters<LiveVerification['start']>[0] = {}): Promise<LiveVerification> {
  const verification = await started(details);
  await verification.sign();
  return verification;
}

/** The events in a time, and those of a cause before it: a signal may have its effect before the time begins. */
async function happensIn(
  verification: LiveVerification,
  duration: string,
  cause: () => Promise<void> = () => Promise.resolve(),
): Promise<string[]> {
  const before = await verification.eventTypes();
  await cause();
  await system.pass(duration);
  return (await verification.eventTypes()).slice(before.length);
}

async function subjectsTo(userId: string): Promise<string[]> {
  await system.workers.deliver();
  return system.workers.mails.filter(({ to }) => to.startsWith(userId)).map(({ subject }) => subject);
}

it('reminds the driver of the consent after two days', async () => {
  const verification = await started();

  expect(await happensIn(verification, '47 hours')).toEqual([]);
  expect(await happensIn(verification, '2 hours')).toEqual(['verificationConsentReminderDue']);
  expect(await subjectsTo(verification.world.driverId)).toEqual([
    expect.stringContaining('needs your consent'),
    expect.stringContaining('is waiting for your consent'),
  ]);
});

it('reminds nobody who said "not now", and warns the carrier of the last day', async () => {
  const verification = await started();
  await verification.send('postponeConsent', { noteId: null });

  expect(await happensIn(verification, '20 days')).toEqual([]);
  expect(await happensIn(verification, '6 days')).toEqual(['verificationDueSoon']);
  expect(await subjectsTo(verification.world.recruiterId)).toEqual([
    expect.stringContaining('does not want Blue Ridge Carriers to be contacted yet'),
  ]);
});

it('contacts the past employer on days 0, 5, 12, 20 and 27, and warns before the last day', async () => {
  const verification = await sent();

  expect(await happensIn(verification, '4 days')).toEqual([]);
  expect(await happensIn(verification, '2 days')).toEqual(['verificationAttempted']);
  expect(await happensIn(verification, '7 days')).toEqual(['verificationAttempted']);
  expect(await happensIn(verification, '8 days')).toEqual(['verificationAttempted']);
  expect(await happensIn(verification, '7 days')).toEqual(['verificationDueSoon', 'verificationAttempted']);
  expect(await happensIn(verification, '5 days')).toEqual(['verificationOverdue']);
  expect(await happensIn(verification, '60 days')).toEqual([]);
  const state = await verification.view();
  expect(state).toMatchObject({ name: 'sent', attempts: { count: 5 }, isOverdue: true });
  expect(await subjectsTo(verification.world.safetyId)).toEqual([
    expect.stringContaining('Due by'),
    expect.stringContaining('Overdue'),
  ]);
});

it('asks the carrier to contact a past employer without an email address', async () => {
  const verification = await sent({ canEmail: false });

  expect(await happensIn(verification, '6 days')).toEqual(['verificationAttemptDue']);
  expect((await verification.view()).attempts.count).toBe(0);
  expect(await subjectsTo(verification.world.recruiterId)).toEqual([
    expect.stringContaining('Contact Blue Ridge Carriers'),
    expect.stringContaining('Contact Blue Ridge Carriers'),
  ]);
});

it('counts from the hire', async () => {
  const verification = await sent();
  // A day after the third contact, which is due on the twentieth.
  await happensIn(verification, '21 days');
  const hiredOn = new Date((await system.now()) - 86_400_000).toISOString().slice(0, 10);
  expect(
    await happensIn(verification, '9 days', () =>
      verification.handle.signal(verificationFactsChanged, { hiredOn, isDriverErased: false }),
    ),
  ).toEqual(['verificationHireChanged', 'verificationAttempted']);
  expect(await happensIn(verification, '18 days')).toEqual(['verificationDueSoon']);
  expect(await happensIn(verification, '6 days')).toEqual(['verificationOverdue']);
});

it('waits while the carrier is deactivated, and then contacts the past employer once', async () => {
  const verification = await sent();
  expect(await happensIn(verification, '14 days', () => verification.handle.signal(organizationPaused, true))).toEqual([
    'organizationPaused',
  ]);
  expect(await happensIn(verification, '1 hour', () => verification.handle.signal(organizationPaused, false))).toEqual([
    'organizationResumed',
    'verificationAttempted',
  ]);
  expect((await verification.view()).slots).toBe(3);
});

it('is closed in good faith, and takes a late answer', async () => {
  const verification = await sent();
  await verification.call();
  await expect(verification.close()).rejects.toMatchObject({ cause: { type: 'too-few-attempts' } });
  await system.pass('11 days');
  await verification.close();

  expect(await happensIn(verification, '40 days')).toEqual([]);
  await verification.respond('answer');
  expect(await verification.view()).toMatchObject({ name: 'answered', answer: { version: 1 } });
});

it('gives 15 days for a correction, and waives a review after 30 days', async () => {
  const verification = await sent();
  await verification.respond('answer');
  expect(await happensIn(verification, '31 days')).toEqual(['verificationReviewWaived']);
  await verification.say('disputeAnswer');

  expect(await happensIn(verification, '14 days')).toEqual([]);
  expect(await happensIn(verification, '2 days')).toEqual(['verificationCorrectionOverdue']);
  await verification.respond('correction');
  expect(await verification.view()).toMatchObject({
    name: 'answered',
    answer: { version: 2, isReviewed: false },
    dispute: null,
  });
});

it('ends when the data of the driver is erased', async () => {
  const verification = await sent();
  await verification.handle.signal(verificationFactsChanged, { hiredOn: null, isDriverErased: true });
  await verification.handle.result();

  expect(await verification.eventTypes()).toContain('verificationDriverLeft');
});
