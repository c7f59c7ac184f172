import { useEffect, useState } from 'react';
import type { Anchor } from '../components/form/section';
import { sectionAnchors } from '../components/form/section';

/** A section counts as read once its heading is in the upper part of the window. */
const READ_AT = 0.4;

function isAtEnd(): boolean {
  const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
  return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
}

/** The section in view: the last one whose heading has reached the upper part; at the end of the page, the last one. */
function sectionInView(): Anchor | undefined {
  if (isAtEnd()) return sectionAnchors.at(-1);
  const line = window.innerHeight * READ_AT;
  return sectionAnchors.findLast((anchor) => {
    const heading = document.getElementById(anchor);
    return heading !== null && heading.getBoundingClientRect().top <= line;
  });
}

/** The section in view while the user scrolls; undefined until then. */
export function useSectionInView(): Anchor | undefined {
  const [section, setSection] = useState<Anchor | undefined>();
  useEffect(() => {
    let frame: number | undefined;
    const look = () => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        setSection(sectionInView());
      });
    };
    window.addEventListener('scroll', look, { passive: true, capture: true });
    return () => {
      window.removeEventListener('scroll', look, { capture: true });
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, []);
  return section;
}
