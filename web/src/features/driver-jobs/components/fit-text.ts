import { useTranslation } from 'react-i18next';
import type { FitLine } from '#domain/drivers/schema';
import type { DriverClass, EndorsementCode, FreightLevel, ShiftType, Transmission } from '#domain/shared/job-enums';
import { formatMiles } from '#web/shared/i18n/format';

type Detail = FitLine['detail'];

const text = (detail: Detail, name: string) => String(detail[name] ?? '');
const number = (detail: Detail, name: string) => Number(detail[name] ?? 0);
function list<Item extends string>(detail: Detail, name: string): Item[] {
  const value = detail[name];
  return Array.isArray(value) ? (value as Item[]) : [];
}

type FormatFitLine = (line: FitLine) => string;

function useCredentialFormats(): Record<'license' | 'twic' | 'class' | 'endorsements', FormatFitLine> {
  const { t } = useTranslation('driver-jobs');
  const { t: labels } = useTranslation('labels');
  const endorsements = (codes: readonly EndorsementCode[]) => codes.map((code) => t(`endorsement.${code}`)).join(', ');
  return {
    license: ({ detail }) => t(detail['problem'] === 'rejected' ? 'fit.license.rejected' : 'fit.license.expired'),
    twic: ({ result, detail }) => {
      if (result === 'pass') return t('fit.twic.pass');
      return t(detail['isExpired'] === true ? 'fit.twic.expired' : 'fit.twic.fail');
    },
    class: ({ result, detail }) =>
      t(`fit.class.${result}`, { needed: labels(`driverClass.${text(detail, 'needed') as DriverClass}`) }),
    endorsements: ({ result, detail }) =>
      t(`fit.endorsements.${result}`, {
        needed: endorsements(list(detail, 'needed')),
        missing: endorsements(list(detail, 'missing')),
      }),
  };
}

function useTransmissionNames() {
  const { t } = useTranslation('driver-jobs');
  return (names: readonly Transmission[]) => names.map((name) => t(`transmission.${name}`)).join(t('fit.and'));
}

function useSkillFormats(): Record<'transmission' | 'experience' | 'age', FormatFitLine> {
  const { t } = useTranslation('driver-jobs');
  const transmissions = useTransmissionNames();
  return {
    transmission: ({ result, detail }) =>
      t(`fit.transmission.${result}`, {
        needed: transmissions(list(detail, 'needed')),
        missing: transmissions(list(detail, 'missing')),
      }),
    experience: ({ result, detail }) =>
      t(`fit.experience.${result}`, {
        held: number(detail, 'heldMonths'),
        needed: number(detail, 'neededMonths'),
        window: number(detail, 'windowMonths'),
      }),
    age: ({ result, detail }) => t(`fit.age.${result}`, { years: number(detail, 'neededYears') }),
  };
}

function useWorkFormats(): Record<'distance' | 'shift' | 'freightLevel' | 'freightType', FormatFitLine> {
  const { t } = useTranslation('driver-jobs');
  const { t: labels } = useTranslation('labels');
  return {
    distance: ({ result, detail }) => t(`fit.distance.${result}`, { miles: formatMiles(number(detail, 'miles')) }),
    shift: ({ result, detail }) =>
      t(`fit.shift.${result}`, { shift: t(`shift.${text(detail, 'needed') as ShiftType}`) }),
    freightLevel: ({ result, detail }) =>
      t(`fit.freightLevel.${result}`, { level: labels(`freightLevel.${text(detail, 'needed') as FreightLevel}`) }),
    freightType: ({ result, detail }) =>
      t(`fit.freightType.${result}`, {
        needed: list<string>(detail, 'needed').join(', '),
        missing: list<string>(detail, 'missing').join(', '),
      }),
  };
}

/** A missing preference, in the words of the place where the driver states it. */
function useUnstatedFormat(): FormatFitLine {
  const { t } = useTranslation('driver-jobs');
  const { t: labels } = useTranslation('labels');
  const transmissions = useTransmissionNames();
  return ({ criterion, detail }) => {
    switch (criterion) {
      case 'transmission':
        return t('fit.notStated.transmission', { needed: transmissions(list(detail, 'needed')) });
      case 'freightLevel':
        return t('fit.notStated.freightLevel', {
          needed: labels(`freightLevel.${text(detail, 'needed') as FreightLevel}`),
        });
      case 'freightType':
        return t('fit.notStated.freightType', { needed: list<string>(detail, 'needed').join(', ') });
      default:
        return t('fit.notStated.shift', { needed: t(`shift.${text(detail, 'needed') as ShiftType}`) });
    }
  };
}

/** Why a job matches or not, criterion by criterion. */
export function useFitText(): FormatFitLine {
  const formats: Record<FitLine['criterion'], FormatFitLine> = {
    ...useCredentialFormats(),
    ...useSkillFormats(),
    ...useWorkFormats(),
  };
  const unstated = useUnstatedFormat();
  return (line) => (line.detail['notStated'] === true ? unstated(line) : formats[line.criterion](line));
}
