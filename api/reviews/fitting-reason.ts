import type { RejectionReason } from '#domain/driver-pipeline/reasons';
import type { DocumentKind, SentTask } from '#domain/driver-pipeline/tasks';
import { fitsThing } from '#domain/driver-reviews/reasons';
import { problems } from '#domain/problems';
import { InvalidInputError } from '../http/validate';

/** Refuses a rejection whose reason says something that cannot be true of the document or task. */
export function requireFittingReason(
  { isApproved, reason }: { readonly isApproved: boolean; readonly reason: RejectionReason | null },
  thing: DocumentKind | SentTask,
): void {
  if (isApproved || reason === null || fitsThing(reason, thing)) return;
  const message = problems['reason-not-fitting'].title;
  throw new InvalidInputError([{ in: 'body', pointer: '/reason', code: 'reason-not-fitting', message }]);
}
