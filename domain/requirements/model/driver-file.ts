import type { Period } from '../../shared/periods';
import type { Employment } from './employment';
import type { Evidence } from './evidence';
import type { Facts, License, PastEmployer } from './facts';
import type { OwnApplication } from './own-application';

/** Everything that is known about a driver. An absent history is unknown; an empty one states that there is none. */
export interface DriverFile {
  readonly facts: Facts;
  /** Facts that changed later, oldest first, each starting on its day. */
  readonly changes: readonly { readonly from: string; readonly facts: Facts }[];
  readonly licenses?: readonly License[] | undefined;
  readonly pastEmployers?: readonly PastEmployer[] | undefined;
  readonly homes?: readonly Period[] | undefined;
  readonly work?: readonly Period[] | undefined;
  readonly employments: readonly Employment[];
  readonly evidence: readonly Evidence[];
  /** The driver's own application to the platform, and where its parts stand. */
  readonly application?: OwnApplication | undefined;
}
