/** A failure whose one sentence is meant for the person who typed the command; no stack is shown. */
export class Fault extends Error {
  constructor(message, options) {
    super(message, options);
    this.name = 'Fault';
  }
}

export function reasonOf(error) {
  return error instanceof Error ? error.message : String(error);
}
