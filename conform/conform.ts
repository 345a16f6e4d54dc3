import { openPlayer, Violation } from './player.ts';
import type { Scenario } from './scenario.ts';
import { jackpots } from './scenarios/jackpots.ts';
import { afterTheEnd, order } from './scenarios/order.ts';
import { repeats } from './scenarios/repeats.ts';
import { requests } from './scenarios/requests.ts';
import { rounds } from './scenarios/rounds.ts';
import { signatures } from './scenarios/signatures.ts';
import type { Target } from './target.ts';

export const scenarios: readonly Scenario[] = [
  ...signatures,
  ...requests,
  ...rounds,
  ...repeats,
  ...order,
  ...jackpots,
  afterTheEnd,
];

export interface Result {
  readonly scenario: Pick<Scenario, 'id' | 'title' | 'points'>;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Why it failed or was skipped; empty if it passed. */
  readonly reason: string;
}

export interface Report {
  readonly results: readonly Result[];
  readonly score: number;
  /** Points of what was tried. */
  readonly possible: number;
}

/**
 * Tries every promise of the protocol on a wallet, one after the other.
 * @throws {Violation} if the launch token opens no session.
 */
export async function conform(target: Target): Promise<Report> {
  const player = await openPlayer(target);
  const results: Result[] = [];
  for (const scenario of scenarios) results.push(await tried(scenario, player));
  return scored(results);
}

export function scored(results: readonly Result[]): Report {
  const sumOf = (...outcomes: readonly Result['outcome'][]) =>
    results.filter(({ outcome }) => outcomes.includes(outcome)).reduce((sum, { scenario }) => sum + scenario.points, 0);
  return { results, score: sumOf('passed'), possible: sumOf('passed', 'failed') };
}

/** What a scenario is, whatever it is tried on. */
interface ScenarioOf<Tried> extends Pick<Scenario, 'id' | 'title' | 'points'> {
  readonly skip?: (on: Tried) => string | null;
  readonly run: (on: Tried) => Promise<void>;
}

export async function tried<Tried>(scenario: ScenarioOf<Tried>, player: Tried): Promise<Result> {
  const skip = scenario.skip?.(player) ?? null;
  if (skip !== null) return { scenario, outcome: 'skipped', reason: skip };
  try {
    await scenario.run(player);
    return { scenario, outcome: 'passed', reason: '' };
  } catch (error) {
    // One that hangs or breaks off is wrong, too.
    const reason = error instanceof Violation ? error.message : `no readable answer: ${String(error)}`;
    return { scenario, outcome: 'failed', reason };
  }
}

const marks = { passed: '✓', failed: '✗', skipped: '–' } as const;

/** The report for people. */
export function reportText({ results, score, possible }: Report): string {
  const lines = results.map(({ scenario, outcome, reason }) => {
    const line = `${marks[outcome]} ${scenario.points}  ${scenario.id.padEnd(20)} ${scenario.title}`;
    return reason === '' ? line : `${line}\n       ${reason}`;
  });
  const failed = results.filter(({ outcome }) => outcome === 'failed').length;
  const verdict = failed === 0 ? 'conforms' : `${failed} of ${results.length} scenarios failed`;
  return [...lines, '', `${score} of ${possible} points: ${verdict}`].join('\n');
}
