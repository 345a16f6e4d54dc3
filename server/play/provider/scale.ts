import { type WalletRequest, type WalletVerb, walletRequests } from '../../../protocol/wallet.ts';
import type { ProviderProfile } from './profiles.ts';
import { WalletRefusal } from './walletRefusal.ts';

const AMOUNTS = [
  'amount',
  'stake',
  'payout',
  'validBet',
  'balance',
  'receivable',
  'minStake',
  'maxStake',
  'contribution',
  'pot',
  'seed',
] as const;
const isAmount = (name: string): boolean => (AMOUNTS as readonly string[]).includes(name);

/**
 * A request of a provider, its amounts in 1/10,000 P.
 * @throws {WalletRefusal} BAD_REQUEST; AMOUNT_INVALID for an amount outside the schema, or with a remainder.
 */
export function readRequest<V extends WalletVerb>(
  { unitsPerTick }: ProviderProfile,
  verb: V,
  payload: unknown,
): WalletRequest<V> {
  const ticks = mapAmounts(payload, (amount) => amount / unitsPerTick);
  const parsed = walletRequests[verb].safeParse(ticks);
  if (parsed.success) return parsed.data as WalletRequest<V>;
  const field = String(parsed.error.issues[0]?.path[0] ?? '');
  throw new WalletRefusal(isAmount(field) ? 'AMOUNT_INVALID' : 'BAD_REQUEST', `${field} is not valid`);
}

/** An answer in the provider's units. */
export const scaleAnswer = <T extends object>({ unitsPerTick }: ProviderProfile, answer: T): T =>
  unitsPerTick === 1 ? answer : (mapAmounts(answer, (amount) => amount * unitsPerTick) as T);

/** Lists and objects within each other; no message has more. */
const DEEPEST = 8;

function mapAmounts(value: unknown, change: (amount: number) => number, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) throw new WalletRefusal('BAD_REQUEST', 'nested too deep');
  if (Array.isArray(value)) return value.map((one) => mapAmounts(one, change, depth + 1));
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    typeof field === 'number' ? (isAmount(name) ? change(field) : field) : mapAmounts(field, change, depth + 1),
  ]);
  return Object.fromEntries(fields);
}
