import type { Requirement } from '../model/requirement';
import type { LineSubject } from './subjects';
import type { Stretch } from './timeline';

/** A version of a requirement, the whole timeline that it belongs to, and the subject of the line. */
export interface Line {
  readonly version: Requirement;
  readonly timeline: readonly Stretch[];
  readonly subject: LineSubject;
}
