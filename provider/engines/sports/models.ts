import { bout } from './bout.ts';
import { onlyResult } from './fate.ts';
import { goals } from './goals.ts';
import { type Market, type Result, resultOf } from './market.ts';
import { type Asked, certain, type Model } from './model.ts';
import { points } from './points.ts';
import { races } from './races.ts';
import type { Form, Outcome, Status } from './sport.ts';

const models = { goals, points, races, bout };

export const modelOf = (form: Form): Model<Form> => models[form.type] as unknown as Model<Form>;

/** Every score that may decide a market, with its chance: one that is certain once it is known. */
export function outcomesOf(form: Form, asked: Asked, status: Status, at: number): readonly Outcome[] {
  const known = modelOf(form).scoreFor(asked, status);
  if (known === 'unplayed') return [];
  return known === null ? modelOf(form).outcomes(form, asked, status, at) : certain(known);
}

/**
 * What has become of a bet; null while it may still go either way. What was decided before an abandonment stands, the
 * rest is void.
 */
export function decidedResult(form: Form, market: Market, side: string, status: Status, at: number): Result | null {
  const model = modelOf(form);
  const known = model.scoreFor(market, status);
  if (known === 'unplayed') return 'void';
  if (known !== null) return resultOf(market, side, known);
  if (status.state !== 'live' && status.state !== 'abandoned') return null;
  const only = onlyResult(market, side, model.outcomes(form, market, status, at));
  return only ?? (status.state === 'abandoned' ? 'void' : null);
}
