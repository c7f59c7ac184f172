import { describe, expect, it } from '@jest/globals';
import { checkDealbreakers, questionsToAnswer } from '#domain/candidacies/dealbreakers/rules';

const saturdays = 'Can you work Saturdays?';
const questions = [{ question: saturdays }];

describe('dealbreaker questions', () => {
  it('let a driver go on who answers each with yes', () => {
    expect(checkDealbreakers(questions, [{ question: saturdays, answer: true }])).toBeUndefined();
    expect(checkDealbreakers([], [])).toBeUndefined();
  });

  it('refuse a no, with the question', () => {
    expect(checkDealbreakers(questions, [{ question: saturdays, answer: false }])).toEqual({
      code: 'dealbreaker-not-met',
      params: { question: saturdays },
    });
  });

  it('refuse an application without an answer, or with one to a question that was changed since', () => {
    expect(checkDealbreakers(questions, [])).toEqual({ code: 'dealbreaker-not-answered' });
    expect(checkDealbreakers(questions, [{ question: 'Sundays?', answer: true }])).toEqual({
      code: 'dealbreaker-not-answered',
    });
  });

  it('are not asked while they are empty', () => {
    expect(questionsToAnswer([{ question: '' }])).toEqual([]);
    expect(checkDealbreakers([{ question: '' }], [])).toBeUndefined();
  });
});
