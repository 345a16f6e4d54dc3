import * as z from 'zod/mini';
import { devicesContract } from '../../../api/contract/account/devices.ts';
import { visible } from '../../../api/contract/endpoint.ts';
import { createPage } from '../../page/page.machine.ts';
import { othersOf } from './devices.rules.ts';

/** The devices that the member is signed in on (MEMBER-05); signs others out. */
export const devicesPage = createPage({
  id: 'devices',
  reads: (query) => ({ devices: query(devicesContract.list) }),
  writes: (submission) => ({
    /** One other, at once. */
    end: submission(devicesContract.end, {
      payload: z.object({ id: visible(z.string()) }),
      request: (_, { id }) => ({ id }),
      can: ({ devices }, payload) => othersOf(devices).some(({ id }) => id === payload.id),
      answers: 'devices',
    }),
    /** All others, after a question. */
    endOthers: submission(devicesContract.endOthers, {
      payload: z.object({}),
      request: () => ({}),
      can: ({ devices }) => othersOf(devices).length > 0,
      asks: true,
      answers: 'devices',
    }),
  }),
});
