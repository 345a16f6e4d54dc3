import type { Console } from '../console.ts';
import { atMoments } from '../report/takeScreens.ts';
import { judge } from './judge.ts';

/** Judges every check on the real screens as they were at its moment; says how many hold. */
export async function judgeAll(core: Console, page: Document): Promise<string> {
  const { checks } = core;
  const all = checks.list();
  await atMoments(core, [...new Set(all.map(({ seq }) => seq))], (seq) => {
    for (const check of all) if (check.seq === seq) checks.judge(check.id, judge(check, page));
  });
  return judgedText(core);
}

/** `All 3 checks hold.`, `2 of 3 checks hold.`; empty without checks. */
export function judgedText({ checks }: Pick<Console, 'checks'>): string {
  const all = checks.list();
  if (all.length === 0) return '';
  const held = all.filter(({ wrong }) => wrong === '').length;
  if (held === all.length) return all.length === 1 ? 'The check holds.' : `All ${all.length} checks hold.`;
  return all.length === 1 ? 'The check fails.' : `${held} of ${all.length} checks hold.`;
}
