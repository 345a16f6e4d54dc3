import { describe, it } from 'vitest';
import { modelTests } from '../../kit/modelTests.ts';
import { lotus, picture, pictured, plain, profileFlow } from './profile.spec.ts';

const offline = { kind: 'offline' };

describe('the profile', () => {
  it.each(
    modelTests(profileFlow, [
      ['[API-15] loading, done fetchProfile -> shown', { sets: { profile: plain } }],
      ['[API-15] loading, error fetchProfile -> failed', { sets: { failure: offline } }],
      [
        '[API-15] failed, profile.retry -> loading',
        { calls: { fetchProfile: { request: {} } }, sets: { failure: null } },
      ],
      ['[MEMBER-22: with what there is] shown, profile.edit -> editing', { sets: { nickname: 'Chai' } }],
      ['[MEMBER-22] editing, profile.type -> (stays)', { sets: { nickname: 'Chai 88' } }],
      ['[API-15] editing, profile.choose -> (stays)', { sets: { drawn: 'lotus' } }],
      [
        '[API-15: at once] editing, profile.picture [isPicture] -> uploading',
        { calls: { sendPicture: { request: { picture } } } },
      ],
      [
        '[API-15: why it is not sent] editing, profile.picture -> (stays)',
        { sets: { pictureProblem: { kind: 'badType' } } },
        'start, fetchProfile done, profile.edit, profile.picture 2',
      ],
      [
        '[MEMBER-22] editing, profile.submit [isSound] -> saving',
        { calls: { sendProfile: { request: { nickname: 'Chai', drawn: null } } }, sets: { tried: true } },
      ],
      [
        '[MEMBER-22: what is wrong is said] editing, profile.submit -> (stays)',
        { sets: { tried: true } },
        'start, fetchProfile done, profile.edit, profile.type 2, profile.submit',
      ],
      [
        '[MEMBER-22: not now] editing, profile.close -> shown',
        { sets: { pictureProblem: null } },
        'start, fetchProfile done, profile.edit, profile.picture 2, profile.close',
      ],
      [
        '[API-15: it replaces a drawn icon] uploading, done sendPicture -> editing',
        {
          sets: { profile: pictured, drawn: null },
          tells: [{ type: 'page.profileChanged', profile: pictured }],
        },
        'start, fetchProfile done, profile.edit, profile.choose, profile.picture 1, sendPicture done',
      ],
      [
        '[API-15: why it failed is said] uploading, error sendPicture -> editing',
        {
          sets: {
            failure: {
              ...{ kind: 'refused', code: 'PROOF_UNREADABLE', details: null },
              message: 'refused with PROOF_UNREADABLE',
            },
          },
        },
      ],
      [
        '[MEMBER-22] saving, done sendProfile -> shown',
        { sets: { profile: lotus }, tells: [{ type: 'page.profileChanged', profile: lotus }] },
      ],
      [
        '[MEMBER-22: the form keeps what was typed] saving, error sendProfile -> editing',
        { sets: { failure: offline } },
      ],
    ]),
  )('%s', (_title, run) => run());
});
