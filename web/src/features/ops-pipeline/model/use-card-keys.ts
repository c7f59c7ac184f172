import type { KeyboardEvent, RefObject } from 'react';
import { useSingleKey } from '../../../shared/keys/use-single-key';

const LINK = 'a[href]';

function focusedCard(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('[data-card]') ?? null;
}

function focusCard(card: Element | null | undefined) {
  const link = card?.querySelector<HTMLElement>(LINK);
  link?.focus();
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

type Step = 1 | -1;

function goDown(board: HTMLElement, step: Step) {
  const card = focusedCard();
  if (card === null) focusCard(board.querySelector('[data-card]'));
  else focusCard(step === 1 ? card.nextElementSibling : card.previousElementSibling);
}

/** To the card beside it, in the next column that has any. */
function goAcross(board: HTMLElement, step: Step) {
  const card = focusedCard();
  if (card === null) return;
  const columns = [...board.querySelectorAll('[data-column]:has([data-card])')];
  const at = columns.findIndex((column) => column.contains(card));
  const cards = [...(columns[at + step]?.querySelectorAll('[data-card]') ?? [])];
  const place = [...(card.parentElement?.children ?? [])].indexOf(card);
  focusCard(cards[Math.min(place, cards.length - 1)]);
}

const ARROWS: Readonly<Record<string, (board: HTMLElement) => void>> = {
  ArrowDown: (board) => {
    goDown(board, 1);
  },
  ArrowUp: (board) => {
    goDown(board, -1);
  },
  ArrowRight: (board) => {
    goAcross(board, 1);
  },
  ArrowLeft: (board) => {
    goAcross(board, -1);
  },
};

/** Arrows on a card's name go from card to card. */
export function followArrows(event: KeyboardEvent<HTMLElement>) {
  const board = event.currentTarget.closest<HTMLElement>('.gh-board');
  const go = ARROWS[event.key];
  if (go === undefined || board === null) return;
  event.preventDefault();
  go(board);
}

/** J and K go through a column, S picks a stage for the card with the focus, E opens its page. */
export function useCardKeys(board: RefObject<HTMLElement | null>, pick: (driverId: string) => void) {
  useSingleKey('j', () => {
    if (board.current !== null) goDown(board.current, 1);
  });
  useSingleKey('k', () => {
    if (board.current !== null) goDown(board.current, -1);
  });
  useSingleKey('s', () => {
    const id = focusedCard()?.getAttribute('data-card');
    if (id) pick(id);
  });
  useSingleKey('e', () => focusedCard()?.querySelector<HTMLElement>(LINK)?.click());
}
