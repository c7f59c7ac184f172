/** An error whose message is shown to the user without a stack trace. */
export class Fault extends Error {
  constructor(message, options) {
    super(message, options);
    this.name = 'Fault';
  }
}

export function reasonOf(error) {
  return error instanceof Error ? error.message : String(error);
}
