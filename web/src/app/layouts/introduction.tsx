import type { TourStepProps } from 'antd/es/tour';
import Tour from 'antd/es/tour';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadWelcome } from '#web/shared/session/welcome';

/** The parts of the frame that the introduction points at, in order. */
const PARTS = [
  { key: 'pages', selector: '.gh-top-nav' },
  { key: 'search', selector: '.gh-palette-button:not(.gh-keys-button)' },
  { key: 'keys', selector: '.gh-keys-button' },
  { key: 'account', selector: '.gh-account-button' },
] as const;
type Part = (typeof PARTS)[number];

const partOf = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Below the dialogs of the page, which would otherwise be covered. */
const UNDER_DIALOGS = 900;

/** Explains the frame to a new user until it is closed once, on any device. The page stays usable. */
export function Introduction() {
  const { t } = useTranslation('account');
  const [isOpen, setIsOpen] = useState(true);
  const shownParts = usePartsOnScreen();
  const read = useReadWelcome('signUp');
  const texts = {
    pages: [t('introduction.pages'), t('introduction.pagesText')],
    search: [t('introduction.search'), t('introduction.searchText')],
    keys: [t('introduction.keys'), t('introduction.keysText')],
    account: [t('introduction.account'), t('introduction.accountText')],
  };
  const steps = shownParts.map(({ key, selector }, index): TourStepProps => {
    const [title, description] = texts[key];
    const isLast = index === shownParts.length - 1;
    return {
      title,
      description,
      target: partOf(selector),
      placement: key === 'pages' ? 'bottomLeft' : 'bottomRight',
      nextButtonProps: { children: isLast ? t('introduction.done') : t('introduction.next') },
      prevButtonProps: { children: t('introduction.previous') },
    };
  });
  return (
    <Tour
      open={isOpen && shownParts.length > 0}
      mask={false}
      zIndex={UNDER_DIALOGS}
      steps={steps}
      closable={{ 'aria-label': t('introduction.close') }}
      onClose={() => {
        setIsOpen(false);
        read.mutate(undefined);
      }}
    />
  );
}

/** The parts that are on the screen once the frame is rendered. */
function usePartsOnScreen(): readonly Part[] {
  const [parts, setParts] = useState<readonly Part[]>([]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setParts(PARTS.filter(({ selector }) => partOf(selector)?.checkVisibility() === true));
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);
  return parts;
}
