import type { JoinProgram, StandardAgreement } from '../../../api/contract/agent/join.ts';
import type { AgreementKind } from '../../../api/contract/rules/agreementTerms.ts';
import { type ComputedBill, computeBill } from '../../../api/contract/rules/computeBill.ts';

const P = 10_000;

/** What a team does in one period of a bill. */
export interface Example {
  readonly members: number;
  /** Valid bets of each, in 1/10,000 P. */
  readonly play: number;
  /** What the team loses of its bets, in percent; negative when it wins. */
  readonly loss: number;
}

/** Ranges of the sliders. */
export const RANGES = {
  members: { min: 1, max: 150, step: 1 },
  play: { min: 500 * P, max: 60_000 * P, step: 500 * P },
  loss: { min: -5, max: 10, step: 1 },
} as const;

export const FIRST_EXAMPLE: Example = { members: 24, play: 20_000 * P, loss: 3 };

/** Whether a value is on the slider. */
export const isOnRange = (name: keyof Example, value: number): boolean => {
  const { min, max, step } = RANGES[name];
  return value >= min && value <= max && (value - min) % step === 0;
};

/** The chosen agreement of the house; null where it has none. */
export const agreementShown = (program: JoinProgram | null, kind: AgreementKind | null): StandardAgreement | null =>
  program?.agreements.find((agreement) => agreement.kind === kind) ?? program?.agreements[0] ?? null;

/** Sliders of an agreement: wages do not ask whether the team loses. */
export const slidersOf = (agreement: StandardAgreement | null): readonly (keyof Example)[] => {
  if (agreement === null) return [];
  return agreement.kind === 'dividend' ? ['members', 'play', 'loss'] : ['members', 'play'];
};

export interface ExampleBill extends Pick<ComputedBill, 'tier' | 'rate' | 'share' | 'base'> {
  readonly validBet: number;
  /** Negative when the team wins. */
  readonly teamLoss: number;
}

/** The bill of the example by the rules of settlement: the first of its pay period, with nothing carried over. */
export function exampleBill(
  { kind, tiers }: StandardAgreement,
  { members, play, loss }: Example,
  activeFrom: number,
): ExampleBill {
  const validBet = members * play;
  const teamLoss = (validBet * loss) / 100;
  const activeMembers = play >= activeFrom ? members : 0;
  const sums = { validBet, loss: teamLoss, countedValidBet: validBet, countedLoss: teamLoss, activeMembers };
  const { tier, rate, share, base } = computeBill({ kind, tiers, sums, carriedIn: 0, voided: 0, owedBefore: 0 });
  return { tier, rate, share, base, validBet, teamLoss };
}
