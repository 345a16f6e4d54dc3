import { promotionsPage } from '../../machines/public/promotions/promotions.machine.ts';
import { PromotionsPage } from '../../ui/public/promotions/PromotionsPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ ...promotionsPage, View: PromotionsPage });
