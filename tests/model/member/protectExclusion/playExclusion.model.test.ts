import { describe, it } from 'vitest';
import { modelTests } from '../../kit/modelTests.ts';
import { onBreak } from '../protect/standing.ts';
import { playExclusionFlow } from './playExclusion.spec.ts';

describe('self-exclusion', () => {
  it.each(
    modelTests(playExclusionFlow, [
      [
        '[design: 6 months, 1 or 5 years, or for good] choosing, exclusion.months [isOther] -> (stays)',
        { sets: { months: 'ever' } },
      ],
      '[design: what follows is read first] choosing, exclusion.read -> reading',
      '[design: then comes the password] reading, exclusion.agree -> typing',
      '[design: not now] reading, exclusion.close -> choosing',
      [
        '[design: the login password] typing, exclusion.typeSecret -> (stays)',
        { sets: { loginPassword: 'Player#2026' } },
      ],
      [
        '[design: it binds from now] typing, exclusion.submit [hasPassword] -> sending',
        {
          calls: { sendExclusion: { request: { months: '6', loginPassword: 'Player#2026' } } },
          sets: { tried: true },
        },
      ],
      [
        '[design: without a password nothing is sent] typing, exclusion.submit -> (stays)',
        { sets: { tried: true } },
        'start, exclusion.read, exclusion.agree, exclusion.submit',
      ],
      [
        '[design: not now] typing, exclusion.close -> choosing',
        { sets: { loginPassword: '', tried: false, failure: null } },
        'start, exclusion.read, exclusion.agree, exclusion.typeSecret, exclusion.submit, sendExclusion error, exclusion.close',
      ],
      [
        '[design: the page shows it] sending, done sendExclusion -> choosing',
        {
          tells: [{ type: 'protect.changed', protection: onBreak }],
          sets: { loginPassword: '', tried: false },
        },
      ],
      [
        '[design: a wrong password is said, and can be typed again] sending, error sendExclusion -> typing',
        {
          sets: {
            failure: {
              kind: 'refused',
              code: 'LOGIN_PASSWORD_WRONG',
              message: 'refused with LOGIN_PASSWORD_WRONG',
              details: null,
            },
          },
        },
      ],
    ]),
  )('%s', (_title, run) => run());
});
