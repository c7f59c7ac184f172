/** Identifies a file where only plain strings are compared. */
export const fileFingerprint = ({ name, size, lastModified }: File): string => `${name}/${size}/${lastModified}`;
