import type { Console } from '../core/console.ts';
import { rootsOf } from '../core/roots.ts';
import type { Tab } from './DetailsPane.tsx';
import type { Count } from './Tabs.tsx';
import { rowsOf } from './WhyTab.tsx';

/** What the tabs have: held calls or all of them, presses that did nothing, breakpoints that are on. */
export function tabCounts(core: Console): Readonly<Partial<Record<Tab, Count>>> {
  const calls = core.tap.log.read();
  const held = calls.filter(({ state }) => state === 'held').length;
  const refused = rowsOf(core.recorder, rootsOf(core)).filter(({ answered: { outcome } }) => outcome !== 'worked');
  return {
    Network: held > 0 ? { of: held, look: 'held' } : { of: calls.length },
    'Why not': { of: refused.length, look: 'no' },
    Notes: { of: core.notes.list().length + core.checks.list().length },
    Breakpoints: { of: core.breakpoints.list().filter(({ enabled }) => enabled).length },
  };
}
