import type { SnapshotFrom } from 'xstate';
import type { SpotsChoice } from '../../engines/board/spots.ts';
import type { CoupTableView, SlipView } from '../../tables/coupTableView.ts';
import type { Phase } from '../board/board.ts';
import { sayIn } from '../board/board.ts';
import type { AnyModel, OneBoard } from '../board/frame.ts';
import type { Language } from '../copy/text.ts';
import type { tableMachine } from './table.machine.ts';
import type { TableEvent } from './table.setup.ts';

export type TableSnapshot = SnapshotFrom<typeof tableMachine>;

/** What the table is at, as this page shows it. */
export type Moment = 'opening' | 'betting' | 'closed' | 'showing' | 'shown' | 'void';

/** @param now of the provider, ms */
export function momentOf(snapshot: TableSnapshot, now: number): Moment {
  const coup = snapshot.context.table?.coup ?? null;
  if (coup === null) return 'opening';
  if (coup.phase === 'void') return 'void';
  if (coup.phase === 'dealt') return snapshot.matches({ seated: { deal: 'showing' } }) ? 'showing' : 'shown';
  return coup.phase === 'betting' && now < coup.sealsAt ? 'betting' : 'closed';
}

const BACK: readonly string[] = ['refused', 'cancelled', 'committed', 'betting'];

/** The player's slips that are in, in the coup on the table. */
export const slipsIn = ({ coup, slips }: CoupTableView): readonly SlipView[] =>
  slips.filter((slip) => slip.coup === coup?.id && !BACK.includes(slip.state));

/** Chips of several slips, spot by spot. */
export function allChips(slips: readonly { readonly choice: SpotsChoice }[]): SpotsChoice {
  const sums: Record<string, number> = {};
  for (const { choice } of slips)
    for (const [spot, amount = 0] of Object.entries(choice.spots)) sums[spot] = (sums[spot] ?? 0) + amount;
  return { spots: sums };
}

export const stakeOf = ({ spots }: SpotsChoice): number =>
  Object.values(spots).reduce((sum: number, amount = 0) => sum + amount, 0);

/** All that the player bet on the last coup before this one that they bet on. */
function lastBet(table: CoupTableView): SpotsChoice | null {
  const before = table.slips.filter(({ coup, state }) => coup !== table.coup?.id && state === 'settled');
  return before[0] === undefined ? null : allChips(before.filter(({ coup }) => coup === before[0]?.coup));
}

const PHASES: Readonly<Record<Moment, Phase>> = {
  ...{ opening: 'idle', betting: 'idle', closed: 'idle', void: 'idle' },
  ...{ showing: 'showing', shown: 'over' },
};

/** What the board of the game is drawn from, out of the machine. */
export function tableModelOf(
  board: OneBoard,
  snapshot: TableSnapshot,
  language: Language,
  of: { readonly now: number; readonly send: (event: TableEvent) => void },
): AnyModel {
  const { table, choice, chip, isCalm, held, lineIsLost } = snapshot.context;
  const phase = PHASES[momentOf(snapshot, of.now)];
  const isDealt = phase !== 'idle';
  const taken = allChips(table === null ? [] : slipsIn(table));
  const isFree = !held && !lineIsLost && table?.ended === null && snapshot.matches({ seated: { slip: 'resting' } });
  const canChoose = isFree && momentOf(snapshot, of.now) === 'betting';
  const hidden = phase === 'showing' ? table?.coup?.id : undefined;
  return {
    t: sayIn(board.copy, language),
    ...{ language, phase, chip, canChoose, isCalm, round: null, before: null, latest: [], canMove: false },
    choice: isDealt ? taken : choice,
    ...(isDealt ? {} : { taken }),
    others: { spots: table?.others ?? {} },
    last: table && lastBet(table),
    stake: stakeOf(choice),
    view: isDealt ? (table?.coup?.view ?? null) : null,
    past: (table?.past ?? []).flatMap(({ id, view }) => (id === hidden ? [] : [view])),
    set: (part) => {
      if (canChoose) of.send({ type: 'table.choose', choice: part as object });
    },
    move: () => {},
  };
}
