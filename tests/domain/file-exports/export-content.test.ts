import { describe, expect, it } from '@jest/globals';
import { exportContent } from '#domain/file-exports/export-content';
import { months, yesNo } from '#domain/file-exports/texts';
import { aDossier, aDossierFile, aDossierJob } from '../../support/builders/dossier';

const extras = { notes: [], timeZone: 'America/Chicago' };
const blocksOf = (title: string, content = exportContent(aDossier(), extras)) =>
  content.sections.find((section) => section.title === title)?.blocks ?? [];

describe('the content of an export', () => {
  it('has the parts of the page in its order, under the title of an open file', () => {
    const content = exportContent(aDossier(), extras);

    expect(content.title).toBe('Maria Gomez Qualifications File');
    expect(content.sections.map(({ title }) => title)).toEqual([
      'Driver',
      'Qualifications Summary',
      'Summary',
      'CDL Application',
      'Employment history',
      'Consents',
    ]);
  });

  it.each([null, 'data:image/svg+xml;base64,AAAA'])(
    'has the signature before the consents, drawn or typed: %s',
    (image) => {
      const signature = { name: 'Maria Gomez', wetSignature: image, updatedAt: '2026-11-21T00:30:00.000Z' };
      const signed = blocksOf('Consents', exportContent(aDossier({ signature }), extras));
      const unsigned = blocksOf('Consents', exportContent(aDossier({ signature: null }), extras));

      expect(signed.map(({ type }) => type)).toEqual(['signature', 'table']);
      expect(signed[0]).toEqual({
        type: 'signature',
        title: "Driver's signature",
        name: 'Maria Gomez',
        image,
        signedAt: '11/20/2026',
      });
      expect(unsigned.map(({ type }) => type)).toEqual(['table']);
    },
  );

  it('states the summary with its window', () => {
    expect(blocksOf('Qualifications Summary')).toEqual([
      {
        type: 'facts',
        title: 'In the Past 60 Months',
        rows: [
          { label: 'Verifiable CDL experience in the last 60 months', value: '4 years 2 months' },
          { label: 'Moving violations or accidents', value: '2 / last 60 months' },
        ],
      },
    ]);
  });

  it('lists employers newest first, each with its verification notes; a contact question only for the current one', () => {
    const older = aDossierJob({
      startDate: '2019-03-01',
      endDate: '2021-04-30',
      employerName: 'Older',
      current: false,
    });
    const newer = aDossierJob({ startDate: '2021-05-01', endDate: null, employerName: 'Newer', current: true });
    const notes = [{ entityId: older._id, text: 'Dates confirmed', updatedAt: '2026-11-21T00:30:00.000Z' }];
    const blocks = blocksOf(
      'Employment history',
      exportContent(aDossier({ employmentHistories: [older, newer] }), { ...extras, notes }),
    );

    expect(blocks.map(({ title }) => title)).toEqual([
      'Newer (05/2021 - now)',
      'Older (03/2019 - 04/2021)',
      'Verifications',
      'Unemployment periods',
    ]);
    expect(JSON.stringify(blocks[0])).toContain('May we contact this employer now?');
    expect(JSON.stringify(blocks[1])).not.toContain('May we contact this employer now?');
    expect(blocks[2]).toMatchObject({ rows: [['11/20/2026', 'Dates confirmed']] });
  });

  it('names endorsements and restrictions as the page does', () => {
    const { license } = aDossier();
    const details = { number: 'A1234567', issuingState: 'TX', restriction: ['B' as const] };
    const content = exportContent(aDossier({ license: { ...license, endorsements: ['N', 'TC'], details } }), extras);

    expect(blocksOf('CDL Application', content)[0]).toMatchObject({
      rows: expect.arrayContaining([
        { label: 'Endorsements', value: 'Tank vehicles (N), TWIC card' },
        { label: 'Restrictions', value: 'Corrective lenses (B)' },
      ]) as unknown,
    });
  });

  it('has the days of signatures and documents where the driver lives', () => {
    const evening = '2026-11-27T00:30:00.000Z';
    const content = exportContent(
      aDossier({
        consents: [{ _id: null, kind: 'voe-consent', title: 'Consent', version: 'v1', signedAt: evening } as never],
        documents: [aDossierFile({ sentAt: evening })],
      }),
      extras,
    );

    expect(blocksOf('Consents', content)).toMatchObject([{ rows: [['Consent', 'v1', '11/26/2026']] }]);
    expect(content.documents).toMatchObject([{ addedOn: '2026-11-26' }]);
  });

  it('leaves out tests that the reader may not see, and documents that are not open', () => {
    const shadow = aDossier({
      documents: [aDossierFile({ _id: null })],
    });

    expect(exportContent(shadow, extras).documents).toEqual([]);
    expect(JSON.stringify(blocksOf('Summary'))).not.toContain('drug or alcohol test');
  });
});

describe('texts of an export', () => {
  it('are those of the driver file', () => {
    expect([0, 1, 12, 25].map(months)).toEqual(['0 months', '1 month', '1 year', '2 years 1 month']);
    expect([true, false, null].map(yesNo)).toEqual(['Yes', 'No', '-']);
  });
});
