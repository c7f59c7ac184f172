import { driverClasses, endorsementCodes, freightLevels, trailerTypes, transmissions } from '#domain/job-orders/enums';
import type { FitLine } from '#domain/drivers/schema';
import { useTranslation } from 'react-i18next';
import { formatMiles } from '../i18n/format';

type Detail = FitLine['detail'];

const listOf = <Value extends string>(value: Detail[string] | undefined, known: readonly Value[]): Value[] =>
  Array.isArray(value) ? known.filter((each) => value.includes(each)) : [];

/** One criterion of the fit in words, with the values that decided it. */
export function useFitText() {
  const { t } = useTranslation('labels');
  const className = (value: Detail[string] | undefined) => {
    const known = driverClasses.find((each) => each === value);
    return known === undefined ? '' : t(`driverClass.${known}`);
  };
  const drives = (value: Detail[string] | undefined) =>
    listOf(value, transmissions)
      .map((each) => t(`fit.drives.${each}`))
      .join(', ');

  const freightLevel = (value: Detail[string] | undefined) => {
    const known = freightLevels.find((each) => each === value);
    return known === undefined ? '' : t(`freightLevel.${known}`);
  };
  const trailers = (value: Detail[string] | undefined) => listOf(value, trailerTypes).join(', ');
  const neededBy = (criterion: FitLine['criterion'], needed: Detail[string] | undefined): string => {
    if (criterion === 'transmission') return drives(needed);
    if (criterion === 'freightType') return trailers(needed);
    return criterion === 'freightLevel' ? freightLevel(needed) : String(needed);
  };

  return ({ criterion, result, detail }: FitLine): string => {
    if (detail['notStated'] === true) return t('fit.notStated', { needed: neededBy(criterion, detail['needed']) });
    switch (criterion) {
      case 'license':
        return t(detail['problem'] === 'rejected' ? 'fit.license.rejected' : 'fit.license.expired');
      case 'twic':
        if (result === 'pass') return t('fit.twic.pass');
        return t(detail['isExpired'] === true ? 'fit.twic.expired' : 'fit.twic.fail');
      case 'class':
        return t(`fit.class.${result}`, { needed: className(detail['needed']), held: className(detail['held']) });
      case 'endorsements':
        return t(`fit.endorsements.${result}`, {
          needed: listOf(detail['needed'], endorsementCodes).join(', '),
          missing: listOf(detail['missing'], endorsementCodes).join(', '),
        });
      case 'transmission':
        return t(`fit.transmission.${result}`, {
          needed: drives(detail['needed']),
          missing: drives(detail['missing']),
        });
      case 'experience':
        return t(`fit.experience.${result}`, detail);
      case 'age':
        return t(`fit.age.${result}`, detail);
      case 'distance':
        return t(`fit.distance.${result}`, { distance: formatMiles(Number(detail['miles'] ?? 0)) });
      case 'shift':
        return t(`fit.shift.${result}`, detail);
      case 'freightLevel':
        return t(`fit.freightLevel.${result}`, { needed: freightLevel(detail['needed']) });
      case 'freightType':
        return t(`fit.freightType.${result}`, {
          needed: trailers(detail['needed']),
          missing: trailers(detail['missing']),
        });
    }
  };
}
