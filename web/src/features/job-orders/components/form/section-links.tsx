import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { PlainButton } from '#web/shared/ui/plain-button';
import { useSectionInView } from '../../model/use-section-in-view';
import type { Anchor } from './section';
import { goToSection, isAnchor, sectionAnchors } from './section';

interface SectionLinksProps {
  /** The section in the URL. */
  anchor: string | undefined;
  /** The URL of a section; undefined if this form's URL has none. */
  pathOf: ((anchor: Anchor) => string) | undefined;
}

/** Keeps the URL at the section in view, and goes to the section of a URL that was opened. */
function useAnchorInUrl({ anchor, pathOf }: SectionLinksProps): Anchor | undefined {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const inView = useSectionInView();
  const shown = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (!isAnchor(anchor) || anchor === shown.current) return;
    shown.current = anchor;
    goToSection(anchor);
  }, [anchor]);
  useEffect(() => {
    if (inView === undefined || inView === shown.current || pathOf === undefined) return;
    shown.current = inView;
    void navigate(pathOf(inView), { replace: true, preventScrollReset: true, state });
  }, [inView, navigate, pathOf, state]);
  return inView ?? (isAnchor(anchor) ? anchor : sectionAnchors[0]);
}

/** Links to the sections; the one in view is marked. */
export function SectionLinks(props: SectionLinksProps) {
  const { t } = useTranslation('orders');
  const current = useAnchorInUrl(props);
  return (
    <nav aria-label={t('section.label')}>
      <ul className="gh-order-anchors">
        {sectionAnchors.map((anchor) => (
          <li key={anchor}>
            <PlainButton
              aria-current={anchor === current ? 'location' : undefined}
              onClick={() => {
                goToSection(anchor);
              }}
            >
              {t(`section.${anchor}`)}
            </PlainButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}
