/** Minimum number of references (docs/requirements.md#limits). */
export const MIN_REFERENCES = 2;
/** Maximum number of references. */
export const MAX_REFERENCES = 6;
