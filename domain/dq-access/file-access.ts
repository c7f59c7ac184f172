import type { AccessStateOrNone } from './states';

/** The parts of a driver's file that a carrier may open. */
export interface FileAccess {
  /** The state of the driver's grant; one whose end has passed is `revoked`. */
  readonly state: AccessStateOrNone;
  /** An employment of this carrier lasts: the law makes it keep the file, whatever the grant says. */
  readonly isByLaw: boolean;
  /** The last day of a grant in force. */
  readonly endsOn: string | null;
  /** The driver's history names the carrier, and the driver has neither answered it nor granted access: nothing is shown. */
  readonly isWithheld: boolean;
}

/** The access of a carrier that never asked, and that the driver's history does not name. */
export const NO_FILE_ACCESS: FileAccess = { state: 'none', isByLaw: false, endsOn: null, isWithheld: false };

/** Whether the whole file is open: a grant in force, or an employment in force. */
export const isFileOpen = ({ state, isByLaw }: Pick<FileAccess, 'state' | 'isByLaw'>): boolean =>
  isByLaw || state === 'approved';
