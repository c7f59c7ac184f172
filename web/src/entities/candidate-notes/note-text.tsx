import { Fragment } from 'react';
import { splitMentions } from '#domain/candidate-notes/mentions';
import type { CandidateNote } from '#domain/candidate-notes/schema';
import './notes.css';

/** The text of a note with its mentions marked. */
export function NoteText({ note: { text, mentions } }: { note: Pick<CandidateNote, 'text' | 'mentions'> }) {
  const parts = splitMentions(text, mentions);
  return (
    <p className="gh-note-text">
      {parts.map((part, index) => (
        // The parts of a text have no other identity than their place.
        <Fragment key={`${String(index)}-${part.text}`}>
          {part.isMention ? <strong className="gh-note-mention">@{part.text}</strong> : part.text}
        </Fragment>
      ))}
    </p>
  );
}
