import { useTranslation } from 'react-i18next';
import type { anchors } from '#domain/requirements/model/employment';
import type { Breach, DateLimit, DocumentProof } from '#domain/requirements/model/requirement';
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

/** Texts of which all, or any one, holds. */
function useJoined() {
  const { t } = useTranslation('ops-requirements');
  return {
    all: (first: string, next: string): string => t('all', { first, next }),
    any: (first: string, next: string): string => t('any', { first, next }),
  };
}

/** The text of a document with what it says. */
function useFoundText() {
  const { t } = useTranslation('files');
  return ({ kind, findings = [] }: Pick<DocumentProof, 'kind' | 'findings'>): string =>
    [t(`kind.${kind}`), ...findings.map((finding) => t(`finding.${finding}`))].join(', ');
}

/** Texts of the limits on the dates of a document, counted back from a day of the employment. */
function useLimitTexts() {
  const { t } = useTranslation(['ops-requirements', 'files']);
  const { span, rule } = useRuleText();
  return ({ date, before, atMost, atLeast }: DateLimit): string[] => {
    const day = { date: t(`files:date.${date}`), day: rule(before) };
    return [
      ...(atMost === undefined ? [] : [t('proof.atMost', { ...day, span: span(atMost) })]),
      ...(atLeast === undefined ? [] : [t('proof.atLeast', { ...day, span: span(atLeast) })]),
    ];
  };
}

/** Texts of the validity of a document. */
function useValidityTexts() {
  const { t } = useTranslation(['ops-requirements', 'files']);
  const { span, rule } = useRuleText();
  return ({ lasts, until, maximum, maximumFrom, cappedBy, voidedBy, validOn, count }: DocumentProof): string[] => [
    ...(count === undefined ? [] : [t('proof.times', { number: count })]),
    ...(validOn === undefined ? [] : [t('proof.validOn', { day: rule(validOn) })]),
    ...(voidedBy === undefined ? [] : [t('proof.voidedBy', { what: t(`files:finding.${voidedBy}`) })]),
    ...(lasts === undefined ? [] : [t('proof.lasts', { span: span(lasts) })]),
    ...(until === undefined ? [] : [t('proof.until', { date: t(`files:date.${until}`) })]),
    ...(maximum === undefined ? [] : [t('proof.maximum', { span: span(maximum) })]),
    ...(maximumFrom === undefined ? [] : [t('proof.maximumFrom', { date: t(`files:date.${maximumFrom}`) })]),
    ...(cappedBy === undefined ? [] : [t('proof.cappedBy', { what: t(`files:kind.${cappedBy}`) })]),
  ];
}

function useProofText() {
  const { t } = useTranslation(['ops-requirements', 'files']);
  const found = useFoundText();
  const limits = useLimitTexts();
  const validity = useValidityTexts();
  const condition = useConditionText();
  const { all, any } = useJoined();
  const document = (proof: DocumentProof): string => {
    const { kind, dated, forms = [], findings = [], history } = proof;
    const others = forms.filter((form) => form !== 'document');
    return [
      t('proof.dated', { what: t(`files:kind.${kind}`), date: t(`files:date.${dated}`) }),
      ...findings.map((finding) => t(`files:finding.${finding}`)),
      ...(others.length === 0
        ? []
        : [t('proof.forms', { forms: others.map((form) => t(`files:form.${form}`)).reduce(any) })]),
      ...(history === undefined ? [] : [t('proof.history', { count: history.months })]),
      ...(proof.limits ?? []).flatMap(limits),
      ...validity(proof),
      ...(proof.with ?? []).map((other) => t('proof.with', { what: found(other) })),
      ...(proof.if === undefined || proof.if.length === 0
        ? []
        : [t('proof.if', { conditions: proof.if.map(condition).reduce(all) })]),
    ].join(', ');
  };
  return (proof: Version['proofs'][number]): string => {
    if ('age' in proof) return t('proof.age', { years: proof.age });
    return 'check' in proof ? t('what.check') : document(proof);
  };
}

/** Texts of the first due day and of the retention. */
function useDayTexts() {
  const { t } = useTranslation(['ops-requirements', 'files']);
  const { rule, span } = useRuleText();
  const due = ({ due: when, isOptional }: Version): string => {
    if (when === null) return isOptional ? t('due.optional') : t('dueChoice.none');
    if ('before' in when) {
      return t('due.before', { what: when.before.map((kind) => t(`files:kind.${kind}`)).join(', ') });
    }
    if ('after' in when) {
      return t('due.after', { span: span(when.within), what: t(`files:kind.${when.after.kind}`) });
    }
    const day = rule(when.by);
    return when.notBefore === undefined ? day : t('due.byNotBefore', { day, first: formatDate(when.notBefore) });
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

/** The text of the lines that a requirement has: one for each past employer or licensing authority of some years. */
function usePerText() {
  const { t } = useTranslation('ops-requirements');
  return ({ per, lookback }: Version): string => {
    if (lookback === null) return t(`per.${per}`);
    const years = t('perYears', { per: t(`per.${per}`), count: lookback.years });
    const which = 'states' in lookback ? t(`states.${lookback.states}`) : t(`employers.${lookback.employers}`);
    return t('perOf', { per: years, which });
  };
}

/** Labels for the content of a version. */
export function useRequirementLabels() {
  const { t } = useTranslation(['ops-requirements', 'files']);
  const { rule } = useRuleText();
  const { due, keep } = useDayTexts();
  const proof = useProofText();
  const condition = useConditionText();
  const { all, any } = useJoined();
  const found = useFoundText();
  const per = usePerText();
  const breach = ({ clearedBy, ...document }: Breach): string =>
    t('breach', { what: found(document), clearing: found(clearedBy) });
  const nameOf = (one: Version['proofs'][number]): string => ('kind' in one ? t(`files:kind.${one.kind}`) : proof(one));
  return {
    /** The names of the documents, each once. */
    documents: ({ proofs }: Version): string => [...new Set(proofs.map(nameOf))].join('; '),
    // Proofs contain commas, so several are separated by semicolons.
    proofs: ({ proofs }: Version): string => {
      const list = proofs.map(proof).join('; ');
      return proofs.length > 1 ? t('proof.anyOf', { proofs: list }) : list;
    },
    conditions: ({ appliesIf, exemptIf }: Version): string => {
      const applies = appliesIf.length === 0 ? t('always') : appliesIf.map(condition).reduce(all);
      return exemptIf.length === 0
        ? applies
        : t('appliesUnless', { applies, exempt: exemptIf.map(condition).reduce(any) });
    },
    per,
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
