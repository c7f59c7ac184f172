import { expect, it } from '@jest/globals';
import { candidacyTexts } from '#activities/messages/candidacy-texts';
import type { TextFacts } from '#activities/messages/text-facts';

const facts = {
  reason: 'other',
  recipient: { isDriver: true },
  carrier: 'Blue Mesa Freight',
  orderTitle: 'Port drayage',
} as TextFacts;

it.each([
  ['Thank you!', 'Reason: Thank you!'],
  ['Can we talk again in May?', 'Reason: Can we talk again in May?'],
  ['The contract is over.', 'Reason: The contract is over.'],
  ['The contract is over', 'Reason: The contract is over.'],
  ['We will see…', 'Reason: We will see…'],
  ['The customer said "stop!"', 'Reason: The customer said "stop!"'],
])('a reason in a person’s own words keeps its end: %s', (noteText, line) => {
  expect(candidacyTexts.invitationCancelled({ ...facts, noteText }).lines).toContain(line);
});
