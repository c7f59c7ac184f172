import type { CollisionDetection, DragEndEvent, DragStartEvent, KeyboardCoordinateGetter } from '@dnd-kit/core';
import {
  KeyboardCode,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useState } from 'react';

const STEPS: Readonly<Record<string, number>> = { [KeyboardCode.Right]: 1, [KeyboardCode.Left]: -1 };
/** A shorter move counts as a click (px). */
const CLICK_PX = 6;
/** Room for a column's head and its refusal above a card that the arrow keys have moved there (px). */
const BELOW_HEAD = 96;
/** Long press that starts dragging by touch; a shorter one scrolls. */
const TOUCH = { delay: 250, tolerance: 6 };

/** The columns of a board; constant while it is shown. */
export interface BoardColumns<Card, Column extends string> {
  /** From left to right, in the order of the arrow keys. */
  order: readonly Column[];
  columnOf: (card: Card) => Column;
}

/** The card that a drag event is about. */
export const draggedCard = <Card>({ active }: Pick<DragStartEvent, 'active'>): Card | null =>
  (active.data.current as { card: Card } | undefined)?.card ?? null;

/** The column that is this many steps to the right. */
function columnBeside<Column>(order: readonly Column[], column: Column, step: number): Column {
  const last = order.length - 1;
  return order[Math.max(0, Math.min(last, order.indexOf(column) + step))] ?? column;
}

/**
 * The column that the arrow keys have reached. Kept apart from the pointer position, because a column that is scrolled
 * out of view has no position for a pointer.
 */
function createAim<Card, Column extends string>({ order, columnOf }: BoardColumns<Card, Column>) {
  let aim: Column | null = null;
  const coordinateGetter: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
    const step = STEPS[event.code];
    const card = context.active === null ? null : draggedCard<Card>({ active: context.active });
    if (step === undefined || card === null) return undefined;
    event.preventDefault();
    aim = columnBeside(order, aim ?? columnOf(card), step);
    document.querySelector(`[data-column="${aim}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const rect = context.droppableRects.get(aim);
    return rect === undefined ? currentCoordinates : { x: rect.left, y: Math.max(rect.top, 0) + BELOW_HEAD };
  };
  const collisionDetection: CollisionDetection = (args) =>
    aim === null ? pointerWithin(args) : [{ id: aim, data: {} }];
  const discard = () => {
    aim = null;
  };
  return { keys: { coordinateGetter }, collisionDetection, discard };
}

/** Dragging by mouse, touch and arrow keys. */
export function useDragging<Card, Column extends string>(
  columns: BoardColumns<Card, Column>,
  move: (card: Card, to: Column) => void,
) {
  const [dragged, setDragged] = useState<Card | null>(null);
  const [{ keys, collisionDetection, discard }] = useState(() => createAim(columns));
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: CLICK_PX } }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
    useSensor(KeyboardSensor, keys),
  );
  const hold = (card: Card | null) => {
    discard();
    setDragged(() => card);
  };
  return {
    dragged,
    context: {
      sensors,
      collisionDetection,
      onDragStart: (event: DragStartEvent) => {
        hold(draggedCard(event));
      },
      onDragEnd: (event: DragEndEvent) => {
        const card = draggedCard<Card>(event);
        hold(null);
        if (card !== null && event.over !== null) move(card, event.over.id as Column);
      },
      onDragCancel: () => {
        hold(null);
      },
    },
  };
}
