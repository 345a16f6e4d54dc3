import { html } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import { createActor, fromCallback, fromPromise } from 'xstate';
import '../style/crash.css';
import type { TableView } from '../../crash/tableView.ts';
import { REST_MS } from '../../crash/times.ts';
import { STAKE_STEP } from '../../engines/crash/crashRound.ts';
import { dressOf } from '../art/dress.ts';
import type { Shell } from '../shell/openShell.ts';
import { createSound } from '../shell/sound.ts';
import { stakesOf } from '../shell/stakes.ts';
import { crashMachine } from './crash.machine.ts';
import type { BetAnswer, BetInput, CrashEvent } from './crash.setup.ts';
import { createFlight } from './flight.ts';
import { crashFrame } from './frame.ts';
import { goOf } from './go.ts';
import { crashMain } from './layout.ts';
import { listen } from './listen.ts';
import { createNews } from './news.ts';
import { createRender } from './render.ts';
import { shownAt } from './words.ts';

export function openStage(shell: Shell): void {
  const { calm, clock } = shell;
  const root = document.documentElement;
  const dress = dressOf(shell.gameId);
  root.dataset.scene = dress.scene;
  if (shell.gameId !== 'rocket-rise') {
    root.style.setProperty('--sc-red', dress.inks[0].g);
    root.style.setProperty('--sc-flag', dress.inks[3].s);
  }

  const actor = createActor(
    crashMachine.provide({
      actors: {
        openGame: fromPromise(async () => clock.heard(await shell.openGame<TableView>())),
        placeBet: fromPromise(({ input }: { input: BetInput }) => shell.post<BetAnswer>('/crash/bets', input)),
        cashOut: fromPromise(({ input }: { input: string }) =>
          shell.post<BetAnswer>(`/crash/bets/${encodeURIComponent(input)}/cash-out`, {}),
        ),
        followTable: fromCallback<CrashEvent>(({ sendBack }) =>
          shell.followTable<TableView>('/crash/stream', {
            pushed: (table) => sendBack({ type: 'table.pushed', table }),
            lost: () => sendBack({ type: 'table.lost' }),
          }),
        ),
      },
      actions: shell.tell,
    }),
  );

  const sound = createSound();
  // Drawn once; what changes on it is written into its places.
  const main = html`<main class="crash">${unsafeHTML(crashMain)}</main>`;
  const toggleSound = () => {
    sound.toggle();
    shell.draw();
  };
  let drawn = (): void => undefined;
  shell.show({
    frame: () =>
      crashFrame(shell.t(), actor.getSnapshot(), { main, sound: { isOn: sound.isOn(), toggle: toggleSound } }),
    drawn: () => drawn(),
  });
  const render = createRender(document.body);
  const fly = createFlight(document.querySelector('[data-v="sky"]') as HTMLElement);
  const news = createNews({
    t: shell.t,
    say: shell.say,
    win: sound.win,
    started: shell.roundStarted,
    ended: shell.betEnded,
    closed: shell.sessionEnded,
  });

  const shown = () => shownAt(actor.getSnapshot().context.table, clock.now(), REST_MS);
  const moment = () => {
    const { table } = actor.getSnapshot().context;
    if (table === null) return;
    const now = shown();
    render.moment(shell.t(), actor.getSnapshot(), now, calm.matches);
    const outs = table.bets.flatMap(({ name, multiplier, isMine }) =>
      multiplier === null ? [] : [[isMine ? shell.t()('crash_you') : name, multiplier] as const],
    );
    const latest = outs
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, 2)
      .toReversed();
    if (now.phase === 'flying') {
      // Without motion the rocket stands where it stays in the end, and only the figure grows.
      fly({ phase: 'flying', multiplier: calm.matches ? 250 : now.multiplier, outs: calm.matches ? [] : latest });
    } else if (now.phase === 'down') fly({ phase: 'down', multiplier: now.multiplier, outs: latest });
    else fly({ phase: 'waiting', multiplier: 100, outs: [] });
  };
  drawn = () => {
    render.all(shell.t(), actor.getSnapshot());
    moment();
  };

  const stakeTo = (stake: number) => {
    const { game } = actor.getSnapshot().context.table ?? {};
    if (game === undefined) return;
    const whole = Math.round(stake / STAKE_STEP) * STAKE_STEP;
    actor.send({ type: 'stake.set', stake: Math.min(game.maxStake, Math.max(game.minStake, whole)) });
  };
  listen({
    go: () => {
      const now = shown();
      const { does } = goOf(actor.getSnapshot(), now.phase === 'flying' ? now.multiplier : 100);
      if (does === 'nothing') return;
      sound.press();
      actor.send(does === 'cash' ? { type: 'cash.press' } : { type: 'bet.press', requestId: crypto.randomUUID() });
    },
    step: (by) => {
      const { table, stake } = actor.getSnapshot().context;
      const stakes = table === null ? [] : stakesOf(table);
      const next = by > 0 ? stakes.find((each) => each > stake) : stakes.findLast((each) => each < stake);
      if (next !== undefined) stakeTo(next);
    },
    scale: (factor) => stakeTo(actor.getSnapshot().context.stake * factor),
    setStake: stakeTo,
    setAuto: (isAuto, target) => actor.send({ type: 'auto.set', isAuto, target }),
    retry: () => actor.send({ type: 'game.retry' }),
  });

  shell.start(actor, ({ context: { table } }) => {
    if (table !== null) news(table);
  });
  let drawnAt = 0;
  const frameByFrame = (at: number) => {
    if (!calm.matches || at - drawnAt > 250) {
      drawnAt = at;
      moment();
    }
    requestAnimationFrame(frameByFrame);
  };
  requestAnimationFrame(frameByFrame);
}
