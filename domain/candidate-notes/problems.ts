/** Problems of notes and of message templates. */
export const noteProblems = {
  'note-closed': { kind: 'conflict', title: 'Notes can only be edited for one day. Please add a new one' },
  'note-not-yours': { kind: 'forbidden', title: 'Only the author can edit a note' },
  'template-changed': {
    kind: 'conflict',
    title: 'This template was changed or deleted in the meantime. Please look at the new text',
  },
  'template-name-taken': { kind: 'conflict', title: 'Another template has this name' },
} as const;
