import { useTranslation } from 'react-i18next';
import type { Span } from '#domain/requirements/record';
import type { RetentionPeriod } from '#domain/requirements/record';
import { factNames } from '#domain/requirements/record';
import type { RequirementVersion } from '#domain/requirements/schema';

type Version = RequirementVersion;

function useSpan() {
  const { t } = useTranslation('ops-requirements');
  return ({ unit, count }: Span): string => {
    switch (unit) {
      case 'days':
        return t('span.days', { count });
      case 'months':
        return t('span.months', { count });
      case 'businessDays':
        return t('span.businessDays', { count });
    }
  };
}

function useProof() {
  const { t } = useTranslation(['ops-requirements', 'requirements']);
  const span = useSpan();
  return (item: Version['proofs'][number]): string => {
    switch (item.type) {
      case 'age':
        return t('proof.age', { years: item.years });
      case 'told':
        return item.history === 'work'
          ? t('proof.jobsWithoutGaps', { months: item.months })
          : t('proof.residencesWithoutGaps', { months: item.months });
      case 'evidence': {
        const what = t(`requirements:kind.${item.kind}`);
        if (item.lasts === null) return what;
        if (item.lasts !== 'untilItsEnd') return t('proof.lasts', { what, span: span(item.lasts) });
        return item.atMostMonths === undefined
          ? t('proof.untilItsEnd', { what })
          : t('proof.untilItsEndAtMost', { what, span: span({ unit: 'months', count: item.atMostMonths }) });
      }
    }
  };
}

/** Labels for the content of a version. */
export function useRequirementLabels() {
  const { t } = useTranslation(['ops-requirements', 'requirements']);
  const span = useSpan();
  const proof = useProof();
  return {
    // Proofs contain commas, so several are separated by semicolons.
    proofs: ({ proofs }: Version): string => {
      const list = proofs.map(proof).join('; ');
      return proofs.length > 1 ? t('proof.anyOf', { proofs: list }) : list;
    },
    conditions: ({ appliesIf }: Version): string => {
      const conditions = factNames.flatMap((name) => {
        const isSo = appliesIf[name];
        if (isSo === undefined) return [];
        const what = t(`requirements:condition.${name}`);
        return [isSo ? what : t('no', { what })];
      });
      return conditions.length === 0 ? t('always') : conditions.join(', ');
    },
    due: ({ due }: Version): string => {
      if (due === null) return t('due.none');
      const isThatDay = due.after.count === 0;
      if (due.from === 'start') return isThatDay ? t('due.startDay') : t('due.start', { span: span(due.after) });
      return isThatDay ? t('due.signUpDay') : t('due.signUp', { span: span(due.after) });
    },
    keep: ({ retention }: Version): string => {
      if (retention === null) return t('keep.none');
      const { orLater, ...period } = retention;
      const periodText = ({ from, months }: RetentionPeriod): string =>
        t(`keep.${from}`, { span: span({ unit: 'months', count: months }) });
      return orLater === undefined
        ? periodText(period)
        : t('keep.later', { one: periodText(period), other: periodText(orLater) });
    },
    notice: ({ noticeDays }: Version): string => t('span.days', { count: noticeDays }),
  };
}
