// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { bareListFlow, datedListFlow, reportListFlow, searchedListFlow, wholeListFlow } from './lists.spec.ts';
import { bareListView, datedListView, reportListView, searchedListView, wholeListView } from './lists.view.tsx';

describe('a list with dates and a file, on screen', () => {
  it.each(viewTests(datedListFlow, datedListView))('%s', (_title, run) => run());
});

describe('a list with a filter, a search, a file and saved views, on screen', () => {
  it.each(viewTests(reportListFlow, reportListView))('%s', (_title, run) => run());
});

describe('a list with a filter, a search, rows that open and another list of the same choice, on screen', () => {
  it.each(viewTests(searchedListFlow, searchedListView))('%s', (_title, run) => run());
});

describe('a list with nothing but its pages, on screen', () => {
  it.each(viewTests(bareListFlow, bareListView))('%s', (_title, run) => run());
});

describe('a list with all rows on one page, and a call for each kind, on screen', () => {
  it.each(viewTests(wholeListFlow, wholeListView))('%s', (_title, run) => run());
});
