/** So long a message offers to take back what it is about. */
export const UNDO_SECONDS = 10;
