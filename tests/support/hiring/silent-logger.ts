import { createLogger } from '#platform/logger';

/** A real logger without output. */
export const silentLogger = createLogger({ level: 'silent', name: 'test' });
