import { expect, it } from '@jest/globals';
import { type ExportRow, judgeExports } from '../../../lab/chaos/export-findings';

const sent = (driverId: string, more: Partial<ExportRow> = {}): ExportRow => ({
  driverId,
  state: 'sent',
  messages: 1,
  messageIds: 1,
  files: 1,
  sentEvents: 1,
  logged: 1,
  ...more,
});

it('accepts exports that were sent once', () => {
  expect(judgeExports(['a', 'b'], [sent('a'), sent('b')])).toEqual({ lost: [], duplicated: [], disagreeing: [] });
});

it('finds lost and repeated exports, and those that did not end with one email', () => {
  const rows = [sent('b'), sent('b'), sent('c', { files: 2 }), sent('d', { state: 'sending', sentEvents: 0 })];

  const { lost, duplicated, disagreeing } = judgeExports(['a', 'b', 'c', 'd'], rows);

  expect(lost).toEqual(['a: no export']);
  expect(duplicated.map((text) => text[0])).toEqual(['b', 'c']);
  expect(disagreeing).toEqual(['d: sending with 1 messages and 1 Message-IDs']);
});
