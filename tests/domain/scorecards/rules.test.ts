import { describe, expect, it } from '@jest/globals';
import { answersInOrder, checkAnswers, DEFAULT_SCORECARD } from '#domain/scorecards/rules';
import { EditScorecard, type ScorecardForm } from '#domain/scorecards/schema';

const id = (last: number) => `00000000-0000-7000-8000-00000000000${String(last)}`;
const form: ScorecardForm = {
  version: 3,
  isRequired: true,
  questions: [
    { id: id(1), text: 'Attitude to safety', kind: 'rating', isRequired: true },
    { id: id(2), text: 'Does the schedule fit?', kind: 'yesNo', isRequired: true },
    { id: id(3), text: 'Anything else?', kind: 'text', isRequired: false },
  ],
};
const rating = { questionId: id(1), value: 4 };
const fits = { questionId: id(2), value: false };

describe('a filled-in scorecard', () => {
  it.each([
    ['answers all required questions', [rating, fits], undefined],
    ['leaves an optional text empty', [rating, fits, { questionId: id(3), value: '' }], undefined],
    ['lacks a required answer', [rating], 'scorecard-incomplete'],
    ['answers a rating with a text', [{ questionId: id(1), value: 'good' }, fits], 'scorecard-incomplete'],
    ['answers an optional text with a number', [rating, fits, { questionId: id(3), value: 5 }], 'scorecard-incomplete'],
    ['answers a question that does not exist', [rating, fits, { questionId: id(9), value: 5 }], 'scorecard-incomplete'],
  ])('that %s', (_name, answers, code) => {
    expect(checkAnswers(form, { version: 3, answers })?.code).toBe(code);
  });

  it('is refused if the questions have changed', () => {
    expect(checkAnswers(form, { version: 2, answers: [rating, fits] })?.code).toBe('scorecard-changed');
  });

  it('keeps the answers in the order of the questions, without empty texts', () => {
    expect(answersInOrder(form, [{ questionId: id(3), value: '' }, fits, rating])).toEqual([rating, fits]);
  });
});

it('begins with questions that can be edited', () => {
  expect(EditScorecard.safeParse(DEFAULT_SCORECARD).success).toBe(true);
});

it('refuses two questions with one id', () => {
  const [first] = form.questions;

  expect(EditScorecard.safeParse({ ...form, questions: [first, first] }).success).toBe(false);
});
