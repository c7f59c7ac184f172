import { describe, expect, it } from '@jest/globals';
import { presentSignature } from '#api/hiring/dossier/signature';

const signedAt = '2026-11-20T12:00:00.000Z';

describe('the signature in a file', () => {
  it('is an image of the drawn lines, with the name and the time', () => {
    const signature = { type: 'drawn', strokes: [[1, 2, 30, 40, 50, 60]] } as const;

    const shown = presentSignature({ fullName: 'Maria Gomez', signature, signedAt });

    expect(shown).toMatchObject({ name: 'Maria Gomez', updatedAt: signedAt });
    const [head, data = ''] = (shown?.wetSignature ?? '').split(',');
    expect(head).toBe('data:image/svg+xml;base64');
    expect(Buffer.from(data, 'base64').toString()).toContain('<path d="M1 2Q1 2 15.5 21Q30 40 40 50L50 60"/>');
  });

  it('has no image if it was typed', () => {
    expect(
      presentSignature({ fullName: 'Maria Gomez', signature: { type: 'typed' }, signedAt })?.wetSignature,
    ).toBeNull();
  });
});
