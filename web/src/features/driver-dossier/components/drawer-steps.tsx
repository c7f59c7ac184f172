import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { FILE_PARAM } from '#web/entities/driver-dossier/file-param';
import { usePlaceInList } from '#web/entities/driver-dossier/listed-files';
import { Button } from '#web/shared/ui/button';

/** Steps to the files of the previous and next driver in the list of the page, with the place in it. */
export function DrawerSteps({ driverId }: { driverId: string }) {
  const { t } = useTranslation('dossier');
  const [, setSearch] = useSearchParams();
  const place = usePlaceInList(driverId);
  if (place === undefined) return null;
  const { number, count, previous, next } = place;
  const step = (to: string | undefined) => () => {
    if (to === undefined) return;
    setSearch(
      (search) => {
        const changed = new URLSearchParams(search);
        changed.set(FILE_PARAM, to);
        return changed;
      },
      { replace: true },
    );
  };
  return (
    <span className="gh-dossier-steps">
      <Button
        size="small"
        icon={<LeftOutlined aria-hidden />}
        aria-label={t('step.previous')}
        disabled={previous === undefined}
        onClick={step(previous)}
      />
      <span aria-live="polite">{t('step.place', { number, total: count })}</span>
      <Button
        size="small"
        icon={<RightOutlined aria-hidden />}
        aria-label={t('step.next')}
        disabled={next === undefined}
        onClick={step(next)}
      />
    </span>
  );
}
