import { apiActor } from '../../api/actors.ts';
import { pointsContract } from '../../api/contract/points.ts';
import { wireConvert } from '../convert/convert.wire.ts';
import { type PointsRecordDeps, wirePointsRecord } from '../pointsRecord/pointsRecord.wire.ts';
import { wireRedeem } from '../redeem/redeem.wire.ts';
import { pointMallMachine } from './pointMall.machine.ts';

export const wirePointMall = (deps: PointsRecordDeps) =>
  pointMallMachine.provide({
    actors: {
      fetchBalance: apiActor(deps.api, pointsContract.balance),
      fetchRewards: apiActor(deps.api, pointsContract.rewards),
      fetchRules: apiActor(deps.api, pointsContract.config),
      redeem: wireRedeem(deps),
      convert: wireConvert(deps),
      pointsRecord: wirePointsRecord(deps),
    },
  });
