// @vitest-environment jsdom

import { beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { storedTheme, wireTheme } from '../../../src/machines/theme/theme.wire.ts';

const page = () => document.documentElement;

describe('the theme of the browser', () => {
  beforeEach(() => {
    localStorage.clear();
    delete page().dataset.theme;
  });

  it('[THEME-01] [THEME-02] is put on the page and kept when it is chosen, and follows the system again', () => {
    const actor = createActor(wireTheme({ storage: localStorage, page: page() }), {
      input: { stored: 'system' },
    }).start();
    const shown = () => [page().dataset.theme, localStorage.getItem('theme')];
    expect(shown()).toEqual([undefined, null]);
    actor.send({ type: 'theme.choose', theme: 'dark' });
    expect(shown()).toEqual(['dark', 'dark']);
    actor.send({ type: 'theme.choose', theme: 'light' });
    expect(shown()).toEqual(['light', 'light']);
    actor.send({ type: 'theme.choose', theme: 'system' });
    expect(shown()).toEqual([undefined, null]);
  });

  it('is what is stored; nothing and junk are the theme of the system', () => {
    const stored = ['dark', 'purple', ''].map((value) => {
      localStorage.setItem('theme', value);
      return storedTheme(localStorage);
    });
    localStorage.clear();
    expect([...stored, storedTheme(localStorage)]).toEqual(['dark', 'system', 'system', 'system']);
  });
});
