import { describe, expect, it } from '@jest/globals';
import { checkEditNote, editableUntil } from '#domain/driver-notes/rules';

const note = { authorId: 'ann', createdAt: '2026-11-21T12:00:00.000Z' };
const at = (instant: string) => Date.parse(instant);

describe('a driver note', () => {
  it('can be edited by its author for a day', () => {
    expect(checkEditNote(note, 'ann', at('2026-11-22T11:59:59.999Z'))).toBeUndefined();
    expect(editableUntil(note, 'ann', at('2026-11-21T12:00:00.000Z'))).toBe('2026-11-22T12:00:00.000Z');
  });

  it('cannot be edited after that', () => {
    expect(checkEditNote(note, 'ann', at('2026-11-22T12:00:00.000Z'))).toEqual({ code: 'note-closed' });
    expect(editableUntil(note, 'ann', at('2026-11-22T12:00:00.000Z'))).toBeNull();
  });

  it('cannot be edited by others', () => {
    expect(checkEditNote(note, 'bob', at(note.createdAt))).toEqual({ code: 'note-not-yours' });
    expect(editableUntil(note, 'bob', at(note.createdAt))).toBeNull();
  });
});
