import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProblemCode } from '#domain/problems';
import { asApiProblem } from '#web/shared/http/api-problem';
import { formatDay } from './format';
import { i18n } from './i18n';

const isProblemCode = (code: string): code is ProblemCode => i18n.exists(code, { ns: 'problems' });

/** The label of the event that happened in the meantime; empty where the page has no labels of events. */
function eventText(event: unknown): string {
  const key = `event.${String(event)}`;
  return i18n.exists(key, { ns: 'labels' }) ? `: ${i18n.t(key, { ns: 'labels', defaultValue: '' })}` : '';
}

type ProblemParams = Readonly<Record<string, unknown>>;

interface Line {
  readonly title: string;
  readonly status: string;
}

const isLine = (value: unknown): value is Line =>
  typeof value === 'object' && value !== null && 'title' in value && 'status' in value;

/** The number of requirements that the reader may not see, and their readers; empty where the page has no texts of them. */
const hiddenText = ({ hidden, hiddenStores }: ProblemParams): string =>
  hidden
    ? i18n.t('hiddenLines', { ns: 'hiring', count: Number(hidden), context: String(hiddenStores), defaultValue: '' })
    : '';

/** The requirements that a problem lists, each with its status where the page has texts of them. */
function linesText(params: ProblemParams): string {
  const { lines } = params;
  const found = Array.isArray(lines) ? lines.filter(isLine) : [];
  const texts = found.map(({ title, status }) => {
    const key = `lineStatus.${status}`;
    return i18n.exists(key, { ns: 'hiring' }) ? `${title} (${i18n.t(key, { ns: 'hiring', defaultValue: '' })})` : title;
  });
  const all = [...texts, hiddenText(params)].filter(Boolean);
  return all.length === 0 ? '' : `: ${all.join('; ')}`;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The parameters of a text, with days as people read them. */
const readable = (params: ProblemParams): ProblemParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' && DAY.test(value) ? formatDay(value) : value,
    ]),
  );

/**
 * The text of a thrown problem, or of a code alone, which lacks the parameters of some texts. A code that the
 * catalog does not have is shown unchanged. Until the catalog is loaded, a thrown problem shows the server's own text.
 */
export function useProblemText() {
  const { t, ready } = useTranslation('problems', { useSuspense: false });
  const { t: common } = useTranslation('common');
  return useCallback(
    (problem: unknown): string => {
      if (typeof problem === 'string') {
        if (!ready) return common('fieldProblem.invalid');
        return isProblemCode(problem) ? t(problem, { organization: common('theCarrier') }) : problem;
      }
      const { code, params, message } = asApiProblem(problem);
      // The request never reached the server.
      if (code === 'offline') return common('connection.nothingSent');
      if (code === 'unreachable') return common('connection.unreachable');
      if (code === 'outdated') return common('connection.outdated');
      return isProblemCode(code)
        ? `${t(code, readable(params))}${linesText(params)}${eventText(params['did'])}`
        : message;
    },
    [t, ready, common],
  );
}

/** The text of a field error: a schema's own text as it is, a code by its translation. */
export function useFieldProblemText() {
  const { t } = useTranslation('common');
  const problemText = useProblemText();
  return useCallback(
    (codeOrText: string): string => {
      switch (codeOrText) {
        case 'required':
          return t('fieldProblem.required');
        case 'too-small':
          return t('fieldProblem.tooSmall');
        case 'too-big':
          return t('fieldProblem.tooBig');
        case 'control-character':
          return t('fieldProblem.controlCharacter');
        case 'web-address':
          return t('fieldProblem.webAddress');
        case 'character-not-in-names':
          return t('fieldProblem.nameCharacter');
        default:
          return /^invalid-[a-z]+$/.test(codeOrText) ? t('fieldProblem.invalid') : problemText(codeOrText);
      }
    },
    [t, problemText],
  );
}
