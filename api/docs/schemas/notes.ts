/** Schemas of notes about candidates and of message templates. */
export const noteSchemas: Readonly<Record<string, string>> = {
  CandidateNoteBody: 'The text of a note.',
  CandidateNote: "A note of a carrier's staff about a driver.",
  CandidateNotes: 'A page of notes about a driver.',
  CarrierCandidateNote: "A note of a carrier's staff about a driver, with the carrier, for operations.",
  CarrierCandidateNotes: 'A page of notes of all carriers about a driver, for operations.',
  CandidateNoteHistory: 'The texts of a note, the current one first.',
  MentionableMembers: 'The members whom a note can mention.',
  Mention: 'A note that mentions the caller.',
  Mentions: 'A page of notes that mention the caller.',
  NewTemplateBody: 'A new message template.',
  ChangeTemplateBody: 'A changed message template.',
  CarrierTemplate: 'A message template of a carrier.',
  CarrierTemplates: "A carrier's message templates, by kind and name.",
  TemplatePreviewBody: 'A text to fill in for one driver and job order.',
  TemplatePreview: 'A text whose fields are filled in.',
  PreviewCandidates: 'Candidates with whom a template can be previewed, latest first.',
};
