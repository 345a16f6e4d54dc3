// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { searchFlow } from './search.spec.ts';
import { searchView } from './search.view.tsx';

const excused = { lookalikes: { 'shown = typing': 'earlier results stay on screen while one types' } };

describe('[SCREEN-04] search results on screen', () => {
  it.each(viewTests(searchFlow, searchView, [], excused))('%s', (_title, run) => run());
});
