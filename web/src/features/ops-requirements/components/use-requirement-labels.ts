import { useTranslation } from 'react-i18next';
import type { anchors } from '#domain/requirements/model/employment';
import type { Breach, DocumentProof } from '#domain/requirements/model/requirement';
import { spanUnits } from '#domain/requirements/model/span';
import type { RequirementVersion } from '#domain/requirements/version-schema';
import { formatDate } from '#web/shared/i18n/format';
import { useConditionText } from './use-condition-choices';

type Version = RequirementVersion;

const unitKeys = { days: 'days', 'business days': 'businessDays', months: 'months', years: 'years' } as const;

/** Texts of lengths of time, and of days counted from another one. */
function useRuleText() {
  const { t } = useTranslation('ops-requirements');
  const span = (text: string): string => {
    const [count = '', ...rest] = text.split(' ');
    const unit = spanUnits.find((each) => each === rest.join(' ')) ?? 'days';
    return t(`span.${unitKeys[unit]}`, { count: Number(count) });
  };
  const rule = (text: string): string => {
    const [start = '', plus] = text.split(' + ');
    const day = t(`start.${start as (typeof anchors)[number]}`);
    return plus === undefined ? day : t('afterDay', { span: span(plus), day });
  };
  return { span, rule };
}

function useProofText() {
  const { t } = useTranslation(['ops-requirements', 'files']);
  const { span } = useRuleText();
  const document = ({ kind, dated, lasts, until, maximum, findings = [] }: DocumentProof): string =>
    [
      t('proof.dated', { what: t(`files:kind.${kind}`), date: t(`files:date.${dated}`) }),
      ...findings.map((finding) => t(`files:finding.${finding}`)),
      ...(lasts === undefined ? [] : [t('proof.lasts', { span: span(lasts) })]),
      ...(until === undefined ? [] : [t('proof.until', { date: t(`files:date.${until}`) })]),
      ...(maximum === undefined ? [] : [t('proof.maximum', { span: span(maximum) })]),
    ].join(', ');
  return (proof: Version['proofs'][number]): string => {
    if ('age' in proof) return t('proof.age', { years: proof.age });
    return 'check' in proof ? t('what.check') : document(proof);
  };
}

/** Texts of the first due day and of the retention. */
function useDayTexts() {
  const { t } = useTranslation(['ops-requirements', 'files']);
  const { rule } = useRuleText();
  const due = ({ due: when, isOptional }: Version): string => {
    if (when === null) return isOptional ? t('due.optional') : t('dueChoice.none');
    if ('before' in when) {
      return t('due.before', { what: when.before.map((kind) => t(`files:kind.${kind}`)).join(', ') });
    }
    const day = rule(when.by);
    return when.notBefore === undefined
      ? t('due.by', { day })
      : t('due.byNotBefore', { day, first: formatDate(when.notBefore) });
  };
  const period = ({ findings = [], until }: Version['keep'][number]): string => {
    const periods = until.map(rule).join('; ');
    const latest = until.length > 1 ? t('keep.latest', { periods }) : periods;
    const what = findings.map((finding) => t(`files:finding.${finding}`)).join(', ');
    return what === '' ? latest : t('keep.if', { what, period: latest });
  };
  const keep = (version: Version): string =>
    version.keep.length === 0 ? t('keep.none') : version.keep.map(period).join('; ');
  return { due, keep };
}

/** Labels for the content of a version. */
export function useRequirementLabels() {
  const { t } = useTranslation(['ops-requirements', 'files']);
  const { rule } = useRuleText();
  const { due, keep } = useDayTexts();
  const proof = useProofText();
  const condition = useConditionText();
  const breach = ({ kind, findings, clearedBy }: Breach): string =>
    t('breach', {
      what: [t(`files:kind.${kind}`), ...findings.map((finding) => t(`files:finding.${finding}`))].join(', '),
      clearing: t(`files:kind.${clearedBy.kind}`),
    });
  return {
    // Proofs contain commas, so several are separated by semicolons.
    proofs: ({ proofs }: Version): string => {
      const list = proofs.map(proof).join('; ');
      return proofs.length > 1 ? t('proof.anyOf', { proofs: list }) : list;
    },
    conditions: ({ appliesIf, exemptIf }: Version): string => {
      const applies = appliesIf.length === 0 ? t('always') : appliesIf.map(condition).join(', ');
      return exemptIf.length === 0
        ? applies
        : t('appliesUnless', { applies, exempt: exemptIf.map(condition).join(', ') });
    },
    per: ({ per, lookback }: Version): string =>
      lookback === null ? t(`per.${per}`) : t('perYears', { per: t(`per.${per}`), count: lookback.years }),
    due,
    bars: ({ bars }: Version): string => {
      if (typeof bars === 'boolean') return t(bars ? 'bars.yes' : 'bars.no');
      return bars === 'after breach' ? t('bars.afterBreach') : t('bars.after', { day: rule(bars.after) });
    },
    breaches: ({ breaches }: Version): string => breaches.map(breach).join('; '),
    keep,
    notice: ({ noticeDays }: Version): string => t('span.days', { count: noticeDays }),
  };
}
