import { describe, expect, it } from 'vitest';
import { queueChange, withChange } from '../../../../src/machines/play/myGames/myGames.rules.ts';

const add = (gameId: string) => ({ gameId, isFavourite: true });
const remove = (gameId: string) => ({ gameId, isFavourite: false });

describe('[SCREEN-03] the favourites after a change', () => {
  it.each([
    ['a new one first', [], add('a'), ['a']],
    ['the newest first', ['b', 'c'], add('a'), ['a', 'b', 'c']],
    ['one of them again, first', ['b', 'a'], add('a'), ['a', 'b']],
    ['without it', ['b', 'a', 'c'], remove('a'), ['b', 'c']],
    ['the same without one that was none', ['b'], remove('a'), ['b']],
  ])('%s', (_title, ids, change, after) => expect(withChange(ids, change)).toEqual(after));
});

describe('[SCREEN-03] the changes to save', () => {
  it.each([
    ['the only one', [], add('a'), [add('a')]],
    ['in order', [add('a')], add('b'), [add('a'), add('b')]],
    ['the first stays, because it is on its way', [add('a')], remove('a'), [add('a'), remove('a')]],
    ['the latest of each game', [add('a'), add('b'), add('c')], remove('b'), [add('a'), add('c'), remove('b')]],
    ['the latest of the first, too', [add('a'), remove('a')], add('a'), [add('a'), add('a')]],
  ])('%s', (_title, unsaved, change, after) => expect(queueChange(unsaved, change)).toEqual(after));
});
