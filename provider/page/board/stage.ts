import { createActor, fromPromise } from 'xstate';
import '../style/board.css';
import type { Shell } from '../shell/openShell.ts';
import { ownSeeds, tellOwnRounds } from '../shell/ownRounds.ts';
import { boardMachine } from './board.machine.ts';
import { type BoardState, type PlayAnswer, type PlayInput, revealAfter, type SeedAnswer } from './board.setup.ts';
import { type BoardActions, boardFrame } from './frame.ts';
import { joinBoard } from './joinBoard.ts';
import { loadBoard } from './loadBoard.ts';
import { modelOf } from './model.ts';

export async function openStage(shell: Shell): Promise<void> {
  const steering = await shell.steering();
  let board = await loadBoard(shell.sheet);
  const sendPlay = ({ move, ...bet }: PlayInput) =>
    move === undefined
      ? shell.post<PlayAnswer>('/spin', bet)
      : shell.post<PlayAnswer>('/move', { requestId: bet.requestId, ...move });

  const actor = createActor(
    boardMachine.provide({
      actors: {
        openGame: fromPromise(() => shell.openGame<BoardState>()),
        sendPlay: fromPromise(({ input }: { input: PlayInput }) => sendPlay(input)),
        rotateSeed: fromPromise(() => shell.post<SeedAnswer>('/seed', {})),
      },
      actions: { ...shell.tell, ...tellOwnRounds(shell) },
      delays: {
        reveal: revealAfter((round, before) =>
          round.outcome === null ? 0 : board.revealMs(round.outcome.view, before?.outcome?.view ?? null),
        ),
      },
    }),
    { ...steering, input: { choice: board.firstChoice, isCalm: shell.calm.matches } },
  );
  const seeds = ownSeeds(shell, {
    canRotate: () => actor.getSnapshot().can({ type: 'board.rotate' }),
    rotate: () => actor.send({ type: 'board.rotate' }),
    setSeed: (clientSeed) => actor.send({ type: 'board.setSeed', clientSeed }),
  });
  const model = () => modelOf(board, actor.getSnapshot(), shell.language(), actor.send);
  const actions: BoardActions = {
    bet: () => actor.send({ type: 'board.bet', requestId: crypto.randomUUID(), stake: model().stake }),
    setChip: (chip) => actor.send({ type: 'board.setChip', chip }),
    retry: () => actor.send({ type: 'board.retry' }),
    skip: () => actor.send({ type: 'board.skip' }),
    check: seeds.check,
    calm: () => actor.send({ type: 'board.setCalm', isCalm: !actor.getSnapshot().context.isCalm }),
  };
  board = await joinBoard(board, {
    send: actor.send,
    redraw: shell.draw,
    listen: shell.followTable,
    follow: (listener) => {
      listener(actor.getSnapshot());
      actor.subscribe(listener);
    },
  });
  shell.show({
    frame: () =>
      boardFrame({ board, snapshot: actor.getSnapshot(), t: shell.t(), actions, model: model() }, seeds.sheet),
    check: seeds.check,
    opened: seeds.opened,
  });
  shell.start(actor, (snapshot) => seeds.follow(snapshot.matches('rotating')));
}
