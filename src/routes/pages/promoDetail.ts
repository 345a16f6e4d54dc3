import { promotionEvents } from '../../machines/promotion/promotion.events.ts';
import { wirePromotion } from '../../machines/promotion/promotion.wire.ts';
import { PromotionPage } from '../../ui/promotion/PromotionPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: promotionEvents, machine: wirePromotion, View: PromotionPage });
