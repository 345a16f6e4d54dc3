import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { missionContract, missionPeriod } from '../../../api/contract/member/mission.ts';
import { choice, createPage } from '../../page/page.machine.ts';
import { claimableIn } from './missions.rules.ts';

/** Bets settle meanwhile. */
const MINUTE = 60_000;

/** Mission activity (MEMBER-16): missions with progress and reward, and the board of the week by valid bets. */
export const missionsPage = createPage({
  id: 'missions',
  choices: { period: choice(missionPeriod, 'day') },
  reads: (query) => ({
    missions: query(missionContract.list, { request: ({ language }) => ({ language }), freshFor: MINUTE }),
    board: query(missionContract.board, { freshFor: MINUTE }),
  }),
  writes: (submission) => ({
    /** Claims the reward of a mission, once in its period; null for all that can be claimed. */
    claim: submission(missionContract.claim, {
      payload: z.object({ id: visible(z.nullable(z.string())) }),
      request: ({ missions }, { id }) => ({ missions: claimableIn(missions, id).map((mission) => mission.id) }),
      can: ({ missions }, { id }) => claimableIn(missions, id).length > 0,
      reload: ['missions'],
      movesMoney: true,
    }),
  }),
});
