import { describe, expect, it } from '@jest/globals';
import { checkAnswer, relevantAnswer } from '#domain/employment-verifications/check-answer';
import { VerificationAnswer } from '#domain/employment-verifications/schema';
import { completedAnswer } from '#domain/employment-verifications/stored-answer';

const questions = { includesTests: false, includesFollowUpPlan: false };
const context = { questions, today: '2026-03-02' };
const lasting = VerificationAnswer.parse({
  wasEmployed: true,
  startDate: '2024-03-01',
  isStillEmployed: true,
  position: 'Driver',
  commercial: false,
  subjectToFmcsa: true,
  safetySensitive: false,
  hasAccidents: false,
  respondent: { name: 'Pat Doyle', title: 'Safety director' },
});

describe('an answer about a driver who still works there', () => {
  it('needs no last day and no reason for leaving', () => {
    expect(checkAnswer(lasting, context)).toEqual([]);
    expect(checkAnswer({ ...lasting, isStillEmployed: false }, context)).toEqual([
      { pointer: '/answer/endDate', code: 'required' },
      { pointer: '/answer/reasonForLeaving', code: 'required' },
    ]);
  });

  it('keeps none that were typed before', () => {
    const typed = { ...lasting, endDate: '2025-01-01', reasonForLeaving: 'Moved', eligibleForRehire: 'yes' } as const;
    expect(relevantAnswer(typed, questions)).toEqual(lasting);
    expect(relevantAnswer({ ...lasting, wasEmployed: false }, questions)).toMatchObject({ isStillEmployed: false });
  });
});

it('an answer that was stored without the question is about an employment that is over', () => {
  const { isStillEmployed, ...early } = { ...lasting, endDate: '2025-01-01' };
  expect(isStillEmployed).toBe(true);
  expect(completedAnswer(early)).toEqual({ ...early, isStillEmployed: false });
});
