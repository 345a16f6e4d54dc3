import type { paymentOrder } from '../../database/schema.ts';
import type { ProviderReport } from './paymentPort.ts';

export type PaymentOrder = typeof paymentOrder.$inferSelect;

export type ProviderPayment = ProviderReport['payments'][number];
