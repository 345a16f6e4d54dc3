import { commitmentOf, drawInBrowser } from '../../engines/rng/drawInBrowser.ts';
import { payoutOf } from '../../engines/sports/factor.ts';
import type { Result } from '../../engines/sports/market.ts';
import { finalResult, replayMatch } from '../../engines/sports/replayMatch.ts';
import { notStarted, type Score } from '../../engines/sports/sport.ts';
import type { SlipProof } from '../../sports/slipProof.ts';
import { money, safe } from '../copy/text.ts';
import type { TranslateCheck } from './translateCheck.ts';
import { mark, step } from './view.ts';

type ProvenLeg = SlipProof['legs'][number];

interface CheckedLeg {
  readonly commitment: string;
  readonly isCommitted: boolean;
  readonly score: Score;
  readonly result: Result;
}
interface CheckedSlip {
  readonly legs: readonly CheckedLeg[];
  readonly payout: number;
  readonly isCommitted: boolean;
  readonly isPaid: boolean;
  readonly tookMs: number;
}

/** Plays a match again from its seed, on this device. */
async function checkLeg(leg: ProvenLeg, seed: string): Promise<CheckedLeg> {
  const commitment = await commitmentOf(seed);
  const seeds = { serverSeed: seed, clientSeed: leg.match, nonce: 1 };
  const { result: happenings } = await drawInBrowser(replayMatch(leg.form), seeds);
  return {
    ...{ commitment, isCommitted: commitment === leg.commitment },
    score: (happenings.at(-1)?.status ?? notStarted).score,
    result: finalResult(leg.form, leg, leg.side, happenings),
  };
}

/** Plays every match of a slip again, and works out what it pays; null while the seed of one is a secret. */
export async function checkSlip({
  legs,
  stake,
  payout: paid,
  state,
  isCashedOut,
}: SlipProof): Promise<CheckedSlip | null> {
  const startedAt = performance.now();
  const checked: CheckedLeg[] = [];
  for (const leg of legs) {
    if (leg.seed === null) return null;
    checked.push(await checkLeg(leg, leg.seed));
  }
  const worked = checked.map(({ result }, at) => ({ result, odds: legs[at]?.odds ?? 0 }));
  const payout = payoutOf(stake, worked);
  return {
    ...{ legs: checked, payout, isCommitted: checked.every(({ isCommitted }) => isCommitted) },
    // What was cashed out or returned does not follow from the results.
    isPaid: isCashedOut || state !== 'settled' || payout === paid,
    tookMs: performance.now() - startedAt,
  };
}

const fact = (name: string, value: string) => `<div><dt>${name}</dt><dd class="mono">${value}</dd></div>`;

/** One step for each match, then what the slip pays. */
export function slipSteps(t: TranslateCheck, language: 'EN' | 'TH', proof: SlipProof, checked: CheckedSlip): string {
  const code = (text: string) => `<code class="hex mono">${safe(text)}</code>`;
  const matches = proof.legs.map((leg, at) => {
    const one = checked.legs[at];
    if (one === undefined) return '';
    const { commitment, isCommitted, score, result } = one;
    const equal = `<div class="eq">${code(leg.commitment)}<span class="eq__s ${isCommitted ? '' : 'eq__s--no'}">${isCommitted ? '=' : '≠'}</span>${code(commitment)}</div>${mark(isCommitted, t(isCommitted ? 'equal' : 'not_equal'))}`;
    const facts = [
      fact(t('slip_pick'), safe(leg.selection.slice(leg.match.length + 1))),
      fact(t('slip_odds'), (leg.odds / 100).toFixed(2)),
      fact(t('slip_score'), `${score[0]}–${score[1]}`),
      fact(t('slip_result'), t(`slip_${result}`)),
    ];
    const title = safe(`${leg.home[language]} – ${leg.away[language]}`);
    return step(
      at + 1,
      title,
      t('slip_match_hint'),
      `${code(leg.seed ?? '')}${equal}<dl class="facts">${facts.join('')}</dl>`,
    );
  });
  const agreed = proof.isCashedOut
    ? mark(true, t('slip_cashed', { payout: money(proof.payout) }))
    : mark(checked.isPaid, t(checked.isPaid ? 'step_4_paid' : 'not_equal'));
  const facts = `${fact(t('computed'), money(checked.payout))}${fact(t('paid'), money(proof.payout))}`;
  const pays = step(matches.length + 1, t('slip_pay'), t('slip_pay_hint'), `<dl class="facts">${facts}</dl>${agreed}`);
  return [...matches, pays].join('');
}
