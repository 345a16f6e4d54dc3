import { promotionEvents } from '../../machines/public/promotion/promotion.events.ts';
import { wirePromotion } from '../../machines/public/promotion/promotion.wire.ts';
import { PromotionPage } from '../../ui/public/promotion/PromotionPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: promotionEvents, machine: wirePromotion, View: PromotionPage });
