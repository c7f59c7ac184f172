import type { CarrierStep } from '#domain/candidacies/next-step';
import type { DigestCandidate } from '#domain/digest/lines';
import type { AccountTemplates } from '#domain/messages/account-messages';
import { htmlMail } from '#platform/html-table';

/** The reader's next step, in the words of the pages. */
const actions: Readonly<Record<CarrierStep, string>> = {
  carrierAnswersRequest: 'Invite to the job or pass',
  safetyReviews: 'Approve or reject the driver',
  carrierSchedulesInterview: 'Schedule the interview',
  carrierConfirmsTime: "Confirm the driver's time or reschedule",
  carrierOffersTimes: 'Offer other interview times',
  attendInterview: 'Hire or pass',
  decideAfterInterview: 'Hire or pass',
  carrierAnswersStart: "Accept the driver's start date or keep yours",
  carrierConfirmsStart: 'Confirm the start or rescind the offer',
};

const daysText = (days: number): string => (days === 1 ? '1 day' : `${String(days)} days`);

const age = ({ days, isOver }: DigestCandidate): string =>
  `waiting ${days === 0 ? 'less than 1 day' : daysText(days)}${isOver ? ', overdue' : ''}`;

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
