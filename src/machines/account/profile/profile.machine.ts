import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { accountContract, nicknamePattern, type Profile } from '../../../api/contract/account/account.ts';
import type { DrawnIcon } from '../../../api/contract/account/memberIcon.ts';
import type { Problem } from '../../../api/contract/rules/problem.ts';
import { uploadsProblem } from '../../../api/contract/rules/uploads.ts';
import { type ApiFailure, failureOf } from '../../../api/failure.ts';
import type { ProfileChanged } from '../../site/pages/pages.events.ts';
import type { EventsOf } from '../../support/events.ts';
import type { PictureChosen, profileEvents } from './profile.events.ts';

interface ProfileContext {
  readonly profile: Profile | null;
  readonly nickname: string;
  /** Null keeps the icon that there is. */
  readonly drawn: DrawnIcon | null;
  /** Errors show from the first submit on. */
  readonly tried: boolean;
  /** Of a picture that was not sent. */
  readonly pictureProblem: Problem | null;
  readonly failure: ApiFailure | null;
}

export const isNickname = (nickname: string): boolean => nicknamePattern.test(nickname.trim());

const problemOf = ({ mediaType, bytes }: Pick<PictureChosen, 'mediaType' | 'bytes'>) =>
  uploadsProblem([{ type: mediaType, bytes }]);

/** Nickname and icon of the member (MEMBER-22, API-15). A picture is sent as soon as it is chosen. */
export const profileMachine = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as EventsOf<typeof profileEvents> | PictureChosen,
    tags: {} as 'busy',
  },
  actors: {
    fetchProfile: apiPort(accountContract.icon),
    sendProfile: apiPort(accountContract.setProfile),
    sendPicture: apiPort(accountContract.setPicture),
  },
  actions: {
    keepProfile: assign((_, params: { profile: Profile }) => ({ profile: params.profile, failure: null })),
    startForm: assign(({ context }) => ({
      nickname: context.profile?.nickname ?? '',
      drawn: context.profile?.icon.drawn ?? null,
      tried: false,
      pictureProblem: null,
      failure: null,
    })),
    keepNickname: assign((_, params: { nickname: string }) => ({ nickname: params.nickname })),
    keepDrawn: assign((_, params: { drawn: DrawnIcon | null }) => ({ drawn: params.drawn })),
    keepProblem: assign((_, params: Pick<PictureChosen, 'mediaType' | 'bytes'>) => ({
      pictureProblem: problemOf(params),
      failure: null,
    })),
    markTried: assign({ tried: true, failure: null, pictureProblem: null }),
    forgetFailure: assign({ failure: null, pictureProblem: null }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    tellProfile: sendParent(
      (_, params: { profile: Profile }): ProfileChanged => ({ type: 'page.profileChanged', profile: params.profile }),
    ),
  },
  guards: {
    isSound: ({ context }) => isNickname(context.nickname),
    isPicture: (_, params: Pick<PictureChosen, 'mediaType' | 'bytes'>) => problemOf(params) === null,
  },
}).createMachine({
  id: 'profile',
  context: { profile: null, nickname: '', drawn: null, tried: false, pictureProblem: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking for nickname and icon.',
      tags: 'busy',
      invoke: {
        id: 'fetchProfile',
        src: 'fetchProfile',
        input: { request: {} },
        onDone: {
          target: 'shown',
          actions: { type: 'keepProfile', params: ({ event }) => ({ profile: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'Loading failed; offers Retry.',
      on: { 'profile.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    shown: {
      description: 'Shows the icon; offers to edit the profile.',
      on: { 'profile.edit': { target: 'editing', actions: 'startForm' } },
    },
    editing: {
      description: 'The form: nickname, drawn icons, a picture of one’s own.',
      on: {
        'profile.type': { actions: { type: 'keepNickname', params: ({ event }) => event } },
        'profile.choose': { actions: { type: 'keepDrawn', params: ({ event }) => event } },
        'profile.picture': [
          {
            guard: { type: 'isPicture', params: ({ event }) => event },
            target: 'uploading',
            actions: 'forgetFailure',
          },
          { actions: { type: 'keepProblem', params: ({ event }) => event } },
        ],
        'profile.submit': [{ guard: 'isSound', target: 'saving', actions: 'markTried' }, { actions: 'markTried' }],
        'profile.close': { target: 'shown', actions: 'forgetFailure' },
      },
    },
    uploading: {
      description: 'Sending the picture.',
      tags: 'busy',
      invoke: {
        id: 'sendPicture',
        src: 'sendPicture',
        input: ({ event }) => ({ request: { picture: (event as PictureChosen).file } }),
        onDone: {
          target: 'editing',
          actions: [
            { type: 'keepProfile', params: ({ event }) => ({ profile: event.output }) },
            { type: 'keepDrawn', params: { drawn: null } },
            { type: 'tellProfile', params: ({ event }) => ({ profile: event.output }) },
          ],
        },
        onError: { target: 'editing', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    saving: {
      description: 'Sending nickname and drawn icon.',
      tags: 'busy',
      invoke: {
        id: 'sendProfile',
        src: 'sendProfile',
        input: ({ context: { nickname, drawn } }) => ({ request: { nickname: nickname.trim(), drawn } }),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'keepProfile', params: ({ event }) => ({ profile: event.output }) },
            { type: 'tellProfile', params: ({ event }) => ({ profile: event.output }) },
          ],
        },
        onError: { target: 'editing', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
  },
});
