import { expect } from 'vitest';
import { ApiError } from '../../../../src/api/failure.ts';
import { textsOf } from '../../../../src/machines/site/locale/language.ts';
import { localeMachine } from '../../../../src/machines/site/locale/locale.machine.ts';
import type { Effect } from '../../kit/effect.ts';
import type { Flow } from '../../kit/flow.ts';
import { done, fails } from '../../kit/outcome.ts';

export const localeFlow: Flow<typeof localeMachine> = {
  machine: () => localeMachine,
  inputs: [{ language: 'TH' }],
  cases: { 'locale.choose': [{ language: 'EN' }, { language: 'TH' }, { language: 'CN' }] },
  eachCounts: ['locale.choose'],
  outcomes: { loadTexts: [done(undefined), fails(new ApiError({ kind: 'offline' }))] },
  invariants: {
    'a choice is stored and reported once its texts have loaded, not before': ({ effects, fresh, snapshot }) => {
      const { language } = snapshot.context;
      const previous = storedLast(effects.slice(0, effects.length - fresh.length));
      expect(language).toBe(storedLast(effects));
      if (!fresh.some((effect) => 'did' in effect)) return;
      expect(fresh).toEqual([
        { did: 'storeLanguage', params: { language, previous } },
        { told: { type: 'locale.changed', texts: textsOf(language) } },
      ]);
    },
  },
  expectations: {
    shown: ({ fresh, snapshot: { context } }) => {
      if (context.language !== context.wanted) expect(fresh).toEqual([{ told: { type: 'locale.failed' } }]);
    },
    loading: ({ pending, snapshot }) => {
      expect(pending).toEqual({ loadTexts: { language: snapshot.context.wanted } });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
  },
};

/** The stored choice: the initial one until another is stored. */
const storedLast = (effects: readonly Effect[]): unknown =>
  effects.flatMap((effect) => ('did' in effect ? [(effect.params as { language: string }).language] : [])).at(-1) ??
  'TH';
