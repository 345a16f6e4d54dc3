import { vipPage } from '../../machines/member/vip/vip.machine.ts';
import { VipPage } from '../../ui/member/vip/VipPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ ...vipPage, View: VipPage });
