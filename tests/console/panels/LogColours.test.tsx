// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sendParent, setup } from 'xstate';
import { lastWords } from '../../../src/console/core/lastWords.ts';
import { rootsOf } from '../../../src/console/core/roots.ts';
import { Log } from '../../../src/console/panels/Log.tsx';
import { consoleFor } from '../support/consoleFor.ts';

afterEach(cleanup);

const news = setup({}).createMachine({ id: 'news', entry: sendParent({ type: 'news.loaded' }) });
const house = setup({ actors: { news } }).createMachine({ id: 'house', invoke: { id: 'news', src: 'news' } });

it('red is for a press that did nothing, not for a message that nobody waited for', () => {
  const { core, actor } = consoleFor(house);
  core.send('house', { type: 'house.knock' });
  const roots = rootsOf(core);
  render(
    <Log
      {...{
        recorder: core.recorder,
        roots,
        hidesMachinery: false,
        version: core.recorder.total,
        chosen: null,
        looking: null,
      }}
      filter={{ written: '', kind: 'step' }}
      onFilter={() => {}}
      onChoose={() => {}}
    />,
  );
  const lines = screen.getAllByRole('option').map(({ textContent, firstElementChild }) => ({
    is: /(news\.loaded|house\.knock) ignored/.exec(textContent)?.[1],
    bad: firstElementChild?.classList.contains('bad'),
  }));
  expect(lines.filter(({ is }) => is !== undefined)).toEqual([
    { is: 'news.loaded', bad: false },
    { is: 'house.knock', bad: true },
  ]);
  expect(lastWords(core.recorder, roots, actor, 2).map(({ what, isNo }) => [what, isNo])).toEqual([
    ['news: news.loaded', false],
    ['you: house.knock', true],
  ]);
});
