/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(__dirname, '../../../../web/src');

/** Forms that check what was typed as it was typed, and why that is no difference. */
const unseen: Readonly<Record<string, string>> = {
  'features/accounts/components/confirm-by-code.tsx': 'a password, which counts as it is typed',
  'features/accounts/components/contact-step.tsx': 'the schema of the field removes what nobody sees',
  'features/accounts/components/driver-sign-up-form.tsx': 'the schemas of the fields remove what nobody sees',
  'features/accounts/components/email-sign-in.tsx': 'the schema of the field removes what nobody sees',
  'features/hiring/components/modals/end-dialog.tsx': 'a date, and a text without a rule',
  'features/hiring/components/modals/interview-dialog.tsx': 'the check of a phone number removes what nobody sees',
  'features/hiring/components/modals/offer-times-dialog.tsx': 'times, and a text without a rule',
  'features/hiring/components/modals/reschedule-interview-dialog.tsx': 'a time',
  'features/hiring/components/modals/start-dialog.tsx': 'a date',
  'features/job-orders/components/form/order-form.tsx': 'numbers, choices, and texts without a rule',
  'features/ops-orders/components/markup-dialog.tsx': 'a number',
  'features/ops-orders/components/send-back-dialog.tsx': 'a text without a rule',
  'features/ops-requirements/model/draft-resolver.ts': 'codes and texts of the product itself, which operations edit',
};

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
const resolving = files.filter((file) =>
  /\bResolver\b|\bzodResolver\b|\blazyResolver\b/.test(readFileSync(join(root, file), 'utf8')),
);
/** One of the ways that remove what nobody sees before a rule is applied. */
const isCleaned = (file: string): boolean =>
  /\b(?:byRule|commandResolver|visibleValues)\b/.test(readFileSync(join(root, file), 'utf8'));
const typedOnly = resolving.filter((file) => !file.startsWith('shared/form/') && !isCleaned(file));

describe('forms', () => {
  it('apply their rules to what the API reads: without characters that nobody sees', () => {
    expect(resolving.length).toBeGreaterThan(20);
    expect(typedOnly.filter((file) => !(file in unseen))).toEqual([]);
  });

  it('are not excepted twice', () => {
    expect(Object.keys(unseen).filter((file) => !typedOnly.includes(file))).toEqual([]);
  });
});
