import type { PaymentReport } from '../../../protocol/payments.ts';
import type { paymentOrder } from '../../database/schema.ts';

export type PaymentOrder = typeof paymentOrder.$inferSelect;

export type ProviderPayment = PaymentReport['payments'][number];
