import { listEvents } from '../../machines/list/list.events.ts';
import { convertEvents } from '../../machines/member/convert/convert.events.ts';
import { exchangePage } from '../../machines/member/exchange/exchange.machine.ts';
import { pointMallEvents } from '../../machines/member/pointMall/pointMall.events.ts';
import { pointMallMachine } from '../../machines/member/pointMall/pointMall.machine.ts';
import { pointsRecordEvents } from '../../machines/member/pointsRecord/pointsRecord.events.ts';
import { redeemEvents } from '../../machines/member/redeem/redeem.events.ts';
import { PointMallPage } from '../../ui/member/pointMall/PointMallPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: {
    ...pointMallEvents,
    ...redeemEvents,
    ...convertEvents,
    ...pointsRecordEvents,
    ...exchangePage.events,
    ...listEvents,
  },
  machine: pointMallMachine,
  View: PointMallPage,
});
