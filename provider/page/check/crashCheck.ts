import { type CrashOutcome, crashRound, payoutOf } from '../../engines/crash/crashRound.ts';
import { type CrashOddsId, crashOdds } from '../../engines/crash/odds.ts';
import { commitmentOf, drawInBrowser, hex } from '../../engines/rng/drawInBrowser.ts';
import { money, safe } from '../copy/text.ts';
import type { TranslateCheck } from './translateCheck.ts';
import { mark, step } from './view.ts';

/** What a crash round is checked with. */
export interface CrashInput {
  readonly commitment: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly odds: CrashOddsId;
  /** 1/10,000 P */
  readonly stake: number;
  /** Where the bet was cashed out, in hundredths; null if it was not. */
  readonly multiplier: number | null;
  /** What was paid, 1/10,000 P; null where nobody says. */
  readonly paid: number | null;
}

export interface CrashChecked {
  readonly commitment: string;
  readonly isCommitted: boolean;
  readonly block: string;
  readonly outcome: CrashOutcome;
  readonly payout: number;
  readonly isPaid: boolean;
  readonly tookMs: number;
}

export const isCrashOdds = (id: string): id is CrashOddsId => Object.hasOwn(crashOdds, id);

const times = (hundredths: number): string => `${(hundredths / 100).toFixed(2)}×`;

/** Works a crash round out again, on this device. */
export async function checkCrash(input: CrashInput): Promise<CrashChecked> {
  const { odds, stake, multiplier, paid } = input;
  const startedAt = performance.now();
  const commitment = await commitmentOf(input.serverSeed);
  const { result, blocks } = await drawInBrowser(crashRound(odds), input);
  const payout = multiplier === null ? 0 : payoutOf({ odds, stake, target: multiplier }, result.point);
  return {
    ...{ commitment, isCommitted: commitment === input.commitment.trim().toLowerCase() },
    ...{ block: blocks.map(hex).join(''), outcome: result, payout },
    isPaid: paid === null || paid === payout,
    tookMs: performance.now() - startedAt,
  };
}

/** The four steps, each with what goes in and what comes out. */
export function crashSteps(t: TranslateCheck, input: CrashInput, checked: CrashChecked): string {
  const { outcome, block, isCommitted } = checked;
  const code = (text: string) => `<code class="hex mono">${safe(text)}</code>`;
  const fact = (name: string, value: string) => `<div><dt>${name}</dt><dd class="mono">${value}</dd></div>`;
  const equal = `<div class="eq">${code(input.commitment)}<span class="eq__s ${isCommitted ? '' : 'eq__s--no'}">${isCommitted ? '=' : '≠'}</span>${code(checked.commitment)}</div>${mark(isCommitted, t(isCommitted ? 'equal' : 'not_equal'))}`;
  const first = step(1, t('step_1'), t('crash_step_1_hint'), equal);
  if (!isCommitted) return first;
  const mixed = `<p class="hex mono">${safe(input.clientSeed)}:<b>${input.nonce}</b>:0</p><code class="hex hex--mac mono"><b class="k0">${outcome.digits}</b><span>${block.slice(13)}</span></code>`;
  const number = BigInt(`0x${outcome.digits}`);
  const { rtp } = crashOdds[input.odds];
  const point = `<dl class="facts">${fact(t('number'), new Intl.NumberFormat('en').format(number))}${fact(t('crash_formula'), `${rtp.numerator} × 2⁵² ÷ (2⁵² − n)`)}${fact(t('crash_point'), times(outcome.point))}</dl>`;
  const bet = [
    fact(t('crash_point'), times(outcome.point)),
    fact(t('crash_out'), input.multiplier === null ? '–' : times(input.multiplier)),
    fact(t('computed'), money(checked.payout)),
    input.paid === null ? '' : fact(t('paid'), money(input.paid)),
  ];
  const agreed = input.paid === null ? '' : mark(checked.isPaid, t(checked.isPaid ? 'step_4_paid' : 'not_equal'));
  return [
    first,
    step(2, t('step_2'), t('crash_step_2_hint'), mixed),
    step(3, t('crash_step_3'), t('crash_step_3_hint'), point),
    step(4, t('crash_step_4'), t('crash_step_4_hint'), `<dl class="facts">${bet.join('')}</dl>${agreed}`),
  ].join('');
}
