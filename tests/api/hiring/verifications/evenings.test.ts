import { describe, expect, it } from '@jest/globals';
import type { VerificationRow } from '#db/employment-verifications/read-verifications';
import type { VerificationSubject } from '#db/employment-verifications/subject-store';
import { ProblemError } from '#domain/problems';
import { lastDayOf } from '../../../../api/hiring/candidacies/last-day';
import { consentDocument as verificationConsent } from '../../../../api/hiring/verifications/documents/consent';
import { atTime } from '../../../../api/hiring/verifications/documents/printed-facts';
import { requestDocument } from '../../../../api/hiring/verifications/documents/request';
import { inquiryPeriod } from '../../../../api/hiring/verifications/parties';

/** Tuesday evening in the United States, and Wednesday in UTC. */
const EVENING = '2026-03-11T01:30:00.000Z';

describe('in the evening', () => {
  const place = { address: '', city: '', state: '', postalCode: '' } as const;
  const contact = { name: 'Blue Ridge', mcdotNumber: null, contactPerson: '', email: '', phone: '', fax: '', ...place };

  it('a letter to a past employer has the date of the day that it is', () => {
    const { blocks, footer } = requestDocument({
      ...{ channel: 'letter', at: EVENING, publicUrl: 'https://gladhand.example', dispute: null, sender: 'Pat Lee' },
      codes: { urlCode: 'u', accessCode: 'a' },
      questions: { includesTests: false, includesFollowUpPlan: false },
      ...{ carrier: 'Long Beach Drayage', dotNumber: null, driver: 'Maria Gomez', birthDate: null, employer: contact },
      selfReported: { startDate: '2024-03-01', endDate: null, position: 'Driver', commercial: true },
    });

    expect(JSON.stringify(blocks)).toContain('["Date","Tuesday, March 10, 2026"]');
    expect(footer).toBe('Long Beach Drayage · Tuesday, March 10, 2026');
  });

  it('the asked years end on the day of the request, unless the driver applied earlier', () => {
    const row = { snapshot: { requestedAt: EVENING } } as VerificationRow;
    const period = (appliedOn: string | null) => inquiryPeriod(row, { appliedOn } as VerificationSubject);

    expect(period(null)).toEqual({ periodFrom: '2023-03-10', periodTo: '2026-03-10' });
    expect(period('2026-02-01')).toEqual({ periodFrom: '2023-02-01', periodTo: '2026-02-01' });
  });

  it('a signature has the time of the place that counts', () => {
    const { blocks } = verificationConsent({
      ...{ id: 'consent', signedAt: EVENING, zone: 'America/Los_Angeles', coversTesting: false, texts: [] },
      signing: {
        ...{ fullName: 'Maria Gomez', signature: { type: 'typed' }, ip: '203.0.113.7' },
        ...{ carrier: 'Long Beach Drayage', employer: 'Blue Ridge' },
      },
    });

    expect(JSON.stringify(blocks)).toContain('Signed Mar 10, 2026, 6:30:00 PM PDT from 203.0.113.7');
    expect(atTime(EVENING)).toBe('Mar 10, 2026, 8:30:00 PM CDT');
  });

  const lastDay = (endOn: string, zone: string, timeZone: string) => {
    const ctx = { now: () => new Date(EVENING), timeZone };
    return lastDayOf(ctx, { state: { zone, hire: {} } as Parameters<typeof lastDayOf>[1]['state'] }, endOn);
  };

  it.each([
    ['2026-03-10', 'America/Chicago', 'America/Chicago'],
    // Shortly after midnight in Guam, where the facility is, and where the driver lives.
    ['2026-03-11', 'Pacific/Guam', 'America/Chicago'],
    ['2026-03-11', 'America/Chicago', 'Pacific/Guam'],
  ])('%s can be the last day at a facility in %s, for somebody in %s', (endOn, zone, timeZone) => {
    expect(lastDay(endOn, zone, timeZone)).toBe(endOn);
  });

  it.each([
    ['2026-03-11', 'America/Chicago', 'America/Chicago'],
    ['2026-03-12', 'Pacific/Guam', 'Pacific/Guam'],
  ])('%s cannot be the last day at a facility in %s, for somebody in %s', (endOn, zone, timeZone) => {
    expect(() => lastDay(endOn, zone, timeZone)).toThrow(ProblemError);
  });
});
