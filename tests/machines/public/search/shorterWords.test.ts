import { expect, it } from 'vitest';
import { shorterWords } from '../../../../src/machines/public/search/shorterWords.ts';

it('offers the words of a query, of languages without spaces too, and at most three', () => {
  expect([shorterWords('lantern night market fair', 'en'), shorterWords('นาคร้อยหัว', 'th')]).toEqual([
    ['lantern', 'night', 'market'],
    ['นาค', 'ร้อย', 'หัว'],
  ]);
});

it('offers the beginning of a single word, and nothing where that is too short', () => {
  expect([shorterWords(' lanterns ', 'en'), shorterWords('นาคา', 'th'), shorterWords('ab', 'en')]).toEqual([
    ['lant'],
    ['นา'],
    [],
  ]);
});
