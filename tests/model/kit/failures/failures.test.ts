import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { fromPromise, setup } from 'xstate';
import type { Seen } from '../flow.ts';
import { modelTests } from '../modelTests.ts';
import { done, fails } from '../outcome.ts';
import { logsInTooLate, paysTwice, type Till } from '../races/planted.ts';
import { raceTests } from '../races/raceTests.ts';
import type { View } from '../view.ts';
import { viewTests } from '../viewTests.ts';
import { withheldResults } from '../withheldResults.ts';
import { type Failure, loadFailures, movesOf } from './failureFile.ts';
import { ownFolder } from './ownFolder.ts';

withheldResults();

const folderOf = ownFolder();

type Row = readonly [title: string, run: () => void | Promise<void>];

/** What running a test says: null where it passes. */
async function outcomeOf(row: Row | undefined): Promise<string | null> {
  try {
    await row?.[1]();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What those of the rows say that fail, one run after the other. */
async function saidBy(rows: readonly Row[]): Promise<readonly string[]> {
  const said: string[] = [];
  for (const row of rows) said.push((await outcomeOf(row)) ?? '');
  return said.filter((each) => each !== '');
}

const twice: Failure = {
  machine: 'till',
  wrong: 'till begins charge again when till.pay comes twice in a row',
  found: '2026-11-21',
  input: 1,
  moves: ['till.pay', 'till.pay'],
};

function onFile(failure: object, name = 'a-case'): void {
  mkdirSync(join(folderOf(), 'till'), { recursive: true });
  writeFileSync(join(folderOf(), 'till', `${name}.json`), JSON.stringify(failure));
}

/** The till as it should be: what is under way is not begun again. */
const paysOnce = {
  ...paysTwice,
  machine: () =>
    setup({
      types: { events: {} as { readonly type: 'till.pay' | 'till.look' } },
      actors: { charge: fromPromise<string>(() => Promise.resolve('')) },
    }).createMachine({
      id: 'till',
      initial: 'open',
      on: { 'till.look': {} },
      states: {
        open: { on: { 'till.pay': 'paying' } },
        paying: { invoke: { id: 'charge', src: 'charge', onDone: 'paid', onError: 'open' } },
        paid: { type: 'final' },
      },
    }),
} as unknown as typeof paysTwice;

describe('what has failed once', () => {
  it('is replayed before everything else, and passes once it is mended', async () => {
    onFile(twice);
    const [first] = modelTests(paysTwice, [], undefined, folderOf());
    expect(first?.[0]).toBe('no longer: till begins charge again when till.pay comes twice in a row');
    expect(await outcomeOf(first)).toBe('begins charge again when till.pay comes twice in a row');
    const [mended] = modelTests(paysOnce, [], undefined, folderOf());
    expect([mended?.[0], await outcomeOf(mended)]).toEqual([first?.[0], null]);
  });

  it('replays a reply that comes late where it once came in time', async () => {
    onFile({ ...twice, moves: ['till.pay', 'charge#2 ends', 'charge#1 ends late'] });
    expect(await outcomeOf(modelTests(paysOnce, [], undefined, folderOf())[0])).toBeNull();
  });

  it('is filed once, however often it fails', async () => {
    for (const seed of ['1', '2', '3']) {
      vi.stubEnv('SEED', seed);
      expect(await outcomeOf(raceTests(paysTwice, undefined, folderOf())[0])).toContain('comes-twice-in-a.json');
    }
    expect(readdirSync(join(folderOf(), 'till'))).toHaveLength(1);
  });

  it('is not filed in CI, where a file is lost', async () => {
    vi.stubEnv('CI', 'true');
    expect(await outcomeOf(raceTests(paysTwice, undefined, folderOf())[0])).toContain('Nothing is written to a file.');
    expect(readdirSync(folderOf())).toEqual([]);
  });

  it('is filed when a walk fails, with the fewest moves that fail alike', async () => {
    const rows = modelTests(logsInTooLate, [], undefined, folderOf()).filter(([title]) => / of \d+: /.test(title));
    const said = await Promise.all(rows.map(outcomeOf));
    expect(said.filter((each) => each !== null)[0]).toMatch(
      /^door breaks its word: \[LOGIN-14\] who has closed the form is not logged in\nwith input 1, after these moves:\n {2}1\. door\.knock\n {2}2\. door\.close\n {2}3\. sendLogin done\nIt is in .*\.json: commit it/,
    );
    expect(readdirSync(join(folderOf(), 'door'))).toEqual(['breaks-its-word-who-has-closed-the-form-is-not.json']);
  });

  it('is given to whoever replays it elsewhere', () => {
    onFile({ ...twice, moves: ['till.pay', 'charge#2 ends', 'charge#1 ends late', 'tick'] });
    const [file] = loadFailures('till', folderOf());
    expect(movesOf(paysTwice, file ?? expect.unreachable())).toEqual({
      input: undefined,
      moves: [
        { kind: 'event', event: { type: 'till.pay' } },
        { kind: 'outcome', actor: 'charge', outcome: done('receipt') },
        { kind: 'outcome', actor: 'charge', outcome: fails('declined'), late: true },
        { kind: 'tick' },
      ],
    });
    expect(loadFailures('door', folderOf())).toEqual([]);
  });
});

describe('a file that no longer fits says', () => {
  it.each([
    ['which case is gone', { moves: ['till.pay#2'] }, '"till.pay#2": till.pay has 1 cases'],
    ['which event is gone', { moves: ['till.fly'] }, '"till.fly": the flow has no cases of till.fly'],
    ['which outcome is gone', { moves: ['charge#3 ends'] }, '"charge#3 ends": charge has 2 outcomes'],
    [
      'which actor is gone',
      { moves: ['gift (wrap#1) ends'] },
      '"gift (wrap#1) ends": the flow has no outcomes of wrap',
    ],
    ['which input is gone', { input: 2 }, 'it starts with input 2, and the flow has 1'],
  ])('%s', async (_title, change, words) => {
    onFile({ ...twice, ...change });
    const said = await outcomeOf(modelTests(paysTwice, [], undefined, folderOf())[0]);
    expect(said).toBe(
      `${join(folderOf(), 'till', 'a-case.json')} no longer fits: ${words}. Write its moves anew, or delete it where this cannot happen any more.`,
    );
  });

  it.each([
    ['that it is about another machine', JSON.stringify({ ...twice, machine: 'door' }), 'is about door'],
    ['that it is not JSON', '{ moves', 'is not JSON'],
    ['what it lacks', JSON.stringify({ ...twice, moves: undefined }), 'cannot be read: ✖ Invalid input'],
  ])('%s', async (_title, text, words) => {
    mkdirSync(join(folderOf(), 'till'));
    writeFileSync(join(folderOf(), 'till', 'a-case.json'), text);
    expect(await outcomeOf(modelTests(paysTwice, [], undefined, folderOf())[0])).toContain(words);
  });
});

describe('what has failed once, on screen,', () => {
  /** A till of which the presses are written down, with what it showed when they came. */
  function tillView(presses: string[]): View<Till> {
    let pay = () => {};
    let shown = '';
    return {
      open: (actor) => {
        const draw = () => {
          shown = actor.getSnapshot().value;
        };
        pay = () => actor.send({ type: 'till.pay' });
        draw();
        return {
          carryOut: async (move) => {
            move();
            draw();
          },
          close: () => presses.push(`closed in ${shown}`),
        };
      },
      drivers: {
        'till.pay': () => {
          presses.push(`paid in ${shown}`);
          pay();
        },
        'till.look': 'elsewhere',
      },
      offers: { 'till.pay': ({ value }) => value === 'open' },
      expectations: { open: () => {}, paying: () => {}, paid: () => {} },
    };
  }

  it('is replayed first, by pressing twice before the screen has followed', async () => {
    onFile(twice);
    const presses: string[] = [];
    const [first] = viewTests(paysOnce, tillView(presses), [], {}, folderOf());
    expect(first?.[0]).toBe('no longer: till begins charge again when till.pay comes twice in a row');
    expect(await outcomeOf(first)).toBeNull();
    expect(presses).toEqual(['paid in open', 'paid in open', 'closed in paying']);
  });

  it('leaves out what there is nothing to press for', async () => {
    onFile({ ...twice, moves: ['till.pay', 'till.look', 'till.pay', 'charge#2 ends', 'till.pay', 'charge#1 ends'] });
    const presses: string[] = [];
    expect(await outcomeOf(viewTests(paysOnce, tillView(presses), [], {}, folderOf())[0])).toBeNull();
    expect(presses).toEqual(['paid in open', 'closed in paid']);
  });

  it('is filed when a walk fails there alone, with the fewest moves that fail alike', async () => {
    const blindFor = (state: 'paying' | 'paid') => {
      const view = tillView([]);
      const sees = () => {
        throw new Error('it shows nothing');
      };
      return { ...view, expectations: { ...view.expectations, [state]: sees } };
    };
    const walksOn = (view: View<Till>) =>
      viewTests(paysOnce, view, [], {}, folderOf()).filter(([title]) => / of \d+: /.test(title));
    const [said] = await saidBy(walksOn(blindFor('paid')));
    expect(said).toMatch(
      /^till fails on screen: it shows nothing\nwith input 1, after these moves:\n {2}1\. till\.pay\n {2}2\. charge done\nIt is in .*fails-on-screen-it-shows-nothing\.json: commit it/,
    );
    expect(readdirSync(join(folderOf(), 'till'))).toEqual(['fails-on-screen-it-shows-nothing.json']);
    const again = viewTests(paysOnce, blindFor('paid'), [], {}, folderOf());
    expect(await outcomeOf(again[0])).toContain('shows nothing');
    const [mended] = viewTests(paysOnce, tillView([]), [], {}, folderOf());
    expect([mended?.[0], await outcomeOf(mended)]).toEqual(['no longer: till fails on screen: it shows nothing', null]);
    await saidBy(walksOn(blindFor('paid')));
    expect(readdirSync(join(folderOf(), 'till'))).toHaveLength(1);
  });

  it('is that of the machine where that fails by itself', async () => {
    const view = tillView([]);
    const wary = {
      ...paysTwice,
      invariants: { 'nobody pays': ({ snapshot }: Seen<Till>) => expect(snapshot.value).not.toBe('paying') },
    };
    const [row] = viewTests(wary, view, [], {}, folderOf()).filter(([title]) => / of \d+: /.test(title));
    expect(await outcomeOf(row)).toMatch(
      /^till breaks its word: nobody pays\nwith input 1, after these moves:\n {2}1\. till\.pay\n/,
    );
  });

  it('fails where the view does', async () => {
    onFile(twice);
    const view = tillView([]);
    const blind = {
      ...view,
      expectations: { ...view.expectations, paying: () => expect.unreachable('shows nothing') },
    };
    expect(await outcomeOf(viewTests(paysOnce, blind, [], {}, folderOf())[0])).toContain('shows nothing');
  });
});
