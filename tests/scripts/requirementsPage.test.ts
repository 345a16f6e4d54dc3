import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { type Ledger, requirementsPage } from '../../scripts/requirementsPage.ts';
import { titlesOf } from '../../scripts/testTitles.ts';

const titlesIn = (text: string) => titlesOf({ path: 'tests/a.test.ts', program: parseSync('a.test.ts', text).program });

describe('test titles', () => {
  it.each([
    ['a plain test', "it('[HOME-01] [HOME-02] opens', () => {})", [['HOME-01', 'HOME-02']]],
    ['a describe', "describe('[HOME-01] home', () => { it('opens', () => {}) })", [['HOME-01']]],
    ['a template', 'test(`[HOME-01] opens in every language`, () => {})', [['HOME-01']]],
    ['the title of a table', "it.each([1, 2])('[HOME-01] opens %s', () => {})", [['HOME-01']]],
    [
      'the rows of a table',
      "it.each([['[HOME-01] a', 1], ['[HOME-02] b', 2]])('%s', () => {})",
      [['HOME-01'], ['HOME-02']],
    ],
    ['a chain', "describe.sequential.each([1])('[HOME-01] %s', () => {})", [['HOME-01']]],
  ])('%s counts', (_name, text, ids) => {
    expect(titlesIn(text).map((title) => title.ids)).toEqual(ids);
  });

  it.each([
    ['a test that is put to sleep', "it.skip('[HOME-01] opens', () => {})"],
    ['a test that is still to write', "it.todo('[HOME-01] opens')"],
    ['a comment', "// it('[HOME-01] opens')"],
    ['a string somewhere else', "const text = '[HOME-01] opens'; log('[HOME-01]')"],
    ['a title without an id', "it('opens HOME-01', () => {})"],
  ])('%s does not count', (_name, text) => {
    expect(titlesIn(text)).toEqual([]);
  });
});

describe('the requirements page', () => {
  const ledger: Ledger = [
    {
      area: 'HOME',
      title: 'Home',
      requirements: [
        { id: 'HOME-01', line: 'It opens.', section: '2' },
        { id: 'HOME-02', line: 'a | b', section: '3' },
      ],
    },
  ];

  it('counts requirements and lists the tests of each', () => {
    const page = requirementsPage(ledger, titlesIn("it('[HOME-01] opens', () => {})"));
    expect(page).toContain('**1 of 2** requirements');
    expect(page).toContain('| HOME | Home | 1 | 2 |');
    expect(page).toContain('| HOME-01 | It opens. | 2 | [a.test.ts](../tests/a.test.ts): opens |');
    expect(page).toContain('| HOME-02 | a \\| b | 3 |  |');
  });

  it('rejects a title with an unknown requirement id', () => {
    expect(() => requirementsPage(ledger, titlesIn("it('[HOME-03] shuts', () => {})"))).toThrow('[HOME-03] shuts');
  });
});
