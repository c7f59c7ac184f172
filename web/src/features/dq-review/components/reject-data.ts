/** The driver whose review is rejected. */
export interface RejectData {
  assignmentId: string;
  name: string;
}
