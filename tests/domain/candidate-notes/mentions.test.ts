import { describe, expect, it } from '@jest/globals';
import { mentionables, type MentionCandidate, mentionedIn, splitMentions } from '#domain/candidate-notes/mentions';
import { checkChangeNote } from '#domain/candidate-notes/rules';

const member = (userId: string, name: string, changes: Partial<MentionCandidate> = {}): MentionCandidate => ({
  userId,
  name,
  email: `${userId}@lonestar.example`,
  roles: ['business'],
  position: 'RECRUITER',
  isActive: true,
  status: 'confirmed',
  ...changes,
});
const idsIn = (text: string, ...members: MentionCandidate[]) =>
  mentionedIn(text, mentionables(members)).map(({ userId }) => userId);

describe('the members whom a note mentions', () => {
  const ann = member('ann', 'Ann Lee');
  const anne = member('anne', 'Ann Leeds');

  it.each([
    ['@Ann Lee please call', ['ann']],
    ['Ask @Ann Lee, @Ann Leeds.', ['ann', 'anne']],
    ['(@Ann Leeds)', ['anne']],
    ['@Ann Lee and again @Ann Lee', ['ann']],
    ['Ann Lee called', []],
    ['@Ann Leex', []],
    ['mail@Ann Lee', []],
    ['@ann lee', []],
    ['@', []],
  ])('finds in "%s"', (text, expected) => {
    expect(idsIn(text, ann, anne)).toEqual(expected);
  });

  it.each<[string, Partial<MentionCandidate>]>([
    ['was deactivated', { isActive: false }],
    ['has not accepted the invitation', { status: 'pending' }],
    ['has no position, and may not see candidates', { position: null }],
    ['is a driver', { roles: ['applicant'], position: null }],
  ])('leaves out a person who %s', (_, changes) => {
    expect(idsIn('@Tom Ray', member('tom', 'Tom Ray', changes))).toEqual([]);
  });

  it('distinguishes two members of the same name by their email addresses', () => {
    const other = member('ann2', 'Ann Lee');

    expect(mentionables([ann, other]).map(({ handle }) => handle)).toEqual([
      'Ann Lee (ann@lonestar.example)',
      'Ann Lee (ann2@lonestar.example)',
    ]);
    expect(idsIn('@Ann Lee (ann2@lonestar.example) knows', ann, other)).toEqual(['ann2']);
  });

  it('splits a text so that nothing of it is lost', () => {
    const text = 'Hi @Ann Lee, see mail@x.example or @Ann Leeds';
    const parts = splitMentions(text, ['Ann Lee', 'Ann Leeds']);

    expect(parts).toEqual([
      { text: 'Hi ', isMention: false },
      { text: 'Ann Lee', isMention: true },
      { text: ', see mail@x.example or ', isMention: false },
      { text: 'Ann Leeds', isMention: true },
    ]);
  });
});

describe('changing a note', () => {
  it('is refused to everyone but its author', () => {
    expect(checkChangeNote({ authorId: 'ann' }, 'ann')).toBeUndefined();
    expect(checkChangeNote({ authorId: 'ann' }, 'tom')).toEqual({ code: 'note-not-yours' });
  });
});
