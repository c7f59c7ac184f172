import { type Sight, sights } from '#domain/whose-turn/sights';
import { allTransitions } from '#domain/whose-turn/transitions/all';
import { moneyTransitions } from '#domain/whose-turn/transitions/money';
import {
  parties,
  type Party,
  partyOf,
  type Silence,
  silences,
  type TransitionRow,
} from '#domain/whose-turn/transitions/row';
import { code, type Table } from './markdown';

/** "`startSet` (email, text)"; the audience is named where it is only a part of the carrier's staff. */
function sendText(send: string): string {
  const [, to = '', template = '', channels = ''] = /^(\w+): (\S+) (\(.*\))$/.exec(send) ?? [];
  const isParty = to === 'driver' || to === 'pastEmployer' || to === 'ops';
  return `${code(template)} ${channels}${isParty ? '' : ` to ${to}`}`;
}

function cell({ sends, silent }: TransitionRow, party: Party): string {
  const own = sends.filter((send) => partyOf(send) === party).map(sendText);
  const silence: Silence | undefined = silent[party];
  return [...own, ...(silence === undefined ? [] : [`no message: ${silences[silence]}`])].join('; ') || '–';
}

const transitions: Table = {
  head: ['Transition', 'Workflow', 'Driver', 'Carrier', 'Operations', 'Past employer'],
  rows: Object.entries({ ...allTransitions, 'invoices, payments and credit': moneyTransitions }).flatMap(
    ([workflow, rows]) =>
      Object.entries(rows as Readonly<Record<string, TransitionRow>>).map(([type, row]) => [
        code(type),
        workflow,
        ...parties.map((party) => cell(row, party)),
      ]),
  ),
};

const key = (text: string | null): string => (text === null ? '–' : code(text));

const steps: Table = {
  head: [
    'Step',
    'Workflow',
    'Turn of',
    "Driver's home",
    "Driver's page",
    'Home of the other side',
    'Page of the other side',
  ],
  rows: Object.entries(sights).flatMap(([workflow, rows]) =>
    rows.map(({ step, turn, driverHome, driverPage, otherHome, otherPage }: Sight) => [
      code(step),
      workflow,
      turn,
      key(driverHome),
      key(driverPage),
      key(otherHome),
      key(otherPage),
    ]),
  ),
};

/** The tables of transitions, messages and first texts, by the name in their marker. */
export const transitionTables: Readonly<Record<string, Table>> = { transitions, 'whose-turn': steps };
