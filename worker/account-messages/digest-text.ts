import type { AccountTemplates } from '#domain/accounts/messages';
import type { DigestDriver, DigestLine } from '#domain/digest/lines';

const drivers = (count: number): string => (count === 1 ? '1 driver' : `${String(count)} drivers`);

const whose = ({ isOwn }: DigestLine): string => (isOwn ? 'of yours' : 'without an owner');

function sentence(line: DigestLine): string {
  const who = `${drivers(line.count)} ${whose(line)}`;
  switch (line.kind) {
    case 'newOver':
      return `New over target: ${who}.`;
    case 'dueToday':
      return `Due today: ${who}.`;
    case 'escalated':
      return `Escalated, past twice the target: ${who}.`;
  }
}

const driverLine = ({ name, stage, days, targetDays, link }: DigestDriver): string =>
  `  ${name}, ${stage}, ${String(days)}d / ${String(targetDays)}d: ${link}`;

const lineTexts = (line: DigestLine): string[] => {
  const rest = line.count - line.drivers.length;
  return [
    '',
    sentence(line),
    `All of them: ${line.link}`,
    ...line.drivers.map(driverLine),
    ...(rest > 0 ? [`  and ${String(rest)} more`] : []),
  ];
};

/** The morning's mail to a member of operations: each line is one click away from its page. */
export const digestText = ({ firstName, lines, settings }: AccountTemplates['ops-digest']) => ({
  subject: `This morning: ${lines
    .filter(({ isOwn }) => isOwn)
    .concat(lines.filter(({ isOwn }) => !isOwn))
    .slice(0, 2)
    .map((line) => sentence(line).replace(/\.$/, ''))
    .join('; ')}`,
  lines: [
    `Hello ${firstName},`,
    'this is who waits for you.',
    ...lines.flatMap(lineTexts),
    '',
    `You get this mail on mornings when there is something to tell. Turn it off under Preferences: ${settings}`,
  ],
});
