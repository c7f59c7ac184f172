import type { DigestCall, DigestItem, DigestLine } from '#domain/digest/lines';
import type { AccountTemplates } from '#domain/messages/account-messages';
import { longDateTime } from '#domain/shared/long-date';
import { stageLabels } from '#domain/stalled/labels';
import type { StalledKind } from '#domain/stalled/waits';
import { htmlMail, type Section } from '#platform/html-table';

const nouns: Readonly<Record<StalledKind, readonly [one: string, more: string]>> = {
  driver: ['driver', 'drivers'],
  candidacy: ['job application', 'job applications'],
  order: ['order', 'orders'],
};

const headings: Readonly<Record<DigestLine['kind'], string>> = {
  newOver: 'Newly overdue',
  dueToday: 'Due today',
  escalated: 'Escalated (more than 2× target)',
  calls: 'Calls due',
};

/** Orders have no owner; an application has the owner of its driver. */
function ownerText(line: DigestLine): string {
  if (line.kind !== 'calls' && line.what === 'order') return '';
  return line.isOwn ? ', yours' : ', unassigned';
}

function headingOf(line: DigestLine): string {
  const [one, more] = nouns[line.kind === 'calls' ? 'driver' : line.what];
  return `${headings[line.kind]}: ${String(line.count)} ${line.count === 1 ? one : more}${ownerText(line)}`;
}

const itemText = ({ name, about, stage, days, targetDays }: DigestItem): string[] => [
  about === null ? name : `${name}, ${about}`,
  stageLabels[stage],
  `${days === 1 ? '1 day' : `${String(days)} days`} (target: ${String(targetDays)})`,
];

const callText = ({ name, at, isOver }: DigestCall, timeZone: string, now: string): string[] => [
  name,
  `${isOver ? 'was due' : 'due'} ${longDateTime(at, timeZone, now)}`,
];

interface Row {
  readonly link: string;
  readonly parts: readonly string[];
}

const rowsOf = (line: DigestLine, timeZone: string, day: string): Row[] =>
  line.kind === 'calls'
    ? line.first.map((call) => ({ link: call.link, parts: callText(call, timeZone, day) }))
    : line.first.map((item) => ({ link: item.link, parts: itemText(item) }));

/** Plain text shows every link in full, so a list is linked only when it has more items than the email. */
function plainLines(line: DigestLine, rows: readonly Row[]): string[] {
  const rest = line.count - rows.length;
  return [
    '',
    headingOf(line),
    ...rows.map(({ parts, link }) => `- ${parts.join(', ')}\n  ${link}`),
    ...(rest > 0 ? [`and ${String(rest)} more: ${line.link}`] : []),
  ];
}

const sectionOf = (line: DigestLine, rows: readonly Row[]): Section => ({
  heading: { text: headingOf(line), link: line.link },
  rows: rows.map(({ parts: [name = '', ...rest], link }) => [{ text: name, link }, ...rest.map((text) => ({ text }))]),
});

const subjectParts: Readonly<Record<DigestLine['kind'], (count: number) => string>> = {
  newOver: (count) => `${String(count)} newly overdue`,
  dueToday: (count) => `${String(count)} due today`,
  escalated: (count) => `${String(count)} escalated`,
  calls: (count) => `${String(count)} ${count === 1 ? 'call' : 'calls'}`,
};

/** "Today: 3 newly overdue, 8 due today" */
function subjectOf(lines: readonly DigestLine[]): string {
  const kinds = [...new Set(lines.map(({ kind }) => kind))];
  const countOf = (wanted: DigestLine['kind']) =>
    lines.filter(({ kind }) => kind === wanted).reduce((sum, { count }) => sum + count, 0);
  return `Today: ${kinds.map((kind) => subjectParts[kind](countOf(kind))).join(', ')}`;
}

/** The daily email to a member of operations; each line links to its page. */
export function digestText({ firstName, day, timeZone, lines, settings }: AccountTemplates['ops-digest']) {
  const withRows = lines.map((line) => ({ line, rows: rowsOf(line, timeZone, day) }));
  const hello = [`Hello ${firstName},`, 'These drivers, job applications and orders need attention today.'];
  const why = 'You get this email on mornings when there is something to do.';
  return {
    subject: subjectOf(lines),
    lines: [
      hello[0] ?? '',
      '',
      ...hello.slice(1),
      ...withRows.flatMap(({ line, rows }) => plainLines(line, rows)),
      '',
      `${why} Turn it off: ${settings}`,
    ],
    html: htmlMail(
      hello,
      withRows.map(({ line, rows }) => sectionOf(line, rows)),
      [{ text: why }, { text: 'Turn it off', link: settings }],
    ),
  };
}
