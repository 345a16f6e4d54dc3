// @vitest-environment jsdom

import { beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { storedTheme, wireTheme } from '../../../../src/machines/site/theme/theme.wire.ts';

const page = () => document.documentElement;

describe('the theme', () => {
  beforeEach(() => {
    localStorage.clear();
    delete page().dataset.theme;
  });

  it('[THEME-01] [THEME-02] is applied and stored when chosen, and can follow the system again', () => {
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

  it('is read from storage, or follows the system if nothing valid is stored', () => {
    const stored = ['dark', 'purple', ''].map((value) => {
      localStorage.setItem('theme', value);
      return storedTheme(localStorage);
    });
    localStorage.clear();
    expect([...stored, storedTheme(localStorage)]).toEqual(['dark', 'system', 'system', 'system']);
  });
});
