import { expect, it } from 'vitest';
import { groupEndings } from '../../../../src/console/core/races/endingGroups.ts';
import type { Ending } from '../../../../src/console/core/races/races.ts';

const ending = (order: readonly string[], states: readonly string[], change: Partial<Ending> = {}): Ending => ({
  order,
  moves: order.map((name) =>
    name.endsWith('done')
      ? { kind: 'outcome', actor: name, outcome: { kind: 'done', output: null } }
      : { kind: 'event', event: { type: name } },
  ),
  ...{ states, context: {}, started: [], unheard: [], effects: [], problem: null },
  ...change,
});

const told = (endings: readonly Ending[], isCall = (_: string) => true) =>
  groupEndings(endings, isCall).map(({ states, endings: own }) => [
    states.join(),
    own.map(({ hints }) => hints.map(({ text, isGrave }) => (isGrave ? `${text}!` : text))),
  ]);

it('tells another order only where it ends elsewhere', () => {
  const same = [ending(['a', 'b'], ['end']), ending(['b', 'a'], ['end'], { context: { by: 'b' } })];
  expect(told(same)).toEqual([['end', [[], []]]]);
  const [one, other] = [ending(['a', 'b'], ['end']), ending(['b', 'a'], ['start'])];
  expect(told([one, other, ending(['a'], ['start'])])).toEqual([
    ['end', [['the same steps in another order end in start']]],
    ['start', [['the same steps in another order end in end'], []]],
  ]);
});

it('says which answer comes after what somebody did', () => {
  expect(told([ending(['ask done', 'stop'], ['stopped']), ending(['stop', 'ask done'], ['answered'])])).toEqual([
    ['stopped', [['the same steps in another order end in answered']]],
    ['answered', [['ask done comes after stop; in the other order, the result is stopped']]],
  ]);
});

it('tells of calls, not of machines, that are started twice or stopped too early, of effects, and of what breaks', () => {
  const change = {
    started: ['pay', 'pay', 'form', 'form'],
    unheard: ['pay', 'form', 'pay'],
    effects: [
      { did: 'beep', params: undefined },
      { did: 'beep', params: undefined },
    ],
    problem: 'broken glass',
  };
  expect(told([ending(['a'], [], change)], (src) => src === 'pay')).toEqual([
    [
      '',
      [
        [
          'Error: broken glass!',
          'pay started 2 times!',
          'beep executed 2 times',
          'pay stopped before its reply: it may still take effect',
        ],
      ],
    ],
  ]);
});
