// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { render } from 'lit-html';
import { describe, expect, it } from 'vitest';
import type { Played } from '../../provider/engines/board/rules.ts';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';
import { type BoardModel, type Phase, sayIn } from '../../provider/page/board/board.ts';
import { loadBoard } from '../../provider/page/board/loadBoard.ts';

const serverSeed = '6ed872b8ffdd6dede4e53f3a5ba6ff48357f726e91583a656749faac26333082';
const STAKE = 200_000;

/** What is bet, and what is done since; rounds differ by their nonce. */
type Script = readonly [rules: string, choice: object, moves: readonly object[], nonce?: number];

const spots = (...names: readonly string[]) => ({ spots: Object.fromEntries(names.map((name) => [name, STAKE])) });

/** Each board before a bet, after each move, and at its end, won and lost. */
const scripts: readonly Script[] = [
  ['run-1', { risk: 'medium' }, [{ go: true }, { go: true }, { cashOut: true }], 2],
  ['run-1', { risk: 'hard' }, [{ go: true }, { go: true }, { go: true }, { go: true }, { go: true }], 3],
  ['tower-1', { tiles: 3 }, [{ pick: 0 }, { pick: 1 }, { cashOut: true }]],
  ['tower-1', { tiles: 2 }, [{ pick: 0 }, { pick: 0 }, { pick: 0 }, { pick: 0 }], 2],
  ['mines-1', { mines: 3 }, [{ open: 0 }, { open: 7 }, { cashOut: true }]],
  ['mines-1', { mines: 20 }, [{ open: 0 }, { open: 7 }, { open: 12 }], 2],
  ['flip-1', { side: 'heads' }, [{ double: true }, { cashOut: true }], 2],
  ['flip-1', { side: 'tails' }, [{ double: true }, { double: true }], 4],
  ['hilo-1', {}, [{ guess: 'lower' }, { cashOut: true }]],
  ['jacks-1', {}, [{ hold: [0, 2] }]],
  ['baccarat-1', spots('player'), []],
  ['baccarat-1', spots('banker', 'tie'), [], 2],
  ['dragon-1', spots('dragon'), []],
  ['dragon-1', spots('tiger', 'tie'), [], 2],
  ['roulette-1', spots('red'), []],
  ['sicbo-1', spots('small'), []],
  ['dice-1', { side: 'over', chance: 50 }, []],
  ['dice-1', { side: 'under', chance: 50 }, []],
  ['plinko-1', { rows: 8, risk: 'low' }, []],
  ['bingo-1', {}, []],
  ['scratch-1', {}, []],
  ['pokdeng-1', { mode: 'single' }, [{ stand: true }]],
];

const hashOf = (text: string): string => createHash('sha1').update(text).digest('hex').slice(0, 8);

/** The table and its controls: what each move brings on screen, and a hash of what was there before a bet. */
async function look([rules, choice, moves, nonce = 1]: Script): Promise<string> {
  const board = await loadBoard(rules);
  const known = board.rules.readChoice(choice) ?? expect.unreachable(`${rules} has no such choice`);
  const played = (count: number): Played =>
    drawNow(board.rules.play({ stake: STAKE, choice: known, moves: moves.slice(0, count) as never }), {
      serverSeed,
      clientSeed: 'lamyai88',
      nonce,
    });
  const stages: string[] = [];
  let last: readonly string[] = [];
  const show = (name: string, phase: Phase, outcome: Played | null, before: Played | null) => {
    const round = outcome && {
      ...{ id: 'R', requestId: 'r', state: outcome.isOver ? 'settled' : 'playing', stake: STAKE, refusal: null },
      ...{ payout: outcome.payout, outcome, nonce, startedAt: 0, choice: known, moves: [] },
    };
    const model = {
      ...{ t: sayIn(board.copy as never, 'EN'), language: 'EN', phase, choice: known, chip: STAKE, stake: STAKE },
      ...{ round, view: outcome?.view ?? null, before: before?.view ?? null, latest: round ? [round] : [] },
      ...{ canChoose: phase === 'idle', canMove: phase === 'playing', isCalm: true, set: () => {}, move: () => {} },
    } as unknown as BoardModel;
    const place = document.createElement('div');
    render(board.table(model as never), place);
    const controls = document.createElement('div');
    if (board.controls) render(board.controls(model as never), controls);
    const lines = [...linesOf(place), ...linesOf(controls)];
    const fresh = lines.filter((line) => !last.includes(line));
    stages.push(`## ${name}`, ...(phase === 'idle' ? [`${lines.length} lines, ${hashOf(lines.join())}`] : fresh));
    // What the strip of the last rounds says of it.
    if (outcome?.isOver) stages.push(`strip: ${board.mark(model.t as never, outcome.view as never)}`);
    last = lines;
  };
  show('before a bet', 'idle', null, null);
  for (let count = 0; count <= moves.length; count += 1) {
    const outcome = played(count);
    const before = count === 0 ? null : played(count - 1);
    const phase = outcome.isOver ? 'over' : 'playing';
    show(`move ${count}: pays ${outcome.payout}`, phase, outcome, before);
    if (outcome.isOver) break;
  }
  return `# ${rules} ${JSON.stringify(choice)} ${nonce}\n${stages.join('\n')}\n`;
}

/** What tells a state: modifiers of classes, labels, positions, and drawings by a hash; like lines in a row once. */
function linesOf(root: Element): readonly string[] {
  const lines = [...root.querySelectorAll('*')].flatMap((element) => {
    if (element.closest('svg') !== null && element.tagName !== 'svg') return [];
    const isDrawing = element.tagName === 'svg';
    const states = [...element.classList].filter((name) => name.includes('--'));
    const told = ['aria-pressed', 'aria-label', 'aria-disabled', 'style', 'data-state']
      .flatMap((name) => (element.hasAttribute(name) ? [`${name}=${element.getAttribute(name)}`] : []))
      .join(' ');
    const text = element.children.length === 0 && !isDrawing ? (element.textContent ?? '').trim() : '';
    const drawing = isDrawing ? hashOf(element.outerHTML.replaceAll(/<!--.*?-->/g, '')) : '';
    const line = [states.join(' '), told, text, drawing].filter((part) => part !== '').join(' | ');
    return line === '' ? [] : [line];
  });
  const runs: { line: string; count: number }[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.line === line) last.count += 1;
    else runs.push({ line, count: 1 });
  }
  return runs.map(({ line, count }) => (count === 1 ? line : `${line} ×${count}`));
}

describe('[GAME-09] the boards', () => {
  it('look in each state as was approved', async () => {
    const looks: string[] = [];
    for (const script of scripts) looks.push(await look(script));
    await expect(looks.join('\n')).toMatchFileSnapshot('boardLooks.txt');
  });
});
