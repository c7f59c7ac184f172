import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import { useSingleKey } from '#web/shared/keys/use-single-key';

const Keys = createContext(false);

/** Enables the shortcuts A (approve) and R (reject) for pages that show one review item at a time. */
export const ReviewKeys = ({ children }: { children: ReactNode }) => <Keys.Provider value>{children}</Keys.Provider>;

interface VerdictKeys {
  approve: () => void;
  reject: () => void;
}

/** Registers the shortcuts if the page enables them and this is the current item. */
export function useReviewKeys({ approve, reject }: VerdictKeys, isCurrent: boolean) {
  const areOn = useContext(Keys) && isCurrent;
  useSingleKey('reviews.approve', approve, areOn);
  useSingleKey('reviews.reject', reject, areOn);
  return areOn;
}
