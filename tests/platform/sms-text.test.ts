import { describe, expect, it } from '@jest/globals';
import { gsmLength, gsmText, smsText } from '#platform/sms-text';

describe('gsmText', () => {
  it.each([
    ['9:00\u202fAM', '9:00 AM'],
    ['Łukasz’s – “José”', '?ukasz\'s - "José"'],
    ['Nguyễn', 'Nguyen'],
  ])('writes %s in the GSM alphabet', (text, plain) => {
    expect(gsmText(text)).toBe(plain);
  });
});

describe('smsText', () => {
  const after = '. https://gladhand.example/driver/applications#1 Reply STOP to opt out.';

  it('leaves a short text as it is', () => {
    expect(smsText({ before: 'Gladhand: ', text: 'New start date', after })).toBe(`Gladhand: New start date${after}`);
  });

  it('shortens a long text to one segment and keeps the link', () => {
    const sms = smsText({ before: 'Gladhand: ', text: `Job [night] ${'long '.repeat(40)}`, after });

    expect(gsmLength(sms)).toBeLessThanOrEqual(160);
    expect(gsmLength(sms)).toBeGreaterThan(154);
    expect(sms).toMatch(/ long\.\.\. https:/);
    expect(sms.endsWith(`...${after.slice(1)}`)).toBe(true);
  });

  it('cuts a single long word where it has to', () => {
    const sms = smsText({ text: 'x'.repeat(200), after });

    expect(gsmLength(sms)).toBe(160);
    expect(sms).toMatch(/^x+\.\.\. https:/);
  });
});
