/** The order whose autopilot is previewed. */
export interface AutopilotModalData {
  orderId: string;
  title: string;
  /** Whether the dialog offers to turn autopilot on. */
  mayTurnOn: boolean;
}
