/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(__dirname, '../../../../web/src');
const areas = [
  'entities/driver',
  'entities/own-documents',
  'entities/signature',
  'features/accounts',
  'features/compliance',
  'features/debit-card',
  'features/documents',
  'features/driver-access',
  'features/driver-home',
  'features/driver-jobs',
  'entities/timesheets',
  'features/driver-notices',
  'features/driver-timesheet',
  'features/driver-verifications',
  'features/employment-application',
  'features/histories',
  'features/my-applications',
  'features/onboarding',
  'features/own-file',
  'features/personal-info',
];
const MANY_FIELDS = 3;

/** Forms of drivers that keep no draft, and why. */
const withoutDraft: Readonly<Record<string, string>> = {
  'entities/own-documents/add-own-document-dialog.tsx': 'the file, which is most of it, cannot be kept',
  'entities/signature/signature-form.tsx': 'a signature is never restored',
  'features/compliance/components/sign-form.tsx': 'a signature is never restored',
  'features/debit-card/components/card-form.tsx': 'card numbers are never stored',
  'features/accounts/components/choose-password-form.tsx': 'passwords are never stored',
};

const files = areas.flatMap((area) =>
  readdirSync(join(root, area), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `${area}/${file}`),
);

/** Groups such as `CityFields` have several fields, that of a reason has two. */
function fieldsOf(source: string): number {
  const names = [...source.matchAll(/<(\w*?)Field(s?)\b/g)];
  const sizeOf = (group: string) => (group === 'Reason' ? 2 : MANY_FIELDS);
  return names.reduce((sum, [, name = '', plural]) => sum + (plural === 's' ? sizeOf(name) : 1), 0);
}

const forms = files
  .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))
  .filter(({ source }) => /\buseForm\b/.test(source) && fieldsOf(source) >= MANY_FIELDS);

describe('the forms of drivers with more than two fields', () => {
  it('keep a draft, since their pages promise that everything is saved as people go', () => {
    const lost = forms.filter(({ source }) => !source.includes('useDraft(')).map(({ file }) => file);

    expect(forms.length).toBeGreaterThan(10);
    expect(lost.filter((file) => withoutDraft[file] === undefined)).toEqual([]);
    expect(Object.keys(withoutDraft).filter((file) => !lost.includes(file))).toEqual([]);
  });

  it('leave passwords and the Social Security number out of it', () => {
    const secret = /name="(personalInfo\.socialSecurityNumber|password)"|<NewPasswordFields/;
    const kept = forms.filter(({ source }) => secret.test(source) && source.includes('useDraft('));

    expect(kept.length).toBeGreaterThan(1);
    expect(kept.filter(({ source }) => !source.includes('withoutSecrets(')).map(({ file }) => file)).toEqual([]);
  });
});
