import type { Language } from '../copy/text.ts';
import type { BoardEvent } from './board.setup.ts';
import type { Phase } from './board.ts';
import { sayIn } from './board.ts';
import type { AnyModel, BoardSnapshot, OneBoard } from './frame.ts';

/** What a board is drawn from, out of the machine. */
export function modelOf(
  board: OneBoard,
  snapshot: BoardSnapshot,
  language: Language,
  send: (event: BoardEvent) => void,
): AnyModel {
  const { state, round, before, chip, choice, isCalm } = snapshot.context;
  const phase = phaseOf(snapshot);
  const canChoose = snapshot.matches('idle');
  const isHidden = phase === 'sending' || phase === 'showing';
  return {
    t: sayIn(board.copy, language),
    language,
    phase,
    chip,
    round,
    canChoose,
    isCalm,
    choice: round !== null && phase !== 'idle' && phase !== 'over' ? (round.choice ?? choice) : choice,
    stake: board.stakeOf ? board.stakeOf(choice, chip) : chip,
    view: round?.outcome?.view ?? null,
    before: before?.outcome?.view ?? null,
    latest: (state?.latest ?? []).filter(({ id }) => !isHidden || id !== round?.id),
    canMove: snapshot.matches('playing'),
    set: (part) => {
      if (canChoose) send({ type: 'board.choose', choice: part as object });
    },
    move: (move) => send({ type: 'board.move', move }),
  };
}

function phaseOf(snapshot: BoardSnapshot): Phase {
  if (['sending', 'waiting', 'lost'].some((state) => snapshot.matches(state as 'sending'))) return 'sending';
  if (snapshot.matches('showing')) return 'showing';
  if (snapshot.matches('playing')) return 'playing';
  return snapshot.context.round === null ? 'idle' : 'over';
}
