import { describe, expect, it } from '@jest/globals';
import { InviteBody } from '#domain/candidacies/bodies/schema';
import { MAX_TEMPLATE_TEXT } from '#domain/message-templates/kinds';
import { fieldFault, fillFields, hasFields, mergeFields } from '#domain/message-templates/merge-fields';
import { NewTemplateBody } from '#domain/message-templates/schema';

const values = {
  firstName: 'Maria',
  jobTitle: 'Night drayage',
  carrier: 'Lone Star',
  facility: 'Mesa Yard',
  place: 'Dallas, TX',
  senderName: 'Ann Smith',
};

describe('the fields of a template', () => {
  it('are filled in wherever they stand', () => {
    expect(fillFields('Hello {firstName}, {jobTitle} in {place}. {firstName}!', values)).toBe(
      'Hello Maria, Night drayage in Dallas, TX. Maria!',
    );
  });

  it('never take their values apart', () => {
    expect(fillFields('{jobTitle}', { ...values, jobTitle: '{firstName} $& run' })).toBe('{firstName} $& run');
  });

  it.each([
    ['Hello {salary}', '{salary} is not a field. Use one of {firstName}'],
    ['Hello { firstName }', '{ firstName } is not a field'],
    ['Hello {}', '{} is not a field'],
    ['Hello {firstName', 'A brace is missing its partner'],
    ['Hello firstName}', 'A brace is missing its partner'],
  ])('are checked: %s', (text, fault) => {
    expect(fieldFault(text)).toContain(fault);
    expect(NewTemplateBody.safeParse({ kind: 'invite', name: 'A', text }).success).toBe(false);
  });

  it('are not looked for in a text that is too long', () => {
    const messages = (length: number) =>
      NewTemplateBody.safeParse({ kind: 'invite', name: 'A', text: '{'.repeat(length) }).error?.issues.map(
        ({ code }) => code,
      );

    expect(messages(MAX_TEMPLATE_TEXT)).toEqual(['custom']);
    expect(messages(MAX_TEMPLATE_TEXT + 1)).toEqual(['too_big']);
  });

  it('are all accepted', () => {
    const text = mergeFields.map((field) => `{${field}}`).join(' ');

    expect(fieldFault(text)).toBeUndefined();
    expect(fieldFault('No field at all')).toBeUndefined();
  });

  it('never reach a driver', () => {
    const invite = (text: string) =>
      InviteBody.safeParse({
        driverId: '018f0000-0000-7000-8000-000000000001',
        jobOrderId: '018f0000-0000-7000-8000-000000000002',
        text,
      });

    expect(hasFields('Hello {firstName}')).toBe(true);
    expect(invite('Hello {firstName}').error?.issues[0]).toMatchObject({
      path: ['text'],
      message: 'Replace the fields in braces first',
    });
    expect(invite('Hello Maria {here}').success).toBe(true);
  });
});
