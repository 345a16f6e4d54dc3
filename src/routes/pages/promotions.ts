import { promotionsEvents } from '../../machines/promotions/promotions.events.ts';
import { wirePromotions } from '../../machines/promotions/promotions.wire.ts';
import { PromotionsPage } from '../../ui/promotions/PromotionsPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: promotionsEvents, machine: wirePromotions, View: PromotionsPage });
