import type { AdverseLetter } from '#domain/adverse-actions/schema';
import type { PrintedDocument } from '#platform/printed-document';
import { printedText } from '../../legal/printed-text';

/** A letter that is sent and stored. */
export interface StoredLetter {
  readonly noticeId: string;
  readonly language: string;
  readonly createdAt: string;
  readonly text: AdverseLetter;
}

/** The letter as the driver receives it, with the summary of rights. Equal letters are equal files. */
export const letterDocument = ({ noticeId, text, ...document }: StoredLetter): PrintedDocument => {
  const { title, body, isTemplate, rights } = text;
  return {
    ...document,
    title,
    footer: `${title} · ${noticeId}`,
    blocks: [
      ...printedText(body, { isTemplate }),
      ...(rights === null
        ? []
        : [
            { type: 'rule' } as const,
            { type: 'heading', text: rights.title, level: 1 } as const,
            ...printedText(rights.body, { isTemplate: false }),
          ]),
    ],
  };
};
