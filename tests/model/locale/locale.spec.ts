import { expect } from 'vitest';
import { ApiError } from '../../../src/api/failure.ts';
import { textsOf } from '../../../src/machines/locale/language.ts';
import { localeMachine } from '../../../src/machines/locale/locale.machine.ts';
import type { Flow } from '../kit/flow.ts';
import { done, fails } from '../kit/outcome.ts';

export const localeFlow: Flow<typeof localeMachine> = {
  machine: () => localeMachine,
  inputs: [{ language: 'TH' }],
  cases: { 'locale.choose': [{ language: 'EN' }, { language: 'TH' }, { language: 'CN' }] },
  outcomes: { loadTexts: [done(undefined), fails(new ApiError({ kind: 'offline' }))] },
  invariants: {
    'a choice is stored and told when its texts are here, and not before': ({ fresh, snapshot: { context } }) => {
      if (!fresh.some((effect) => 'did' in effect)) return;
      expect(fresh).toEqual([
        { did: 'storeLanguage', params: { language: context.language, previous: expect.any(String) } },
        { told: { type: 'locale.changed', texts: textsOf(context.language) } },
      ]);
    },
  },
  expectations: {
    shown: ({ snapshot: { context } }) => expect(context.language).toBe(context.wanted),
    loading: ({ pending, snapshot }) => {
      expect(pending).toEqual({ loadTexts: { texts: textsOf(snapshot.context.wanted) } });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    failed: ({ effects, snapshot }) => {
      expect(effects.at(-1)).toEqual({ told: { type: 'locale.failed' } });
      expect(snapshot.context.language).toBe('TH');
    },
  },
};
