import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { CensusCarrier, FleetSignUp } from '#domain/carriers/schema';
import { censusQuery } from '#web/entities/carriers/census';
import type { Choice } from '#web/shared/form/choice-fields';

/** Form values while the user fills in the form. */
export type RegisterValues = z.input<typeof FleetSignUp>;

type RegisterForm = UseFormReturn<RegisterValues, unknown, FleetSignUp>;

const none: readonly CensusCarrier[] = [];

const placeOf = ({ city, state }: CensusCarrier) => [city, state].filter((part) => part !== null).join(', ');

function fillIn(form: RegisterForm, { mcdotNumber, legalName, zip, powerUnits }: CensusCarrier) {
  form.setValue('mcdotNumber', mcdotNumber);
  form.setValue('companyName', legalName);
  if (zip !== null) form.setValue('zip', zip);
  if (powerUnits !== null && powerUnits > 0) form.setValue('fleetSize', powerUnits);
  form.clearErrors(['mcdotNumber', 'companyName', 'zip', 'fleetSize']);
}

/** Suggests carriers by number and name with one query; the selected carrier fills in the rest of the form. */
export function useCensus(form: RegisterForm) {
  const { t } = useTranslation('carriers');
  const [typed, setTyped] = useState('');
  const { data: found = none } = useQuery(censusQuery(typed.trim()));
  const choices = (value: (carrier: CensusCarrier) => string): Choice[] =>
    found.map((carrier) => ({
      value: value(carrier),
      label: [t('register.mcdotOf', { number: carrier.mcdotNumber }), carrier.legalName, placeOf(carrier)]
        .filter((part) => part !== '')
        .join(' · '),
    }));

  const select = (isMatch: (carrier: CensusCarrier) => boolean) => {
    const carrier = found.find(isMatch);
    if (carrier !== undefined) fillIn(form, carrier);
  };

  // A full number that is typed or pasted also selects its carrier, unless a company name is already entered.
  useEffect(() => {
    const { mcdotNumber, companyName } = form.getValues();
    const carrier = found.find((candidate) => candidate.mcdotNumber === mcdotNumber);
    if (carrier !== undefined && companyName === '') fillIn(form, carrier);
  }, [found, form]);

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
