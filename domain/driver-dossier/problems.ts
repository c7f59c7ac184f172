/** Problems with drivers' files for carriers, part of the problem catalog. */
export const dossierProblems = {
  'document-not-for-position': {
    kind: 'forbidden',
    title: "People in your position can't open this kind of document",
  },
} as const;
