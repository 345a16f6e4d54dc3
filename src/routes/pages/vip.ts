import { vipEvents } from '../../machines/vip/vip.events.ts';
import { wireVip } from '../../machines/vip/vip.wire.ts';
import { VipPage } from '../../ui/vip/VipPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: vipEvents, machine: wireVip, View: VipPage });
