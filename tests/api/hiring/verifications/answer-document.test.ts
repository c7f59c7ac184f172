import { expect, it } from '@jest/globals';
import { markSentences } from '#domain/employment-verifications/labels';
import { VerificationAnswer } from '#domain/employment-verifications/schema';
import { responseMarks } from '#domain/employment-verifications/states';
import { PRINT_HOURS } from '#domain/employment-verifications/terms';
import { type PrintedResponse, responseDocument } from '../../../../api/hiring/verifications/documents/answer';
import { mayPrint } from '../../../../api/hiring/verifications/present';
import { aCleanAnswer } from '../../../support/hiring/verification-flow';

const employer = { name: 'Blue Ridge Carriers', mcdotNumber: null, contactPerson: '', email: '', phone: '', fax: '' };
const place = { address: '', city: '', state: '', postalCode: '' } as const;

function printed(more: object, marks: PrintedResponse['marks'] = []): string {
  const answer = VerificationAnswer.parse({ ...aCleanAnswer, ...more });
  const response: PrintedResponse = {
    carrier: 'Long Beach Drayage',
    dotNumber: null,
    driver: 'Maria Gomez',
    birthDate: null,
    employer: { ...employer, ...place },
    selfReported: { startDate: '2024-03-01', endDate: null, position: 'Driver', commercial: true },
    id: 'response',
    kind: 'answer',
    version: 1,
    at: '2026-03-02T15:00:00.000Z',
    periodFrom: '2023-03-02',
    periodTo: '2026-03-02',
    questions: { includesTests: false, includesFollowUpPlan: false },
    content: {
      respondent: answer.respondent,
      answer,
      reason: null,
      text: '',
      signature: { type: 'typed' },
      ip: '203.0.113.7',
    },
    marks,
  };
  return JSON.stringify(responseDocument(response).blocks);
}

it('the document of an answer about an employment that lasts has no last day and no reason for leaving', () => {
  expect(printed({})).toContain('Reason for leaving');

  const lasting = printed({ isStillEmployed: true, endDate: '', reasonForLeaving: '' });
  expect(lasting).toContain('["To","Present: still employed"]');
  expect(lasting).not.toContain('Reason for leaving');
  expect(lasting).not.toContain('Eligible for rehire');
});

it.each(responseMarks)('the document says what speaks against the answer: %s', (mark) => {
  expect(printed({}, [mark])).toContain(markSentences[mark]);
  expect(printed({})).not.toContain(markSentences[mark]);
});

it('a fax with the codes of a link is printed by the person who prepared it, for a day', () => {
  const at = '2026-03-02T15:00:00.000Z';
  const fax = { fileId: 'file', actorId: 'recruiter', at };
  const after = (hours: number) => new Date(Date.parse(at) + hours * 3_600_000);

  expect(mayPrint(fax, 'recruiter', after(PRINT_HOURS - 1))).toBe(true);
  expect(mayPrint(fax, 'recruiter', after(PRINT_HOURS))).toBe(false);
  expect(mayPrint(fax, 'colleague', after(0))).toBe(false);
  expect(mayPrint({ ...fax, fileId: null }, 'recruiter', after(0))).toBe(false);
});
