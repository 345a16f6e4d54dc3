import { convertEvents } from '../../machines/convert/convert.events.ts';
import { exchangeEvents } from '../../machines/exchange/exchange.events.ts';
import { listEvents } from '../../machines/list/list.events.ts';
import { pointMallEvents } from '../../machines/pointMall/pointMall.events.ts';
import { pointMallMachine } from '../../machines/pointMall/pointMall.machine.ts';
import { pointsRecordEvents } from '../../machines/pointsRecord/pointsRecord.events.ts';
import { redeemEvents } from '../../machines/redeem/redeem.events.ts';
import { PointMallPage } from '../../ui/pointMall/PointMallPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: {
    ...pointMallEvents,
    ...redeemEvents,
    ...convertEvents,
    ...pointsRecordEvents,
    ...exchangeEvents,
    ...listEvents,
  },
  machine: pointMallMachine,
  View: PointMallPage,
});
