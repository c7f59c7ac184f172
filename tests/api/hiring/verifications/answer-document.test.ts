import { expect, it } from '@jest/globals';
import { VerificationAnswer } from '#domain/employment-verifications/schema';
import { type PrintedResponse, responseDocument } from '../../../../api/hiring/verifications/documents/answer';
import { aCleanAnswer } from '../../../support/hiring/verification-flow';

const employer = { name: 'Blue Ridge Carriers', mcdotNumber: null, contactPerson: '', email: '', phone: '', fax: '' };
const place = { address: '', city: '', state: '', postalCode: '' } as const;

function printed(more: object): string {
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
