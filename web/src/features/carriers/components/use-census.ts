import type { CensusCarrier, FleetSignUp } from '#domain/carriers/schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { Choice } from '../../../shared/form/choice-fields';
import { censusQuery } from '../api/census';

/** The form while it is filled in. */
export type RegisterValues = z.input<typeof FleetSignUp>;

const placeOf = ({ city, state }: CensusCarrier) => [city, state].filter((part) => part !== null).join(', ');

/** Suggestions for number and name from one question; a carrier that is taken fills in the rest of the form. */
export function useCensus(form: UseFormReturn<RegisterValues, unknown, FleetSignUp>) {
  const { t } = useTranslation('carriers');
  const [typed, setTyped] = useState('');
  const { data: found = [] } = useQuery(censusQuery(typed.trim()));
  const choices = (value: (carrier: CensusCarrier) => string): Choice[] =>
    found.map((carrier) => ({
      value: value(carrier),
      label: [t('register.mcdotOf', { number: carrier.mcdotNumber }), carrier.legalName, placeOf(carrier)]
        .filter((part) => part !== '')
        .join(' · '),
    }));

  const take = (isTaken: (carrier: CensusCarrier) => boolean) => {
    const carrier = found.find(isTaken);
    if (carrier === undefined) return;
    form.setValue('mcdotNumber', carrier.mcdotNumber);
    form.setValue('companyName', carrier.legalName);
    if (carrier.zip !== null) form.setValue('zip', carrier.zip);
    if (carrier.powerUnits !== null && carrier.powerUnits > 0) form.setValue('fleetSize', carrier.powerUnits);
    form.clearErrors(['mcdotNumber', 'companyName', 'zip', 'fleetSize']);
  };

  return {
    byNumber: choices(({ mcdotNumber }) => mcdotNumber),
    byName: choices(({ legalName }) => legalName),
    typeNumber: (text: string) => {
      setTyped(text);
      take(({ mcdotNumber }) => mcdotNumber === text);
    },
    typeName: (text: string) => {
      setTyped(text);
      take(({ legalName }) => legalName === text);
    },
  };
}
