import { closeReasonLabels } from '#domain/candidacies/labels';
import type { CarrierStep } from '#domain/candidacies/next-step';
import type { DigestBenchReview, DigestCandidate, DigestClosed, DigestMention } from '#domain/digest/lines';
import type { AccountTemplates } from '#domain/messages/account-messages';
import { htmlMail } from '#platform/html-table';

/** The reader's next step, in the words of the pages. */
const actions: Readonly<Record<CarrierStep, string>> = {
  carrierAnswersRequest: 'Move to review or pass',
  safetyReviews: 'Approve or reject the driver',
  carrierSchedulesInterview: 'Invite to interview',
  carrierConfirmsTime: "Confirm the driver's time or reschedule",
  carrierOffersTimes: 'Offer other interview times',
  attendInterview: 'Hire or pass',
  decideAfterInterview: 'Hire or pass',
  carrierAnswersStart: "Accept the driver's start date or keep yours",
  carrierConfirmsStart: 'Confirm the start or rescind the offer',
  completeDriverFile: "Complete the driver's file",
  completeDriverFileAtWork: "The driver must not drive for now: complete the driver's file",
  bothCompleteFileAtWork: "The driver must not drive for now: complete the driver's file; the driver sends the rest",
  bothCompleteFile: "Complete the driver's file; the driver sends the rest",
};

const numbered = (count: number, one: string): string => `${String(count)} ${one}${count === 1 ? '' : 's'}`;

const age = ({ days, isOver }: Pick<DigestCandidate, 'days' | 'isOver'>): string =>
  `waiting ${days === 0 ? 'less than 1 day' : numbered(days, 'day')}${isOver ? ', overdue' : ''}`;

interface Counts {
  readonly candidates: number;
  readonly reviews: number;
  readonly closed: number;
  readonly mentions: number;
}

/** The waiting items in numbers, for the subject and the first sentence. */
function summaryOf({ candidates, reviews, closed, mentions }: Counts): string {
  const waiting = [
    ...(candidates > 0 ? [numbered(candidates, 'candidate')] : []),
    ...(reviews > 0 ? [numbered(reviews, 'bench review')] : []),
  ].join(' and ');
  const verb = candidates + reviews === 1 ? 'is' : 'are';
  return [
    ...(waiting === '' ? [] : [`${waiting} ${verb} waiting for you`]),
    ...(closed > 0 ? [`${numbered(closed, 'candidate')} no longer available`] : []),
    ...(mentions > 0 ? [numbered(mentions, 'unread mention')] : []),
  ].join(', ');
}

interface Row {
  readonly link: string;
  readonly parts: readonly [string, ...string[]];
}

/** A heading with its rows; the heading links to the page that lists them. */
interface Section {
  readonly heading: string;
  readonly link: string | undefined;
  readonly rows: readonly Row[];
}

const candidateRow = (candidate: DigestCandidate): Row => ({
  link: candidate.link,
  parts: [candidate.name, actions[candidate.nextStep], age(candidate)],
});
const benchRow = (review: DigestBenchReview): Row => ({
  link: review.link,
  parts: [review.name, 'Approve or reject for the bench', age(review)],
});
/** The party that ended it, with its reason if there is one. */
function endingOf({ by, reason }: DigestClosed): string {
  if (by === 'system') return closeReasonLabels[reason];
  return reason === 'unspecified' ? 'Ended by the driver' : `Ended by the driver: ${closeReasonLabels[reason]}`;
}
const closedRow = (closed: DigestClosed): Row => ({
  link: closed.link,
  parts: [closed.name, closed.order, endingOf(closed)],
});
const mentionRow = ({ name, author, text, link }: DigestMention): Row => ({
  link,
  parts: [name, `${author}: ${text}`],
});

function sectionsOf({ orders, bench, benchLink, closed, mentions }: AccountTemplates['carrier-digest']): Section[] {
  return [
    ...orders.map(({ title, facility, link, candidates }) => ({
      heading: `${title}, ${facility}`,
      link,
      rows: candidates.map(candidateRow),
    })),
    { heading: 'Bench reviews', link: benchLink, rows: bench.map(benchRow) },
    { heading: 'No longer available', link: undefined, rows: closed.map(closedRow) },
    { heading: 'Notes that mention you', link: undefined, rows: mentions.map(mentionRow) },
  ].filter(({ rows }) => rows.length > 0);
}

/** The daily email to a carrier's employee: candidates by order, bench reviews, ended candidates, and notes that mention them. */
export function carrierDigestText(params: AccountTemplates['carrier-digest']) {
  const { firstName, orders, bench, closed, mentions, settings } = params;
  const candidates = orders.flatMap((order) => order.candidates);
  const over = [...candidates, ...bench].filter(({ isOver }) => isOver).length;
  const summary = summaryOf({
    candidates: candidates.length,
    reviews: bench.length,
    closed: closed.length,
    mentions: mentions.length,
  });
  const hello = [`Hello ${firstName},`, `${summary}.`];
  const why = 'You get this email on mornings when something is waiting for you or has ended.';
  const sections = sectionsOf(params);
  return {
    subject: `Today: ${summary}${over === 0 ? '' : `, ${String(over)} overdue`}`,
    lines: [
      hello[0] ?? '',
      '',
      ...hello.slice(1),
      ...sections.flatMap(({ heading, rows }) => [
        '',
        heading,
        ...rows.map(({ parts, link }) => `- ${parts.join(', ')}\n  ${link}`),
      ]),
      '',
      `${why} Turn it off: ${settings}`,
    ],
    html: htmlMail(
      hello,
      sections.map(({ heading, link, rows }) => ({
        heading: { text: heading, ...(link !== undefined && { link }) },
        rows: rows.map(({ parts: [name, ...rest], link: to }) => [
          { text: name, link: to },
          ...rest.map((text) => ({ text })),
        ]),
      })),
      [{ text: why }, { text: 'Turn it off', link: settings }],
    ),
  };
}
