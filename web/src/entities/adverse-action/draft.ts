import type { AdverseGuide, AdverseLetterBody, ReportingAgency, SendNoticeBody } from '#domain/adverse-actions/schema';
import { MIN_WAIT_DAYS } from '#domain/adverse-actions/terms';

/** The entries of the first notice. */
export interface DraftValues {
  path: 'twoSteps' | 'remote';
  agency: ReportingAgency;
  fileId: string | null;
  waitDays: number | null;
  decidedOn: string;
  isRemoteOnly: boolean;
}

/** The first letter, as the API receives it. */
export type LetterInput = Omit<AdverseLetterBody, 'decidedOn'> & { decidedOn?: string };

/** The first notice, as the API receives it. */
export type NoticeInput = Omit<SendNoticeBody, 'decidedOn'> & { decidedOn?: string };

/** Two steps by default; the agency of an earlier adverse action is offered again. */
export const startOfDraft = ({ action, today }: AdverseGuide): DraftValues => ({
  path: 'twoSteps',
  agency: action?.agency ?? { name: '', address: '', phone: '' },
  fileId: null,
  waitDays: MIN_WAIT_DAYS,
  decidedOn: today,
  isRemoteOnly: false,
});

/** The contents of the letter. */
export const letterBody = ({ path, agency, waitDays, decidedOn }: DraftValues): LetterInput => ({
  path,
  agency,
  waitDays: waitDays ?? MIN_WAIT_DAYS,
  ...(path === 'remote' && { decidedOn }),
});

/** The notice to send. */
export const noticeBody = ({ candidacyRound }: AdverseGuide, values: DraftValues): NoticeInput => ({
  ...letterBody(values),
  round: candidacyRound,
  reportFileIds: values.fileId === null ? [] : [values.fileId],
  isRemoteOnly: values.path === 'remote' && values.isRemoteOnly,
});
