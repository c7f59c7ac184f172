/** The driver whose review is rejected. */
export interface RejectData {
  assignmentId: string;
  candidacyId: string;
  name: string;
}
