import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardHead } from '#domain/board/schema';
import type { OpsDriver, OpsDriverItem } from '#domain/driver-pipeline/schema';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import { exitStages } from '#domain/driver-pipeline/stages';
import { opsDriverQuery } from '#web/entities/pipeline/drivers';
import { BoardFrame } from '#web/shared/board/board-frame';
import { useAnnouncements } from '#web/shared/board/use-announcements';
import { useCardKeys, useFocusAfterMove } from '#web/shared/board/use-card-keys';
import { useDragging } from '#web/shared/board/use-dragging';
import { fetchNow } from '#web/shared/http/fetch-now';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import type { BoardFilters } from '../api/board';
import { columnOrder, tiers } from '../model/columns';
import { useAnnouncedStages } from '../model/use-announced-stages';
import type { Moves } from '../model/use-moves';
import { CardFace } from './board-card';
import type { ColumnProps } from './board-column';
import { BoardColumn } from './board-column';
import type { CardActions } from './card-menu';
import { CollapsedColumn } from './collapsed-column';
import { pickStageModal } from './modals';

interface BoardProps {
  heads: readonly BoardHead[];
  filters: BoardFilters;
  moves: Moves;
  /** The only visible column; undefined for all. */
  only: DriverStage | null;
  isDragDisabled: boolean;
  areExitsOpen: boolean;
  toggleExits: () => void;
}

type ColumnsProps = ColumnProps & Pick<BoardProps, 'heads' | 'areExitsOpen' | 'toggleExits'>;

/** Columns grouped by tier; exits are separate and collapsed by default. */
function Columns({ heads, areExitsOpen, toggleExits, ...props }: ColumnsProps) {
  const { t } = useTranslation('ops-pipeline');
  const headOf = (stage: DriverStage) => heads.find((head) => head.stage === stage);
  const columns = (stages: readonly DriverStage[]) =>
    stages
      .map(headOf)
      .map((head) => (head === undefined ? null : <BoardColumn key={head.stage} head={head} {...props} />));
  return (
    <>
      {tiers.map(({ tier, stages }) => (
        <section key={tier} aria-label={t(`tier.${tier}`)} className="gh-board-tier">
          <h2>{t(`tier.${tier}`)}</h2>
          <div className="gh-board-columns">{columns(stages)}</div>
        </section>
      ))}
      <section aria-label={t('tier.exits')} className="gh-board-tier">
        <h2>
          {t('tier.exits')}
          <Button size="small" variant="text" aria-expanded={areExitsOpen} onClick={toggleExits}>
            {t(areExitsOpen ? 'exits.fold' : 'exits.unfold')}
          </Button>
        </h2>
        {areExitsOpen ? (
          <div className="gh-board-columns">{columns(exitStages)}</div>
        ) : (
          <div className="gh-board-collapsed">
            {exitStages
              .map(headOf)
              .map((head) =>
                head === undefined ? null : (
                  <CollapsedColumn key={head.stage} head={head} filters={props.filters} dragged={props.dragged} />
                ),
              )}
          </div>
        )}
      </section>
    </>
  );
}

/** Opens dialogs with the driver's current data and moves cards. */
function useCardActions({
  move,
  discard,
}: Pick<Moves, 'move' | 'discard'>): CardActions & { pickStage: (driverId: string) => void } {
  const client = useQueryClient();
  const problemText = useProblemText();
  return useMemo(() => {
    const withDriver = (id: string, then: (driver: OpsDriver) => void) => {
      fetchNow(client, { ...opsDriverQuery(id), staleTime: 0 }).then(then, (problem: unknown) => {
        toast.error(problemText(problem));
      });
    };
    return {
      move,
      open: ({ _id }, modal) => {
        withDriver(_id, (driver) => {
          // The reloaded board shows the later change.
          discard(_id);
          openModal(modal, driver);
        });
      },
      pickStage: (id) => {
        withDriver(id, (card) => {
          openModal(pickStageModal, {
            card,
            pick: (to) => {
              move(card, to);
            },
          });
        });
      },
    };
  }, [client, discard, move, problemText]);
}

/** Collapsed exit columns accept cards, too. */
const COLUMNS = { order: columnOrder, columnOf: ({ stage }: OpsDriverItem) => stage };

/** The board; cards can be moved by dragging, by menu or by keyboard. */
export function Board({ heads, filters, moves, only, isDragDisabled, areExitsOpen, toggleExits }: BoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const actions = useCardActions(moves);
  const { dragged, context } = useDragging(COLUMNS, moves.move);
  useCardKeys(frame, actions.pickStage);
  useFocusAfterMove(frame, moves.moved);
  const props = { filters, moved: moves.moved, dragged, actions, isDragDisabled };
  const alone = heads.find(({ stage }) => stage === only);
  return (
    <BoardFrame
      frame={frame}
      context={context}
      accessibility={useAnnouncements(useAnnouncedStages())}
      dragged={dragged === null ? null : <CardFace card={dragged} />}
    >
      {alone === undefined ? (
        <Columns heads={heads} areExitsOpen={areExitsOpen} toggleExits={toggleExits} {...props} />
      ) : (
        <BoardColumn head={alone} {...props} />
      )}
    </BoardFrame>
  );
}
