import type {
  PreviewRequirementBody,
  RequirementPreview,
  RequirementVersion,
} from '#domain/requirements/version-schema';
import { DAY_MS, instantAfter } from '#domain/shared/durations';
import { requireSuccess } from '../core/calls';
import type { Lab } from '../core/lab';
import { addOpsMembers } from '../core/people';
import { logProgress } from '../core/progress';

/** A requirement of most drivers, with evidence that expires. */
const CODE = 'medical-card';
const NOTICE_DAYS = 90;

/** Seconds for previewing a change against all drivers, in batches one after the other, as the page does. */
export async function measurePreview({ db, baseUrl }: Lab): Promise<{ drivers: number; seconds: number }> {
  logProgress('previewing a change of a requirement');
  const [member] = await addOpsMembers(db, 1);
  if (member === undefined) throw new Error('The world needs a member of operations');
  const records = '/ops/requirement-records';
  const read = { method: 'GET', path: `${records}?code=${CODE}`, token: member.token } as const;
  const { data } = await requireSuccess(baseUrl, read);
  const body = draftOf(data as RequirementVersion[]);
  const start = performance.now();
  let drivers = 0;
  let after: string | null = null;
  do {
    const call = { method: 'POST', path: `${records}/preview`, token: member.token, body: { ...body, after } } as const;
    const page = (await requireSuccess(baseUrl, call)) as unknown as RequirementPreview;
    drivers += page.checked;
    after = page.next;
  } while (after !== null);
  return { drivers, seconds: (performance.now() - start) / 1000 };
}

/** A later version, under which drivers are reminded earlier. */
function draftOf(versions: readonly RequirementVersion[]): Omit<PreviewRequirementBody, 'after'> {
  const version = versions.find(({ to, correction }) => to === null && correction === null);
  if (version === undefined) throw new Error(`No version of ${CODE} is in force`);
  const { _id, organization: _of, correction: _no, author: _by, writtenAt: _at, endedBy: _ender, ...draft } = version;
  const from = instantAfter(new Date().toISOString(), 2 * DAY_MS).slice(0, 10);
  return {
    draft: { ...draft, noticeDays: NOTICE_DAYS, from, to: null },
    ...{ replaces: _id, replacesUntil: null, corrects: null },
  };
}
