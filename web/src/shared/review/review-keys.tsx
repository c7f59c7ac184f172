import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { useSingleKey } from '../keys/use-single-key';

const Keys = createContext(false);

/** Lets A and R judge what is shown inside: pages that show one thing at a time. */
export const ReviewKeys = ({ children }: { children: ReactNode }) => <Keys.Provider value>{children}</Keys.Provider>;

interface VerdictKeys {
  approve: () => void;
  reject: () => void;
}

/** Judges by key where the page lets it, and where this is what is judged now. */
export function useReviewKeys({ approve, reject }: VerdictKeys, isJudgedNow: boolean) {
  const areOn = useContext(Keys) && isJudgedNow;
  useSingleKey('a', approve, areOn);
  useSingleKey('r', reject, areOn);
  return areOn;
}
