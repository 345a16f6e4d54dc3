import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { ownFolder } from '../failures/ownFolder.ts';
import type { Flow } from '../flow.ts';
import { withheldResults } from '../withheldResults.ts';
import {
  closedStaysOut,
  dropsAntenna,
  logsInTooLate,
  paysTwice,
  sharesASheet,
  sharesAShop,
  tellsTwice,
} from './planted.ts';
import { raceTests } from './raceTests.ts';

withheldResults();

const folderOf = ownFolder();

/** What the races of a flow find, and what they file. */
async function raced<M extends AnyStateMachine>(flow: Flow<M>, name: string) {
  const [row] = raceTests(flow, undefined, folderOf());
  let message = '';
  try {
    await row?.[1]();
  } catch (error) {
    message = String(error);
  }
  return { message, filed: JSON.parse(readFileSync(join(folderOf(), name), 'utf8')) };
}

describe('races', () => {
  it.each([
    [
      'a press that pays twice',
      paysTwice,
      'till/begins-charge-again-when-till-pay-comes-twice-in-a.json',
      'till begins charge again when till.pay comes twice in a row',
      ['till.pay', 'till.pay'],
    ],
    [
      'a late reply that logs in after closing',
      logsInTooLate,
      'door/breaks-its-word-who-has-closed-the-form-is-not.json',
      `door breaks its word: ${closedStaysOut}`,
      ['door.knock', 'door.close', 'sendLogin#1 ends'],
    ],
    [
      'a timer and a reply that both count',
      tellsTwice,
      'price/breaks-its-word-how-it-went-is-told-once.json',
      'price breaks its word: how it went is told once',
      ['price.ask#1', 'tick', 'fetchPrice#1 ends'],
    ],
    [
      'a listener that is begun again for nothing',
      dropsAntenna,
      'radio/stops-antenna-and-begins-it-again-as-it-was.json',
      'radio stops antenna and begins it again as it was',
      ['radio.tune#1'],
    ],
    [
      'two that share what is not in their contexts',
      sharesAShop,
      'basket/does-something-else-beside-another-of-its-kind.json',
      'basket does something else beside another of its kind',
      ['basket.fill'],
    ],
    [
      'a context that is changed in place',
      sharesASheet,
      'note/does-something-else-than-the-same-moves-did-alone.json',
      'note does something else than the same moves did alone',
      ['note.write'],
    ],
  ] as const)('find %s, with the fewest moves', async (_title, flow, name, wrong, moves) => {
    const { message, filed } = await raced(flow as Flow<AnyStateMachine>, name);
    expect(message).toContain(wrong);
    expect(message).toMatch(/Found with SEED=-?\d+, in race \d/);
    expect(filed).toEqual({
      machine: name.split('/')[0],
      wrong,
      found: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      input: 1,
      moves: expect.anything(),
    });
    expect(filed.moves.map((move: string) => move.replace(/^(price.ask|radio.tune)#2$/, '$1#1'))).toEqual(moves);
  });
});
