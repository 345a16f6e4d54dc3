import MiniSearch from 'minisearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameContract } from '../../../src/api/contract/play/game.ts';
import { gameSearchOptions, type SearchedGame } from '../../../src/api/contract/rules/gameSearch.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { visitorOf } from '../site/visitor.ts';

let server: Reference;
let index: MiniSearch<SearchedGame>;
let ofCoralBay: readonly string[];
beforeAll(async () => {
  server = await startReference();
  const visitor = visitorOf(server);
  const { hash, list } = await visitor(gameContract.catalog, { request: { language: 'TH' } });
  const answer = await visitor(gameContract.searchIndex, { request: { hash } });
  expect(answer.hash).toBe(hash);
  ofCoralBay = list.filter(({ vassalage }) => vassalage === 'CORALBAY').map(({ id }) => id);
  index = MiniSearch.loadJSON<SearchedGame>(answer.index, gameSearchOptions);
});
afterAll(() => server.close());

const found = (query: string): readonly string[] => index.search(query).map(({ id }) => String(id));

describe('the search index', () => {
  it.each([
    ['the English name', 'lantern night', 'lantern-night'],
    ['capitals and an apostrophe', 'NAGA’S HOARD', 'nagas-hoard'],
    ['a name without its apostrophe', 'nagas hoard', 'nagas-hoard'],
    ['the beginning of a name', 'tuk-tuk da', 'tuk-tuk-dash'],
    ['the Thai name', 'โคมลอยยี่เป็ง', 'lantern-night'],
    ['the middle of the Thai name', 'ลอยยี่เป็ง', 'lantern-night'],
    ['the beginning of the Thai name', 'พญาช้าง', 'white-elephant'],
    ['romanised Thai', 'khom loi night', 'lantern-night'],
    ['a missing letter', 'thousnd petals', 'thousand-petals'],
    ['a wrong letter', 'victory gonk', 'victory-gong'],
    ['two letters swapped', 'parasosl paper', 'paper-parasols'],
    ['name and vendor', 'twin koi orchid', 'twin-koi'],
  ])('[SCREEN-04] finds a game by %s', (_how, query, id) => {
    expect(found(query)[0]).toBe(id);
  });

  it('[SCREEN-04] finds dragons by "dargon"', () => {
    const ids = found('dargon');
    expect(ids.slice(0, 5).filter((id) => !id.includes('dragon'))).toEqual([]);
    expect(ids.length).toBeGreaterThan(10);
  });

  it('[SCREEN-04] finds every game of a vendor by its name', () => {
    const first = found('coral bay').slice(0, ofCoralBay.length);
    expect(first.toSorted()).toEqual(ofCoralBay.toSorted());
    expect(first).toHaveLength(103);
  });

  it('[SCREEN-04] finds nothing for nonsense, and nothing for nothing', () => {
    expect([found('qqqqqq'), found(''), found('   ')]).toEqual([[], [], []]);
  });
});
