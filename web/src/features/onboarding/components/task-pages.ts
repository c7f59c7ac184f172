import { complianceSteps } from '#domain/compliance/steps';

/** The page where the background check is signed: its last step. */
export const SIGNATURE_PAGE = `compliance/${String(complianceSteps.length)}`;
