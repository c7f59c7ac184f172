/** Workflow id of the adverse actions of a candidacy. */
export const adverseActionWorkflowId = (candidacyId: string): string => `adverse-action/${candidacyId}`;
