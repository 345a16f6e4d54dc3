import { html } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import { createActor, fromPromise } from 'xstate';
import { parSheets, type SheetId } from '../../engines/slot/parSheets.ts';
import type { Pots } from '../../play/createPots.ts';
import type { StateView } from '../../play/views.ts';
import '../style/slot.css';
import '../style/pots.css';
import { dressOf } from '../art/dress.ts';
import type { Shell } from '../shell/openShell.ts';
import { ownSeeds, tellOwnRounds } from '../shell/ownRounds.ts';
import { createSound } from '../shell/sound.ts';
import { stakesOf } from '../shell/stakes.ts';
import { slotFrame } from './frame.ts';
import { gameMachine } from './game.machine.ts';
import type { SeedAnswer, SpinAnswer, SpinInput } from './game.setup.ts';
import { around, slotMain } from './layout.ts';
import { listen } from './listen.ts';
import { startPots } from './pots/startPots.ts';
import { createReels } from './reels.ts';
import { createRender } from './render.ts';
import type { Words } from './result.ts';
import { createShow } from './show.ts';

export async function openStage(shell: Shell): Promise<void> {
  const steering = await shell.steering();
  const sheet = parSheets[shell.sheet as SheetId] ?? parSheets['even-1'];
  const dress = dressOf(shell.gameId);
  const words = (): Words => ({ t: shell.t(), top: dress.topName, lineCount: sheet.lines.length });
  const sound = createSound();
  let isCalm = shell.calm.matches;
  document.documentElement.dataset.scene = dress.scene;

  const actor = createActor(
    gameMachine.provide({
      actors: {
        openGame: fromPromise(() => shell.openGame<StateView>()),
        sendSpin: fromPromise(({ input }: { input: SpinInput }) => shell.post<SpinAnswer>('/spin', input)),
        rotateSeed: fromPromise(() => shell.post<SeedAnswer>('/seed', {})),
      },
      actions: { ...shell.tell, ...tellOwnRounds(shell) },
    }),
    steering,
  );
  const seeds = ownSeeds(shell, {
    canRotate: () => actor.getSnapshot().can({ type: 'game.rotate' }),
    rotate: () => actor.send({ type: 'game.rotate' }),
    setSeed: (clientSeed) => actor.send({ type: 'game.setSeed', clientSeed }),
  });

  // Drawn once; what changes on it is written into its places.
  const drawing = {
    around: html`${unsafeHTML(around(dress, sheet))}`,
    main: html`<main class="slot">${unsafeHTML(slotMain(sheet))}</main>`,
  };
  let drawn = (): void => undefined;
  shell.show({
    check: seeds.check,
    opened: seeds.opened,
    frame: () =>
      slotFrame(words(), actor.getSnapshot(), {
        ...{ drawing, sheet, seeds },
        sound: {
          isOn: sound.isOn(),
          toggle: () => {
            sound.toggle();
            shell.draw();
          },
        },
        calm: {
          isOn: isCalm,
          toggle: () => {
            isCalm = !isCalm;
            shell.draw();
          },
        },
      }),
    drawn: () => drawn(),
  });
  const render = createRender(document.body, sheet);
  drawn = () => render(words(), actor.getSnapshot());

  const reels = createReels(document.querySelector('[data-v="reels"]') as HTMLElement);
  const show = createShow({ reels, sheet, sound, words, send: actor.send, say: shell.say, isCalm: () => isCalm });
  const readPots = async () => (await shell.read<{ readonly jackpots: Pots }>('/jackpots')).jackpots;
  const pots =
    'jackpot' in sheet ? startPots(document.body, { readPots, isCalm: () => isCalm, win: sound.jackpot }) : null;

  const stakes = (): readonly number[] => {
    const { state } = actor.getSnapshot().context;
    return state === null ? [] : stakesOf(state);
  };
  const setStake = (stake: number) => actor.send({ type: 'game.setStake', stake });
  listen({
    spin: () => {
      sound.press();
      actor.send({ type: 'game.spin', requestId: crypto.randomUUID() });
    },
    setStake,
    step: (by) => {
      const { stake } = actor.getSnapshot().context;
      if (!actor.getSnapshot().can({ type: 'game.setStake', stake })) return;
      const next = stakes()[stakes().indexOf(stake) + by];
      if (next !== undefined) setStake(next);
    },
    scale: (factor) => {
      const { stake } = actor.getSnapshot().context;
      setStake(stakes().findLast((one) => one <= stake * factor) ?? stakes()[0] ?? stake);
    },
    stakes,
    retry: () => actor.send({ type: 'game.retry' }),
    skip: () => actor.send({ type: 'game.skip' }),
    rules: () => shell.openSheet('rules'),
  });
  shell.start(actor, (snapshot) => {
    show(snapshot);
    pots?.(words(), snapshot);
    seeds.follow(snapshot.matches('rotating'));
  });
}
