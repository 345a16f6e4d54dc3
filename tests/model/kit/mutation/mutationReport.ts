import type { MutationResult } from '../results.ts';
import type { Distinction } from './apart.ts';
import type { Killing } from './killedBy.ts';
import type { Mutant } from './mutants.ts';

/** What the walks of a flow are worth: which wrong machines they find. Plain data. */
export interface MutationReport {
  readonly flow: string;
  /** The id of its machine. */
  readonly machine: string;
  /** Whether the walks looked at the machine itself, or only at what its view shows and what is done to the world. */
  readonly level: 'actor' | 'view';
  readonly mutants: readonly MutantReport[];
  /** In how many configurations of the flow a mutant was compared before it was called equivalent. */
  readonly configurations: number;
  /** How many walks there were, and how many moves in all. */
  readonly walks: number;
  readonly moves: number;
  /** Walks that do not go where they were worked out to, and why: their rest was left out. */
  readonly unsound: readonly string[];
  /** Walks that the view has no way to go on with, and why: their rest was left out. */
  readonly cut: readonly string[];
  readonly seconds: number;
}

export interface MutantReport {
  readonly operator: string;
  /** The transition, as it is written, or the state that is changed. */
  readonly where: string;
  readonly change: string;
  readonly verdict: Verdict;
  /** All of it in sentences, with what to do where there is something to be done. */
  readonly text: string;
}

export type Verdict =
  | ({ readonly kind: 'killed' } & Killing)
  /** Nothing tells it from the original; `within` says over what that was shown. */
  | { readonly kind: 'equivalent'; readonly within: Extent }
  /** No walk found it, and a bound came before it was known whether anything tells it from the original. */
  | { readonly kind: 'unproven' }
  /** No walk found it, and there is a way to tell it from the original. */
  | ({ readonly kind: 'survived' } & Distinction)
  /** XState refuses it. */
  | { readonly kind: 'invalid' };

/**
 * `all`: every configuration that there is. `told apart`: every one that the flow's `project` tells apart, and the first
 * few thousand that differ in anything. `on screen`: no move that the view offers
 * leads to anything that differs.
 */
export type Extent = 'all' | 'told apart' | 'on screen';

type Level = MutationReport['level'];

export const reportOf = (flow: string, level: Level, mutant: Mutant, verdict: Verdict): MutantReport => ({
  operator: mutant.operator,
  where: mutant.where,
  change: mutant.text,
  verdict,
  text: `${flow}: ${mutant.where} ${mutant.text}. ${sentencesOf(level, mutant, verdict)}`,
});

function sentencesOf(level: Level, { removes }: Mutant, verdict: Verdict): string {
  switch (verdict.kind) {
    case 'killed':
      return `Found by ${verdict.walk}, at ${verdict.move} (move ${verdict.moves}): ${verdict.difference}.`;
    case 'invalid':
      return 'XState refuses that.';
    case 'unproven':
      return 'No walk finds that, and a bound came before it was known whether anything does: let `project` say what of the context decides, so that the flow is explored to its end.';
    case 'survived': {
      const way = `${['the start', ...verdict.moves].join(', ')}; ${verdict.difference}`;
      return level === 'actor'
        ? `No walk finds that. This does: ${way}. Add to the flow's walks: '${verdict.walk}'`
        : `Nothing that is seen tells. The machine itself does, by ${way}.`;
    }
    case 'equivalent':
      return `That changes nothing ${extents[verdict.within]}.${removes ? ` ${advice}` : ''}`;
  }
}

const extents: Readonly<Record<Extent, string>> = {
  all: 'anywhere',
  'told apart': 'in any configuration that the flow tells apart',
  'on screen': 'that the view lets happen',
};

const advice =
  'Either the machine does not need what was taken away, or the cases of the flow are too few to show what it is for.';

/** The mutants of one verdict. */
export const withVerdict = <K extends Verdict['kind']>({ mutants }: MutationReport, kind: K) =>
  mutants.filter(
    (mutant): mutant is MutantReport & { readonly verdict: Extract<Verdict, { readonly kind: K }> } =>
      mutant.verdict.kind === kind,
  );

/** `login: 419 mutants, 381 killed, 36 equivalent (30 anywhere, 6 in …), 2 survived, 0 unproven; 17.1 s`. */
export function summaryOf(report: MutationReport): string {
  const kinds = ['killed', 'equivalent', 'survived', 'unproven', 'invalid'] as const;
  const counts = kinds.map((kind) => {
    const count = `${withVerdict(report, kind).length} ${kind}`;
    return kind === 'equivalent' ? `${count}${extentsOf(report)}` : count;
  });
  const unsound = report.unsound.length === 0 ? '' : `; ${report.unsound.length} walks unsound`;
  const cut = report.cut.length === 0 ? '' : `; ${report.cut.length} walks cut`;
  return `${report.flow}: ${report.mutants.length} mutants, ${counts.join(', ')}${unsound}${cut}; ${report.walks} walks, ${report.moves} moves, ${report.configurations} configurations, ${report.seconds.toFixed(1)} s`;
}

/** ` (30 anywhere, 6 in any configuration that the flow tells apart)`, or nothing where nothing was shown. */
function extentsOf(report: MutationReport): string {
  const shown = withVerdict(report, 'equivalent').map(({ verdict }) => verdict.within);
  const counts = Object.entries(extents).flatMap(([extent, text]) => {
    const count = shown.filter((within) => within === extent).length;
    return count > 0 ? [`${count} ${text}`] : [];
  });
  return counts.length > 0 ? ` (${counts.join(', ')})` : '';
}

/** A report as the report of all flows keeps it. */
export function resultOf(report: MutationReport): MutationResult {
  const count = (kind: Verdict['kind']) => withVerdict(report, kind).length;
  return {
    kind: report.level === 'actor' ? 'mutation' : 'viewMutation',
    killed: count('killed'),
    equivalent: count('equivalent'),
    invalid: count('invalid'),
    survivors: withVerdict(report, 'survived').map(({ text }) => text),
    unproven: withVerdict(report, 'unproven').map(({ text }) => text),
    report,
  };
}
