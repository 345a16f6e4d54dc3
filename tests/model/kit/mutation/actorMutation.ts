import type { AnyStateMachine } from 'xstate';
import { type Course, shareScope } from '../../../../src/inspection/step/pureStep.ts';
import type { Flow } from '../flow.ts';
import { type Graph, graphOf } from '../graph.ts';
import type { Offer } from '../moves.ts';
import { apart, type Distinction } from './apart.ts';
import { approvedWalksOf } from './approvedWalks.ts';
import { killedBy } from './killedBy.ts';
import { mutantsOf, mutated, unchanged } from './mutants.ts';
import { type Extent, type MutationReport, reportOf, type Verdict } from './mutationReport.ts';
import { type Stepper, stepperOf } from './stepper.ts';
import { toucher } from './touched.ts';

/** Makes every mutant of a flow's machine and says which of them the walks find, looking at the machine itself. */
export function mutateActor<M extends AnyStateMachine>(name: string, flow: Flow<M>): MutationReport {
  const began = performance.now();
  const graph = graphOf(flow);
  const { walks, unsound } = approvedWalksOf(flow, graph);
  const stepper = stepperOf(flow);
  const make = (mutant: Parameters<typeof mutated>[1]) => {
    const made = mutated(stepper.machine, mutant);
    if (made !== null) shareScope(stepper.machine, made);
    return made;
  };
  const copy = make(unchanged);
  const wrongCopy = copy && killedBy(stepper, copy, () => true, walks);
  if (copy === null || wrongCopy !== null) {
    throw new Error(`${name}: the chart as the mutants know it is another: ${JSON.stringify(wrongCopy)}`);
  }
  const tellApart = proverOf(flow, graph, stepper);

  return {
    flow: name,
    machine: stepper.machine.id,
    level: 'actor',
    mutants: mutantsOf(stepper.machine).map((mutant) => {
      const judge = (): Verdict => {
        const made = make(mutant);
        if (made === null) return { kind: 'invalid' };
        const touched = toucher(mutant.touches);
        const killing = killedBy(stepper, made, touched, walks);
        if (killing !== null) return { kind: 'killed', ...killing };
        const told = tellApart(made, touched);
        if (told === 'bound') return { kind: 'unproven' };
        return typeof told === 'string' ? { kind: 'equivalent', within: told } : { kind: 'survived', ...told };
      };
      return reportOf(name, 'actor', mutant, judge());
    }),
    configurations: graph.nodes.length,
    walks: walks.length,
    moves: walks.reduce((sum, { steps }) => sum + steps.length, 0),
    unsound,
    cut: [],
    seconds: (performance.now() - began) / 1_000,
  };
}

/** How many configurations are looked at where a projection is not to be trusted: `EXACT`, 3,000 where left out. */
const mostExact = Number(process.env.EXACT ?? 3_000);

/**
 * Says how a mutant is told from its original by what is offered, as in the graph, or over what nothing tells it; `bound`
 * where a bound came before either was known.
 */
export function proverOf<M extends AnyStateMachine>(
  flow: Flow<M>,
  graph: Graph,
  stepper: Stepper,
  offer: Offer = () => true,
): (mutant: AnyStateMachine, touched: (course: Course) => boolean) => Distinction | Extent | 'bound' {
  // What is the same region by region may still differ where regions meet.
  const { regions, ...whole } = flow as Flow<M> & { readonly regions?: unknown };
  const { project, ...exact } = whole;
  const wholeGraph = regions === undefined ? graph : graphOf(whole, { offer });
  let exactGraph: Graph | null = null;
  return (mutant, touched) => {
    const told = apart(whole, wholeGraph, stepper, mutant, touched, offer);
    if (typeof told !== 'string') return told;
    if (project === undefined) return told === 'equal' ? 'all' : 'bound';
    exactGraph ??= graphOf(exact as Flow<M>, { configurations: mostExact, offer });
    const toldExactly = apart(exact as Flow<M>, exactGraph, stepper, mutant, touched, offer);
    if (typeof toldExactly !== 'string') return toldExactly;
    if (toldExactly === 'equal') return 'all';
    return told === 'equal' ? 'told apart' : 'bound';
  };
}
