import { drugTests, failures } from '../model/findings';
import type { Context } from './context';
import { documentsAgainst } from './documents';

/** The days of failed and refused tests of the driver at this carrier, in their order (49 CFR 382.501, 40.285). */
export const violationDays = (context: Context): string[] =>
  drugTests
    .flatMap((kind) =>
      failures.flatMap((finding) => documentsAgainst({ kind, dated: 'received', findings: [finding] }, context)),
    )
    .map(({ day }) => day)
    .toSorted();
