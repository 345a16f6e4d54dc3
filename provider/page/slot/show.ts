import type { ParSheet } from '../../engines/slot/parSheet.ts';
import { isWin } from '../shell/isWin.ts';
import type { createSound } from '../shell/sound.ts';
import type { GameEvent } from './game.setup.ts';
import type { createReels } from './reels.ts';
import { gridInWords, marksOf, roundInWords, type Words } from './result.ts';
import { freeSoFar, type GameSnapshot, noticeText } from './tray.ts';

/** A line stands for so long when several have paid, ms. */
const LINE_MS = 1_300;

/** Follows the machine with everything that moves, sounds and is read out. */
export function createShow(deps: {
  readonly reels: ReturnType<typeof createReels>;
  readonly sheet: ParSheet;
  readonly sound: ReturnType<typeof createSound>;
  readonly send: (event: GameEvent) => void;
  /** For the screen reader. */
  readonly say: (text: string) => void;
  readonly isCalm: () => boolean;
  readonly words: () => Words;
}) {
  const { reels, sheet, sound, send, say, isCalm, words } = deps;
  const grid = document.querySelector('[data-v="reels"]');
  let phase = '';
  let spun = '';
  let cycle: ReturnType<typeof setInterval> | undefined;

  const tagLines = (lines: readonly number[]) => {
    for (const tag of document.querySelectorAll<HTMLElement>('[data-line]')) {
      tag.classList.toggle('on', lines.includes(Number(tag.dataset.line)));
    }
  };
  const clear = () => {
    clearInterval(cycle);
    tagLines([]);
    reels.clear();
  };

  const stopReels = async (key: string, columns: readonly string[]) => {
    if (!isCalm()) sound.stops();
    await reels.stop(columns, isCalm());
    if (spun === key) send({ type: 'reels.stopped' });
  };

  /** A win while the round goes on is what has been shown so far above the stake, never what is still to come. */
  const markSpin = ({ context: { round, spinIndex } }: GameSnapshot) => {
    const spins = round?.outcome?.spins.slice(0, spinIndex + 1) ?? [];
    const spin = spins.at(-1);
    if (!round || !spin) return;
    const soFar = spins.reduce((sum, { payout }) => sum + payout, 0);
    const isTold = isWin({ payout: soFar, stake: round.stake });
    const { scattered, paid } = marksOf(spin, sheet.lines);
    const all = paid.flatMap(({ hits }) => hits);
    const drawLine = (line: (typeof paid)[number] | undefined, hits = line?.hits ?? []) => {
      reels.mark([...hits, ...scattered], line ? [line.rows] : [], isTold);
      tagLines(line && isTold ? [line.line] : []);
    };
    clear();
    grid?.setAttribute('aria-label', gridInWords(words(), spin.columns));
    drawLine(paid[0], isTold ? paid[0]?.hits : all);
    if (!isTold || paid.length < 2 || isCalm()) return;
    let index = 0;
    cycle = setInterval(() => {
      index += 1;
      drawLine(paid[index % paid.length]);
    }, LINE_MS);
  };

  return (snapshot: GameSnapshot) => {
    const { value, context } = snapshot;
    const now = typeof value === 'string' ? value : JSON.stringify(value);
    if (now === phase) return;
    const before = phase;
    phase = now;
    const { round, spinIndex, state } = context;
    const spin = round?.outcome?.spins[spinIndex];

    if (before === 'opening' && state !== null) {
      const last = state.latest[0]?.outcome?.spins.at(-1);
      if (last) reels.set(last.columns);
      grid?.setAttribute('aria-label', gridInWords(words(), reels.columns()));
    }
    if (now === 'sending' && !['waiting', 'lost'].includes(before)) {
      clear();
      say('');
      reels.start(isCalm());
    }
    if (snapshot.matches({ revealing: 'turning' }) && round && spin) {
      const key = `${round.id}.${spinIndex}`;
      if (spun === key) return;
      spun = key;
      if (spinIndex > 0) {
        clear();
        reels.start(isCalm());
      }
      void stopReels(key, spin.columns);
      return;
    }
    if (snapshot.matches({ revealing: 'between' })) {
      markSpin(snapshot);
      say(words().t('free_of', { at: spinIndex + 1, all: freeSoFar(snapshot) }));
      return;
    }
    const wasSpinning = before.includes('revealing') || before.includes('sending');
    if (!wasSpinning || now.includes('revealing') || ['waiting', 'lost'].includes(now)) return;
    if (round === null || spin === undefined) {
      reels.hurry(reels.columns());
      say(noticeText(words(), snapshot));
      return;
    }
    spun = '';
    reels.hurry(spin.columns);
    markSpin(snapshot);
    say(roundInWords(words(), round));
    if (isWin(round)) sound.win(round);
  };
}
