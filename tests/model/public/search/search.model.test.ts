import { describe, expect, it } from 'vitest';
import {
  countOf,
  markedParts,
  queryOf,
  searchPath,
  shownGroups,
} from '../../../../src/machines/public/search/search.rules.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { lantern, searchFlow } from './search.spec.ts';

const asks = (query: string, language: 'EN' | 'TH' = 'EN') => ({
  calls: { findAll: { request: { query, language } } },
});

describe('search', () => {
  it.each(
    modelTests(searchFlow, [
      ['[SCREEN-04] start', asks('lantern')],
      ['[SCREEN-04] searching, done findAll -> shown', { sets: { found: lantern, foundFor: 'lantern' } }],
      ['searching, error findAll -> failed', { sets: { failure: { kind: 'offline' } } }],
      ['failed, search.retry -> searching', asks('lantern')],
      ['[SCREEN-04] any, search.type -> typing', { sets: { query: 'naga' }, stops: ['findAll'] }],
      ['[SCREEN-04] typing, after typingPause (0.25 s) -> searching', asks('naga')],
      [
        '[SCREEN-04] any, search.submit -> searching',
        { ...asks('lantern'), effects: [{ did: 'showAddress', params: { path: '/search?q=lantern' } }] },
      ],
      ['[SCREEN-04] any, search.show [isOtherGroup] -> (stays)', { sets: { group: 'help' } }],
      ['[SCREEN-04] any, page.address [isOtherQuery] -> searching', { ...asks(''), sets: { query: '' } }],
      ['[LANG-06] any, page.language -> searching', { ...asks('lantern', 'TH'), sets: { language: 'TH' } }],
    ]),
  )('%s', (_title, run) => run());

  it('[SCREEN-04] reads the text of an address, and writes it', () => {
    expect(['/search', '/search?q=naga%20hoard', `/search?q=${'x'.repeat(70)}`].map(queryOf)).toEqual([
      ...['', 'naga hoard', 'x'.repeat(64)],
    ]);
    expect([' ', ' โคม & ลอย '].map(searchPath)).toEqual(['/search', `/search?q=${encodeURIComponent('โคม & ลอย')}`]);
  });

  it('[SCREEN-04] counts and shows the results of a kind, or of all', () => {
    expect([countOf(lantern, 'all'), countOf(lantern, 'help')]).toEqual([4, 1]);
    expect(shownGroups({ ...lantern, help: [] }, 'all')).toEqual(['games', 'promotions', 'news']);
    expect([shownGroups(lantern, 'help'), shownGroups({ ...lantern, help: [] }, 'help')]).toEqual([['help'], []]);
  });

  it('[SCREEN-04] marks the words of the query', () => {
    const marked = (text: string, query: string) =>
      markedParts(text, query)
        .map(({ text: part, isFound }) => (isFound ? `[${part}]` : part))
        .join('');
    expect([marked('Tallest Lantern', 'lantern'), marked('a b ab', 'a ab'), marked('โคมลอย', 'ลอย')]).toEqual([
      ...['Tallest [Lantern]', '[a] b [ab]', 'โคม[ลอย]'],
    ]);
    expect([marked('text', ' '), marked('İx', 'x')]).toEqual(['text', 'İx']);
  });
});
