import { createLogger } from '#platform/logger';

/** A real logger that keeps quiet. */
export const silentLogger = createLogger({ level: 'silent', name: 'test' });
