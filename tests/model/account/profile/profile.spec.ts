import { expect } from 'vitest';
import { accountContract, type Profile } from '../../../../src/api/contract/account/account.ts';
import { profileMachine } from '../../../../src/machines/account/profile/profile.machine.ts';
import { answers, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { icon, setProfile, setPicture } = accountContract;

export const plain: Profile = { nickname: 'Chai', icon: { drawn: null, picture: null } };
export const lotus: Profile = { nickname: 'Chai 88', icon: { drawn: 'lotus', picture: null } };
export const pictured: Profile = {
  nickname: 'Chai',
  icon: { drawn: null, picture: '/pictures/aaaaaaaaaaaaaaaaaaaaaa.webp' },
};
export const picture = new File(['picture'], 'me.png', { type: 'image/png' });
export const film = new File(['film'], 'me.mp4', { type: 'video/mp4' });
const offline = wireFailures(icon).slice(0, 1);
const isForm = (value: unknown) => value === 'editing' || value === 'uploading' || value === 'saving';

export const profileFlow: Flow<typeof profileMachine> = {
  machine: () => profileMachine,
  inputs: [undefined],
  cases: {
    'profile.retry': [{}],
    'profile.edit': [{}],
    'profile.type': [{ nickname: 'Chai 88' }, { nickname: ' ' }],
    'profile.choose': [{ drawn: 'lotus' }],
    'profile.picture': [
      { mediaType: picture.type, bytes: picture.size, file: picture },
      { mediaType: film.type, bytes: film.size, file: film },
    ],
    'profile.submit': [{}],
    'profile.close': [{}],
  },
  outcomes: {
    fetchProfile: [answers(icon, plain), ...offline],
    sendProfile: [answers(setProfile, lotus), ...offline],
    sendPicture: [answers(setPicture, pictured), refuses(setPicture, 'PROOF_UNREADABLE')],
  },
  project: ({ profile, nickname, drawn, tried, pictureProblem, failure }) => [
    profile,
    nickname,
    drawn,
    tried,
    pictureProblem?.kind,
    failure?.kind,
  ],
  invariants: {
    'only the page is told, of what the server has kept': ({ effects }) => {
      for (const effect of effects)
        expect([lotus, pictured].map((profile) => ({ told: { type: 'page.profileChanged', profile } }))).toContainEqual(
          effect,
        );
    },
    'a picture that is not sent has its reason': ({ snapshot: { context, value } }) => {
      if (context.pictureProblem !== null) expect([value, context.failure]).toEqual(['editing', null]);
    },
  },
  expectations: {
    loading: ({ pending }) => expect(pending).toEqual({ fetchProfile: { request: {} } }),
    failed: ({ pending, snapshot }) => expect([pending, snapshot.can({ type: 'profile.retry' })]).toEqual([{}, true]),
    shown: ({ pending, snapshot }) => expect([pending, snapshot.can({ type: 'profile.edit' })]).toEqual([{}, true]),
    editing: ({ pending, snapshot }) => expect([pending, isForm(snapshot.value)]).toEqual([{}, true]),
    uploading: ({ pending, snapshot }) =>
      expect([pending, snapshot.can({ type: 'profile.close' })]).toEqual([
        { sendPicture: { request: { picture } } },
        false,
      ]),
    saving: ({ pending, snapshot: { context } }) => {
      expect(pending).toEqual({
        sendProfile: { request: { nickname: context.nickname.trim(), drawn: context.drawn } },
      });
      expect(context.nickname.trim().length).toBeGreaterThan(1);
    },
  },
};
