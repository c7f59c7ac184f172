import { useTranslation } from 'react-i18next';
import type { FitLine } from '#domain/drivers/schema';
import {
  driverClasses,
  endorsementCodes,
  freightLevels,
  shiftTypes,
  trailerTypes,
  transmissions,
} from '#domain/shared/job-enums';
import { formatMiles } from '#web/shared/i18n/format';

type Detail = FitLine['detail'];

const listOf = <Value extends string>(value: Detail[string] | undefined, known: readonly Value[]): Value[] =>
  Array.isArray(value) ? known.filter((each) => value.includes(each)) : [];

type FormatFitLine = (line: FitLine) => string;

/** Formats the values of a line with their labels. */
function useValues() {
  const { t } = useTranslation('labels');
  return {
    className: (value: Detail[string] | undefined) => {
      const known = driverClasses.find((each) => each === value);
      return known === undefined ? '' : t(`driverClass.${known}`);
    },
    drives: (value: Detail[string] | undefined) =>
      listOf(value, transmissions)
        .map((each) => t(`fit.drives.${each}`))
        .join(', '),
    freightLevel: (value: Detail[string] | undefined) => {
      const known = freightLevels.find((each) => each === value);
      return known === undefined ? '' : t(`freightLevel.${known}`);
    },
    shift: (value: Detail[string] | undefined) => {
      const known = shiftTypes.find((each) => each === value);
      return known === undefined ? '' : t(`fit.shiftName.${known}`);
    },
    endorsements: (value: Detail[string] | undefined) =>
      listOf(value, endorsementCodes)
        .map((each) => t(`endorsementShort.${each}`))
        .join(', '),
    trailers: (value: Detail[string] | undefined) => listOf(value, trailerTypes).join(', '),
  };
}

function useDriverFormats(): Record<
  'license' | 'twic' | 'class' | 'endorsements' | 'transmission' | 'experience' | 'age',
  FormatFitLine
> {
  const { t } = useTranslation('labels');
  const { className, drives, endorsements } = useValues();
  return {
    license: ({ detail }) => t(detail['problem'] === 'rejected' ? 'fit.license.rejected' : 'fit.license.expired'),
    twic: ({ result, detail }) => {
      if (result === 'pass') return t('fit.twic.pass');
      return t(detail['isExpired'] === true ? 'fit.twic.expired' : 'fit.twic.fail');
    },
    class: ({ result, detail }) =>
      t(`fit.class.${result}`, { needed: className(detail['needed']), held: className(detail['held']) }),
    endorsements: ({ result, detail }) =>
      t(`fit.endorsements.${result}`, {
        needed: endorsements(detail['needed']),
        missing: endorsements(detail['missing']),
      }),
    transmission: ({ result, detail }) => {
      const [needed, missing, held] = [drives(detail['needed']), drives(detail['missing']), drives(detail['held'])];
      const isHeld = listOf(detail['needed'], transmissions).every((each) =>
        listOf(detail['held'], transmissions).includes(each),
      );
      // A driver of manual trucks may drive automatic ones.
      if (result === 'pass' && !isHeld) return t('fit.transmission.covered', { needed, held });
      return t(`fit.transmission.${result}`, { needed, missing });
    },
    experience: ({ result, detail }) => t(`fit.experience.${result}`, detail),
    age: ({ result, detail }) => t(`fit.age.${result}`, detail),
  };
}

function useWorkFormats(): Record<'distance' | 'shift' | 'freightLevel' | 'freightType', FormatFitLine> {
  const { t } = useTranslation('labels');
  const { freightLevel, shift, trailers } = useValues();
  return {
    distance: ({ result, detail }) =>
      t(`fit.distance.${result}`, { distance: formatMiles(Number(detail['miles'] ?? 0)) }),
    shift: ({ result, detail }) => t(`fit.shift.${result}`, { needed: shift(detail['needed']) }),
    freightLevel: ({ result, detail }) => t(`fit.freightLevel.${result}`, { needed: freightLevel(detail['needed']) }),
    freightType: ({ result, detail }) =>
      t(`fit.freightType.${result}`, { needed: trailers(detail['needed']), missing: trailers(detail['missing']) }),
  };
}

/** Describes one criterion of the fit, with the values that decided it. */
export function useFitText(): FormatFitLine {
  const { t } = useTranslation('labels');
  const { drives, freightLevel, shift, trailers } = useValues();
  const formats: Record<FitLine['criterion'], FormatFitLine> = { ...useDriverFormats(), ...useWorkFormats() };
  const needed = ({ criterion, detail }: FitLine): string => {
    if (criterion === 'transmission') return drives(detail['needed']);
    if (criterion === 'freightType') return trailers(detail['needed']);
    if (criterion === 'freightLevel') return freightLevel(detail['needed']);
    return t('fit.shift.name', { needed: shift(detail['needed']) });
  };
  return (line) =>
    line.detail['notStated'] === true ? t('fit.notStated', { needed: needed(line) }) : formats[line.criterion](line);
}
