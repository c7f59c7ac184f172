import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CensusCarrier } from '#domain/carriers/schema';
import { usStateCodes } from '#domain/places/us-states';
import { censusQuery } from '#web/entities/carriers/census';
import type { Choice } from '#web/shared/form/choice-fields';
import type { StartValues } from './employer-form';

const none: readonly CensusCarrier[] = [];

/** Suggests carriers of the federal census by number or name; the selected one fills in the employer. */
export function useEmployerSearch({ setValue }: UseFormReturn<StartValues>) {
  const { t } = useTranslation('voe');
  const [typed, setTyped] = useState('');
  const { data: found = none } = useQuery(censusQuery(typed.trim()));
  const choices = (value: (carrier: CensusCarrier) => string): Choice[] =>
    found.map((carrier) => {
      const place = [carrier.city, carrier.state].filter((part) => part !== null).join(', ');
      const label = [t('dot', { number: carrier.mcdotNumber }), carrier.legalName, place];
      return { value: value(carrier), label: label.filter((part) => part !== '').join(' · ') };
    });
  const select = (isMatch: (carrier: CensusCarrier) => boolean) => {
    const carrier = found.find(isMatch);
    if (carrier === undefined) return;
    setValue('employer.mcdotNumber', carrier.mcdotNumber);
    setValue('employer.name', carrier.legalName);
    if (carrier.city !== null) setValue('employer.city', carrier.city);
    const state = usStateCodes.find((code) => code === carrier.state);
    if (state !== undefined) setValue('employer.state', state);
    if (carrier.zip !== null) setValue('employer.postalCode', carrier.zip);
  };
  return {
    byNumber: choices(({ mcdotNumber }) => mcdotNumber),
    byName: choices(({ legalName }) => legalName),
    typeNumber: (text: string) => {
      setTyped(text);
      select(({ mcdotNumber }) => mcdotNumber === text);
    },
    typeName: (text: string) => {
      setTyped(text);
      select(({ legalName }) => legalName === text);
    },
  };
}
