import { expect } from 'vitest';
import { captchaContract } from '../../../../src/api/contract/account/captcha.ts';
import { captchaMachine } from '../../../../src/machines/account/captcha/captcha.machine.ts';
import { answers, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { image } = captchaContract;
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB';
const captchaKey = 'a-key-of-sixteen-or-more';

export const captchaFlow: Flow<typeof captchaMachine> = {
  machine: () => captchaMachine,
  inputs: [{ captchaKey }],
  cases: { 'captcha.refresh': [{}] },
  outcomes: { fetchCaptcha: [answers(image, png), ...wireFailures(image)] },
  invariants: {
    'an image and a failure are never shown together': ({ snapshot: { context } }) =>
      expect(context.image !== null && context.failure !== null).toBe(false),
    'the only side effects are the call and the news of an expired image': ({ effects }) =>
      expect(effects.filter((effect) => !('told' in effect))).toEqual([]),
  },
  expectations: {
    loading: ({ pending, snapshot }) => {
      expect(pending).toEqual({ fetchCaptcha: { request: {}, headers: { 'captcha-key': captchaKey } } });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    'fresh.enough': ({ snapshot }) => {
      expect(snapshot.context).toEqual({ captchaKey, image: png, failure: null });
      expect(snapshot.hasTag('busy')).toBe(false);
    },
    'fresh.due': ({ pending, snapshot }) => {
      expect(pending).toEqual({});
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    shown: ({ snapshot }) => expect(snapshot.context.image).toBe(png),
    failed: ({ snapshot: { context } }) => {
      expect([context.captchaKey, context.image]).toEqual([captchaKey, null]);
      expect(['offline', 'malformed']).toContain(context.failure?.kind);
    },
  },
};
