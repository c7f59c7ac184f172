import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import '#web/shared/ui/layout.css';
import './order-form.css';

/** Anchors of the form sections, as used in its URL. */
export const sectionAnchors = [
  'general',
  'schedule',
  'payment',
  'qualifications',
  'fleet',
  'criteria',
  'notes',
] as const;
export type Anchor = (typeof sectionAnchors)[number];

export const isAnchor = (value: string | undefined): value is Anchor =>
  sectionAnchors.some((anchor) => anchor === value);

/** Scrolls to a section and focuses its heading. */
export function goToSection(anchor: Anchor) {
  const heading = document.getElementById(anchor);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

interface SectionProps {
  anchor: Anchor;
  title: string;
  children: ReactNode;
}

export function Section({ anchor, title, children }: SectionProps) {
  const { anchor: inUrl } = useParams();
  const isOpened = useRef(inUrl === anchor);
  // The page goes to the section in its URL before the code of the later ones is loaded.
  useEffect(() => {
    if (isOpened.current) goToSection(anchor);
  }, [anchor]);
  return (
    <section className="gh-card gh-order-section" aria-labelledby={anchor}>
      <h2 id={anchor} tabIndex={-1}>
        {title}
      </h2>
      <div className="gh-order-grid">{children}</div>
    </section>
  );
}

/** A field that spans the width of its section. */
export const Wide = ({ children }: { children: ReactNode }) => <div className="gh-order-wide">{children}</div>;
