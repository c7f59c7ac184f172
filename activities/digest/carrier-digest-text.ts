import type { AccountTemplates } from '#domain/accounts/messages';
import type { CarrierStep } from '#domain/candidacies/next-step';
import type { DigestCandidate } from '#domain/digest/lines';
import { htmlMail } from '#platform/html-table';

/** The reader's next action. */
const actions: Readonly<Record<CarrierStep, string>> = {
  carrierAnswersRequest: 'Answer the request',
  safetyReviews: 'Review the driver',
  carrierSchedulesInterview: 'Schedule the interview',
  carrierConfirmsTime: 'Confirm the interview time',
  attendInterview: 'Hire the driver or pass',
  decideAfterInterview: 'Hire the driver or pass',
  carrierAnswersStart: 'Answer the proposed start date',
  carrierConfirmsStart: 'Confirm the start',
};

const daysText = (days: number): string => (days === 1 ? '1 day' : `${String(days)} days`);

const age = ({ days, isOver }: DigestCandidate): string =>
  `${days === 0 ? 'new today' : `waiting ${daysText(days)}`}${isOver ? ', overdue' : ''}`;

const counted = (count: number): string =>
  count === 1 ? '1 candidate is waiting' : `${String(count)} candidates are waiting`;

/** The daily email to a carrier's employee: the candidates who wait for that person, by order. */
export function carrierDigestText({ firstName, orders, settings }: AccountTemplates['carrier-digest']) {
  const all = orders.flatMap(({ candidates }) => candidates);
  const over = all.filter(({ isOver }) => isOver).length;
  const hello = [`Hello ${firstName},`, `${counted(all.length)} for you.`];
  const why = 'You get this email on mornings when candidates are waiting for you.';
  const partsOf = (candidate: DigestCandidate) => [candidate.name, actions[candidate.nextStep], age(candidate)];
  return {
    subject: `Today: ${counted(all.length)} for you${over === 0 ? '' : `, ${String(over)} overdue`}`,
    lines: [
      hello[0] ?? '',
      '',
      ...hello.slice(1),
      ...orders.flatMap(({ title, facility, candidates }) => [
        '',
        `${title}, ${facility}`,
        ...candidates.map((candidate) => `- ${partsOf(candidate).join(', ')}\n  ${candidate.link}`),
      ]),
      '',
      `${why} Turn it off: ${settings}`,
    ],
    html: htmlMail(
      hello,
      orders.map(({ title, facility, link, candidates }) => ({
        heading: { text: `${title}, ${facility}`, link },
        rows: candidates.map((candidate) => {
          const [name = '', ...rest] = partsOf(candidate);
          return [{ text: name, link: candidate.link }, ...rest.map((text) => ({ text }))];
        }),
      })),
      [{ text: why }, { text: 'Turn it off', link: settings }],
    ),
  };
}
