import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usStateCodes, usStates } from '#domain/places/us-states';
import { derivedFacts, type FactTest, statedFacts } from '#domain/requirements/model/facts';
import type { SearchChoice } from '#web/shared/form/search-select-field';

const categories = ['NI', 'EI', 'NA', 'EA'] as const;

/** The text of a condition: a fact, its opposite, or a fact with a value. */
export function useConditionText() {
  const { t } = useTranslation(['ops-requirements', 'files']);
  return (test: FactTest): string => {
    const isNot = test.startsWith('not ');
    const [name = '', value] = (isNot ? test.slice('not '.length) : test).split(' is ');
    const fact = t(`files:fact.${name as 'interstate'}`);
    if (value === undefined) return isNot ? t('condition.not', { fact }) : fact;
    const what =
      name === 'category'
        ? t(`files:facts.category.${value as 'NI'}`)
        : (usStates[value as keyof typeof usStates] ?? value);
    return t('condition.is', { fact, value: what });
  };
}

/** All conditions that a requirement may name. */
export function useConditionChoices(): readonly SearchChoice[] {
  const text = useConditionText();
  const tests: FactTest[] = useMemo(
    () => [
      ...[...statedFacts, ...derivedFacts].flatMap((fact): FactTest[] => [fact, `not ${fact}`]),
      ...categories.map((category): FactTest => `category is ${category}`),
      ...usStateCodes.map((state): FactTest => `jobState is ${state}`),
    ],
    [],
  );
  return tests.map((value) => ({ value, label: text(value) }));
}
