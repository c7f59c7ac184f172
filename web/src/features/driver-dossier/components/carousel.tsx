import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/ui/button';
import { classNames } from '#web/shared/ui/class-names';

interface CarouselProps {
  label: string;
  /** The cards with their keys. */
  cards: readonly { key: string; card: ReactNode }[];
}

/** Cards shown at a time. */
const SHOWN = 2;

/** Cards in a row, two at a time, with arrows to the previous and next ones. Paper shows all of them. */
export function Carousel({ label, cards }: CarouselProps) {
  const { t } = useTranslation('dossier');
  const [first, setFirst] = useState(0);
  const isShown = (index: number) => index >= first && index < first + SHOWN;
  const step = (by: number) => () => {
    setFirst(first + by);
  };
  return (
    <section className="gh-dossier-carousel" aria-label={label}>
      <div className="gh-dossier-carousel-head">
        <h4>{label}</h4>
        {cards.length <= SHOWN ? null : (
          <div className="gh-dossier-screen">
            <Button
              size="small"
              icon={<LeftOutlined aria-hidden />}
              aria-label={t('carousel.previous', { list: label })}
              disabled={first === 0}
              onClick={step(-1)}
            />
            <Button
              size="small"
              icon={<RightOutlined aria-hidden />}
              aria-label={t('carousel.next', { list: label })}
              disabled={first + SHOWN >= cards.length}
              onClick={step(1)}
            />
          </div>
        )}
      </div>
      {cards.length === 0 ? <p className="gh-dossier-aside">{t('none')}</p> : null}
      <ul className="gh-dossier-cards">
        {cards.map(({ key, card }, index) => (
          <li key={key} className={classNames(isShown(index) ? undefined : 'gh-dossier-offstage')}>
            {card}
          </li>
        ))}
      </ul>
    </section>
  );
}
