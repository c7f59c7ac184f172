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
import type { OpsDriverItem } from '#domain/driver-pipeline/schema';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import { columnBeside } from './columns';

const STEPS: Readonly<Record<string, number>> = { [KeyboardCode.Right]: 1, [KeyboardCode.Left]: -1 };
/** A shorter move counts as a click (px). */
const CLICK_PX = 6;
/** Long press that starts dragging by touch; a shorter one scrolls. */
const TOUCH = { delay: 250, tolerance: 6 };

const cardOf = ({ active }: Pick<DragStartEvent, 'active'>): OpsDriverItem | null =>
  (active.data.current as { card: OpsDriverItem } | undefined)?.card ?? null;

/**
 * The column that the arrow keys have reached. Kept apart from the pointer position, because a column that is scrolled
 * out of view has no position for a pointer.
 */
function createAim() {
  let aim: DriverStage | null = null;
  const coordinateGetter: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
    const step = STEPS[event.code];
    const card = context.active === null ? null : cardOf({ active: context.active });
    if (step === undefined || card === null) return undefined;
    event.preventDefault();
    aim = columnBeside(aim ?? card.stage, step);
    document.querySelector(`[data-column="${aim}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const rect = context.droppableRects.get(aim);
    return rect === undefined ? currentCoordinates : { x: rect.left, y: Math.max(rect.top, 0) };
  };
  const collisionDetection: CollisionDetection = (args) =>
    aim === null ? pointerWithin(args) : [{ id: aim, data: {} }];
  const discard = () => {
    aim = null;
  };
  return { keys: { coordinateGetter }, collisionDetection, discard };
}

/** Dragging by mouse, touch and arrow keys; collapsed exit columns accept cards, too. */
export function useDragging(move: (card: OpsDriverItem, to: DriverStage) => void) {
  const [dragged, setDragged] = useState<OpsDriverItem | null>(null);
  const [{ keys, collisionDetection, discard }] = useState(createAim);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: CLICK_PX } }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
    useSensor(KeyboardSensor, keys),
  );
  const hold = (card: OpsDriverItem | null) => {
    discard();
    setDragged(card);
  };
  return {
    dragged,
    context: {
      sensors,
      collisionDetection,
      onDragStart: (event: DragStartEvent) => {
        hold(cardOf(event));
      },
      onDragEnd: (event: DragEndEvent) => {
        const card = cardOf(event);
        hold(null);
        if (card !== null && event.over !== null) move(card, event.over.id as DriverStage);
      },
      onDragCancel: () => {
        hold(null);
      },
    },
  };
}
