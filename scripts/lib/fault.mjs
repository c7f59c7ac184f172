/** An error whose message is shown to the user without a stack trace. */
export class Fault extends Error {
  constructor(message, options) {
    super(message, options);
    this.name = 'Fault';
  }
}

/** A process that was started ended before it was ready. */
export class EarlyEnd extends Fault {
  /**
   * @param {string} message
   * @param {any} part
   */
  constructor(message, part) {
    super(message);
    this.part = part;
  }
}

export function reasonOf(error) {
  return error instanceof Error ? error.message : String(error);
}
