import * as z from 'zod/mini';
import { visible } from '../../api/contract/endpoint.ts';
import { languageCode } from '../../api/contract/fields.ts';
import { missionPeriod } from '../../api/contract/mission.ts';
import { defineEvents, emptyPayload } from '../support/events.ts';

export const missionsEvents = defineEvents({
  /** The missions of one period. */
  'missions.period': z.object({ period: missionPeriod }),
  /** Claim the reward of a mission; null for all that can be claimed. */
  'missions.claim': z.object({ id: visible(z.nullable(z.string())) }),
  /** Outcome unknown: resend, or load the missions to see the outcome. */
  'missions.resend': emptyPayload,
  'missions.refresh': emptyPayload,
  /** Loads what has failed. */
  'missions.retry': emptyPayload,
  'page.language': z.object({ language: languageCode }),
});
