import type { AccountTemplates } from '#domain/accounts/messages';
import type { DigestCall, DigestItem, DigestLine } from '#domain/digest/lines';
import type { StalledKind } from '#domain/stalled/waits';

const things: Readonly<Record<StalledKind, readonly [one: string, more: string]>> = {
  driver: ['driver', 'drivers'],
  candidacy: ['application', 'applications'],
  order: ['order', 'orders'],
};

/** Nobody owns orders; an application is whose its driver is. */
function whose(what: StalledKind, isOwn: boolean): string {
  if (what === 'order') return 'that nobody owns';
  const owner = isOwn ? 'of yours' : 'without an owner';
  return what === 'driver' ? owner : `of ${isOwn ? 'drivers of yours' : 'drivers without an owner'}`;
}

const counted = (count: number, [one, more]: readonly [string, string]): string =>
  `${String(count)} ${count === 1 ? one : more}`;

function sentence(line: DigestLine): string {
  const { kind, count, isOwn } = line;
  if (kind === 'calls')
    return `Calls agreed until tonight: ${counted(count, things.driver)} ${whose('driver', isOwn)}.`;
  const who = `${counted(count, things[line.what])} ${whose(line.what, isOwn)}`;
  switch (kind) {
    case 'newOver':
      return `New over target: ${who}.`;
    case 'dueToday':
      return `Due today: ${who}.`;
    case 'escalated':
      return `Escalated, past twice the target: ${who}.`;
  }
}

/** "inReview" as two words; stages of a driver have names of their own. */
const stageText = (stage: string): string =>
  /^[a-z]/.test(stage) ? stage.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) : stage;

const itemLine = ({ name, about, stage, days, targetDays, link }: DigestItem): string =>
  `  ${[name, about, stageText(stage)].filter((part) => part !== null).join(', ')}, ${String(days)}d / ${String(targetDays)}d: ${link}`;

function callLine({ name, at, isOver, link }: DigestCall, timeZone: string): string {
  const time = { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone } as const;
  return `  ${name}, ${isOver ? 'since' : 'at'} ${new Intl.DateTimeFormat('en-US', time).format(new Date(at))}: ${link}`;
}

function lineTexts(line: DigestLine, timeZone: string): string[] {
  const rest = line.count - line.first.length;
  const first = line.kind === 'calls' ? line.first.map((call) => callLine(call, timeZone)) : line.first.map(itemLine);
  return [
    '',
    sentence(line),
    `All of them: ${line.link}`,
    ...first,
    ...(rest > 0 ? [`  and ${String(rest)} more`] : []),
  ];
}

/** The morning's mail to a member of operations: each line is one click away from its page. */
export const digestText = ({ firstName, timeZone, lines, settings }: AccountTemplates['ops-digest']) => ({
  subject: `This morning: ${lines
    .filter(({ isOwn }) => isOwn)
    .concat(lines.filter(({ isOwn }) => !isOwn))
    .slice(0, 2)
    .map((line) => sentence(line).replace(/\.$/, ''))
    .join('; ')}`,
  lines: [
    `Hello ${firstName},`,
    'this is who waits for you.',
    ...lines.flatMap((line) => lineTexts(line, timeZone)),
    '',
    `You get this mail on mornings when there is something to tell. Turn it off under Preferences: ${settings}`,
  ],
});
