import type { StatedFacts } from '#domain/requirements/sources/stated-facts';

/** A job of a small truck within one state, which the rules about qualification files do not concern. */
export const lightJob: StatedFacts = {
  ...{ cdlJob: false, interstate: false, vehicleWeight: 9_000, exemptOperation: true, lcv: false },
  ...{ nonDomiciledCdl: false, firstOrIntermittentUse: false },
  ...{ unresolvedViolation: false, variance: false, insulin: false, visionStandard: true },
};
