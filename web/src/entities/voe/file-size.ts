const KB = 1_024;
const DIGITS = 1;

/** 340 kB or 1.2 MB */
export const formatFileSize = (bytes: number): string =>
  bytes < KB * KB ? `${String(Math.max(1, Math.round(bytes / KB)))} kB` : `${(bytes / KB / KB).toFixed(DIGITS)} MB`;
