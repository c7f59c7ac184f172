import { useTranslation } from 'react-i18next';
import type { FitLine } from '#domain/drivers/schema';
import { FitWords, Mark } from '#web/entities/driver-profile/fit-marks';
import { useFitText } from '#web/entities/driver-profile/fit-text';

/** The fit in one line: the result with the reasons, then an icon and a name per criterion. */
export function FitMarks({ fit }: { fit: readonly FitLine[] }) {
  const { t } = useTranslation('labels');
  const fitText = useFitText();
  return (
    <span className="gh-fit">
      <FitWords fit={fit} />
      <span className="gh-fit-signs">
        {fit.map((line) => (
          <span key={line.criterion} className="gh-fit-sign" title={fitText(line)}>
            <Mark line={line} />
            {t(`fit.criterion.${line.criterion}`)}
          </span>
        ))}
      </span>
    </span>
  );
}
