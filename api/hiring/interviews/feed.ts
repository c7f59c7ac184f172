import { openCalendarFeed } from '#db/accounts/calendar-feed-store';
import { findUser, type User } from '#db/accounts/user-store';
import { listCarrierInterviews } from '#db/candidacies/carrier-calendar';
import { type CarrierActor, isCarrierStaff } from '#domain/accounts/actor';
import { can } from '#domain/accounts/policy';
import { ProblemError } from '#domain/problems';
import { DAY_MS } from '#domain/shared/durations';
import type { RouteContext } from '../../http/context';
import type { FileResult } from '../../http/define-route';
import { feedFile } from './feed-file';

const FILE = /^([\w-]{43})\.ics$/;
/** The days before and after today that a feed contains. */
const PAST_DAYS = 30;
const FUTURE_DAYS = 366;

/**
 * The feed behind a secret address: the interviews that its owner holds, and those of the owner's facilities without a
 * named interviewer. 404 for every other address, and once the owner may no longer see interviews.
 */
export async function readFeed(
  { db, now, publicUrl }: Pick<RouteContext, 'db' | 'now' | 'publicUrl'>,
  file: string,
): Promise<FileResult> {
  const [, token] = FILE.exec(file) ?? [];
  const userId = token === undefined ? undefined : await openCalendarFeed(db, token, now());
  const owner = userId === undefined ? undefined : ownerOf(await findUser(db, userId));
  if (owner === undefined) throw new ProblemError('not-found');
  const interviews = await listCarrierInterviews(db, {
    organizationId: owner.organizationId,
    interviewerId: owner.userId,
    from: new Date(now().getTime() - PAST_DAYS * DAY_MS).toISOString(),
    to: new Date(now().getTime() + FUTURE_DAYS * DAY_MS).toISOString(),
  });
  const reader = { isRecruiter: owner.position === 'RECRUITER' };
  const content = feedFile(interviews, { publicUrl, now: now(), reader });
  return { fileName: 'interviews.ics', content, isInline: true };
}

/** The feed's owner, who must still be allowed to see interviews. */
function ownerOf(user: User | undefined): CarrierActor | undefined {
  if (user?.isActive !== true || user.organization?.isActive !== true) return undefined;
  const { id, roles, position, organization } = user;
  const actor = { userId: id, roles, organizationId: organization.id, ...(position !== null && { position }) };
  return isCarrierStaff(actor) && can(actor, 'hiring:act') ? actor : undefined;
}
