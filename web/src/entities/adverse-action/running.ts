import type { AdverseGuide } from '#domain/adverse-actions/schema';

/** Whether the guide has begun, and another first notice is not possible. */
export const isRunning = ({ action, actions }: AdverseGuide): boolean =>
  action !== null && action.state !== 'withdrawn' && !actions.includes('sendPreAdverseNotice');
