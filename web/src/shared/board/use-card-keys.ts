import type { KeyboardEvent, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { keysOf } from '#web/shared/keys/shortcuts';
import { useSingleKey } from '#web/shared/keys/use-single-key';

const LINK = 'a[href]';
/** A closing dialog returns the focus in the next frame. */
const SETTLED_MS = 50;

function focusedCard(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('[data-card]') ?? null;
}

function focusCard(card: Element | null | undefined) {
  const link = card?.querySelector<HTMLElement>(LINK);
  link?.focus();
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

type Step = 1 | -1;

function focusDown(board: HTMLElement, step: Step) {
  const card = focusedCard();
  if (card === null) focusCard(board.querySelector('[data-card]'));
  else focusCard(step === 1 ? card.nextElementSibling : card.previousElementSibling);
}

/** Focuses the card at the same position in the next column with cards. */
function focusAcross(board: HTMLElement, step: Step) {
  const card = focusedCard();
  if (card === null) return;
  const columns = [...board.querySelectorAll('[data-column]:has([data-card])')];
  const at = columns.findIndex((column) => column.contains(card));
  const cards = [...(columns[at + step]?.querySelectorAll('[data-card]') ?? [])];
  const place = [...(card.parentElement?.children ?? [])].indexOf(card);
  focusCard(cards[Math.min(place, cards.length - 1)]);
}

const steps = {
  'board.down': (board: HTMLElement) => {
    focusDown(board, 1);
  },
  'board.up': (board: HTMLElement) => {
    focusDown(board, -1);
  },
  'board.right': (board: HTMLElement) => {
    focusAcross(board, 1);
  },
  'board.left': (board: HTMLElement) => {
    focusAcross(board, -1);
  },
};
type CardStep = keyof typeof steps;

/** Arrow keys on a card's name move the focus from card to card. */
export function followArrows(event: KeyboardEvent<HTMLElement>) {
  const board = event.currentTarget.closest<HTMLElement>('.gh-board');
  const name = (Object.keys(steps) as CardStep[]).find((each) => keysOf(each).includes(event.key));
  if (name === undefined || !event.key.startsWith('Arrow') || board === null) return;
  event.preventDefault();
  steps[name](board);
}

/** J and K move through a column, S opens the stage dialog of the focused card, E opens its page. */
export function useCardKeys(board: RefObject<HTMLElement | null>, pick: (driverId: string) => void) {
  useSingleKey('board.down', () => {
    if (board.current !== null) focusDown(board.current, 1);
  });
  useSingleKey('board.up', () => {
    if (board.current !== null) focusDown(board.current, -1);
  });
  useSingleKey('board.move', () => {
    const id = focusedCard()?.getAttribute('data-card');
    if (id) pick(id);
  });
  useSingleKey('board.open', () => focusedCard()?.querySelector<HTMLElement>(LINK)?.click());
}

const cardById = (board: HTMLElement | null, id: string | undefined) =>
  id === undefined ? undefined : board?.querySelector(`[data-card="${id}"]`);

/** Keeps the focus in place: on the card after the moved one, or else on the moved card. */
export function useFocusAfterMove(board: RefObject<HTMLElement | null>, moved: ReadonlyMap<string, unknown>) {
  const last = useRef<{ id: string; beside: string | undefined }>(undefined);
  useEffect(() => {
    const remember = () => {
      const card = focusedCard();
      if (card === null) return;
      const beside = card.nextElementSibling ?? card.previousElementSibling;
      last.current = { id: card.dataset['card'] ?? '', beside: beside?.getAttribute('data-card') ?? undefined };
    };
    document.addEventListener('focusin', remember);
    return () => {
      document.removeEventListener('focusin', remember);
    };
  }, []);
  useEffect(() => {
    const { id, beside } = last.current ?? {};
    if (id === undefined || !moved.has(id)) return undefined;
    // After the dialog has returned the focus to a card that no longer exists.
    const timer = window.setTimeout(() => {
      // The body, or the part of the page that has the focus in place of what disappeared.
      if (document.activeElement?.contains(board.current) !== true) return;
      focusCard(cardById(board.current, beside) ?? cardById(board.current, id));
    }, SETTLED_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [board, moved]);
}
