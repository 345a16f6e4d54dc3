import { createActor, fromPromise } from 'xstate';
import type { Pots } from '../../../play/createPots.ts';
import type { Words } from '../result.ts';
import { type GameSnapshot, isRevealing } from '../tray.ts';
import { createCelebration } from './celebrate.ts';
import { createPotBoard } from './potBoard.ts';
import { potsMachine } from './pots.machine.ts';

/** The pots of a game with jackpots: follows the game, and asks the provider beside it. */
export function startPots(
  root: HTMLElement,
  deps: { readonly readPots: () => Promise<Pots>; readonly isCalm: () => boolean; readonly win: () => void },
) {
  const actor = createActor(potsMachine.provide({ actors: { readPots: fromPromise(deps.readPots) } }));
  const board = createPotBoard(root);
  const celebrate = createCelebration(root, deps);
  let isHeld = false;
  let wasOver = false;
  let isStarted = false;

  // While the reels turn the pots stand still: a won pot would tell the end of the round.
  const draw = () => {
    const { pots } = actor.getSnapshot().context;
    if (pots !== null && !isHeld) board(pots, deps.isCalm());
  };
  actor.subscribe(draw);
  document.addEventListener('visibilitychange', () =>
    actor.send({ type: document.hidden ? 'page.hidden' : 'page.seen' }),
  );

  return (words: Words, snapshot: GameSnapshot): void => {
    if (!isStarted && snapshot.context.state !== null) {
      isStarted = true;
      actor.start();
    }
    isHeld = isRevealing(snapshot);
    const isOver = snapshot.matches('idle') || snapshot.matches('ended');
    if (isStarted && isOver && !wasOver) {
      draw();
      actor.send({ type: 'pots.ask' });
    }
    wasOver = isOver;
    celebrate(words, snapshot);
  };
}
