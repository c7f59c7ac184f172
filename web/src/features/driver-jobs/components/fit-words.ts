import type { FitLine } from '#domain/drivers/schema';
import type { DriverClass, EndorsementCode, FreightLevel, ShiftType, Transmission } from '#domain/job-orders/enums';
import { useTranslation } from 'react-i18next';
import { formatMiles } from '../../../shared/i18n/format';

type Detail = FitLine['detail'];

const text = (detail: Detail, name: string) => String(detail[name] ?? '');
const number = (detail: Detail, name: string) => Number(detail[name] ?? 0);
const list = <Item extends string>(detail: Detail, name: string): Item[] => {
  const value = detail[name];
  return Array.isArray(value) ? (value as Item[]) : [];
};

/** Why a job fits or not, criterion by criterion, in the driver's words. */
export function useFitWords() {
  const { t } = useTranslation('driver-jobs');
  const { t: labels } = useTranslation('labels');
  const endorsements = (codes: readonly EndorsementCode[]) => codes.map((code) => t(`endorsement.${code}`)).join(', ');
  const transmissions = (names: readonly Transmission[]) =>
    names.map((name) => t(`transmission.${name}`)).join(t('fit.and'));

  const level = (detail: Detail) => labels(`freightLevel.${text(detail, 'needed') as FreightLevel}`);
  const unstated = ({ criterion, detail }: FitLine): string => {
    switch (criterion) {
      case 'transmission':
        return t('fit.notStated.transmission', { needed: transmissions(list(detail, 'needed')) });
      case 'freightLevel':
        return t('fit.notStated.freightLevel', { needed: level(detail) });
      case 'freightType':
        return t('fit.notStated.freightType', { needed: list<string>(detail, 'needed').join(', ') });
      default:
        return t('fit.notStated.shift', { needed: labels(`shiftType.${text(detail, 'needed') as ShiftType}`) });
    }
  };

  return (line: FitLine): string => {
    const { criterion, result, detail } = line;
    if (detail['notStated'] === true) return unstated(line);
    switch (criterion) {
      case 'license':
        return t(detail['problem'] === 'rejected' ? 'fit.license.rejected' : 'fit.license.expired');
      case 'twic':
        if (result === 'pass') return t('fit.twic.pass');
        return t(detail['isExpired'] === true ? 'fit.twic.expired' : 'fit.twic.fail');
      case 'class':
        return t(`fit.class.${result}`, { needed: labels(`driverClass.${text(detail, 'needed') as DriverClass}`) });
      case 'endorsements':
        return t(`fit.endorsements.${result}`, {
          needed: endorsements(list(detail, 'needed')),
          missing: endorsements(list(detail, 'missing')),
        });
      case 'transmission':
        return t(`fit.transmission.${result}`, {
          needed: transmissions(list(detail, 'needed')),
          missing: transmissions(list(detail, 'missing')),
        });
      case 'experience':
        return t(`fit.experience.${result}`, {
          held: number(detail, 'heldMonths'),
          needed: number(detail, 'neededMonths'),
          window: number(detail, 'windowMonths'),
        });
      case 'age':
        return t(`fit.age.${result}`, { years: number(detail, 'neededYears') });
      case 'distance':
        return t(`fit.distance.${result}`, { miles: formatMiles(number(detail, 'miles')) });
      case 'shift':
        return t(`fit.shift.${result}`, { shift: t(`shift.${text(detail, 'needed') as ShiftType}`) });
      case 'freightLevel':
        return t(`fit.freightLevel.${result}`, { level: level(detail) });
      case 'freightType':
        return t(`fit.freightType.${result}`, {
          needed: list<string>(detail, 'needed').join(', '),
          missing: list<string>(detail, 'missing').join(', '),
        });
    }
  };
}
