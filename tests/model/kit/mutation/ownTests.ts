import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { shareScope } from '../../../../src/inspection/step/pureStep.ts';
import type { Flow, Stage } from '../flow.ts';
import { flowMachine } from '../flowMachine.ts';
import { type Graph, graphOf } from '../graph.ts';
import { RESULTS_FOLDER } from '../results.ts';
import { proverOf } from './actorMutation.ts';
import { withoutLateErrors } from './lateErrors.ts';
import { type Mutant, mutantsOf, mutated } from './mutants.ts';
import { stepperOf } from './stepper.ts';
import { toucher } from './touched.ts';
import { valueMutantsOf } from './valueOperators.ts';

/**
 * What the tests of a flow are worth: each mutant is put in the place of the machine, and the flow's own tests run
 * against it until one fails. Nothing here compares it with the machine, but to prove that a survivor is equivalent.
 */
export interface Judged {
  readonly machine: string;
  readonly mutants: number;
  readonly byActor: number;
  readonly byScreen: number;
  readonly equivalent: number;
  /** XState refuses them. */
  readonly invalid: number;
  /** Killed by no test, and told from the machine by a walk, which is named. */
  readonly survivors: readonly Survivor[];
}

interface Survivor {
  /** Among all mutants of the flow. */
  readonly at: number;
  readonly text: string;
  /** How it is told from the machine. */
  readonly told: string;
}

/** With `MUTATION=own` the tests of a flow judge its mutants, and nothing else runs. */
export const isJudging = (): boolean => process.env.MUTATION === 'own';

/** Runs the tests of a flow with a wrong machine; rejects where one fails. */
type RunTests<M extends AnyStateMachine> = (wrong: Flow<M>, mostConfigurations: number) => Promise<void>;

/** Judges all mutants by the tests on the actor; what survives is kept for those on screen. */
export const judgeByActor = async <M extends AnyStateMachine>(flow: Flow<M>, run: RunTests<M>): Promise<void> =>
  keep(await judgedByActor(flow, run));

export async function judgedByActor<M extends AnyStateMachine>(flow: Flow<M>, run: RunTests<M>): Promise<Judged> {
  const graph = graphOf(flow);
  const stepper = stepperOf(flow);
  const tellApart = proverOf(flow, graph, stepper);
  const mutants = allMutantsOf(flow, graph);
  let [byActor, invalid, equivalent] = [0, 0, 0];
  const survivors: Survivor[] = [];
  for (const [at, mutant] of mutants.entries()) {
    const made = mutated(stepper.machine, mutant);
    if (made === null) {
      invalid += 1;
      continue;
    }
    if (await isKilled(flow, mutant, graph, run)) {
      byActor += 1;
      continue;
    }
    shareScope(stepper.machine, made);
    const told = tellApart(made, toucher(mutant.touches));
    if (typeof told === 'string' && told !== 'bound') equivalent += 1;
    else {
      const how = typeof told === 'string' ? 'not proved' : `${told.moves.join(', ')}; ${told.difference}`;
      survivors.push({ at, text: `${mutant.where} ${mutant.text}`, told: how });
    }
  }
  const { id } = stepper.machine;
  return { machine: id, mutants: mutants.length, byActor, byScreen: 0, equivalent, invalid, survivors };
}

/** Judges the survivors of the actor by the tests on screen. */
export async function judgeOnScreen<M extends AnyStateMachine>(flow: Flow<M>, run: RunTests<M>): Promise<void> {
  const graph = graphOf(flow);
  const mutants = allMutantsOf(flow, graph);
  const judged = judgedOf(flowMachine(flow).id);
  const survivors: Survivor[] = [];
  await withoutLateErrors(async () => {
    for (const survivor of judged.survivors) {
      const mutant = mutants[survivor.at];
      if (mutant === undefined) throw new Error(`${survivor.text}: judge the actor first`);
      if (!(await isKilled(flow, mutant, graph, run))) survivors.push(survivor);
    }
  });
  keep({ ...judged, byScreen: judged.survivors.length - survivors.length, survivors });
}

const allMutantsOf = <M extends AnyStateMachine>(flow: Flow<M>, graph: Graph): readonly Mutant[] => {
  const machine = flowMachine(flow);
  return [...mutantsOf(machine), ...valueMutantsOf(machine, graph)];
};

async function isKilled<M extends AnyStateMachine>(
  flow: Flow<M>,
  mutant: Pick<Mutant, 'edit' | 'delays'>,
  { nodes }: Graph,
  run: RunTests<M>,
): Promise<boolean> {
  const wrong: Flow<M> = {
    ...flow,
    machine: (stage: Stage) => mutated(flowMachine(flow, stage), mutant) as AnyStateMachine as M,
  };
  try {
    await run(wrong, 2 * nodes.length + 200);
    return false;
  } catch {
    return true;
  }
}

/** Where verdicts are kept, one file for each machine. */
export const OWN_FOLDER = `${RESULTS_FOLDER}/own`;
const fileOf = (machine: string) => `${OWN_FOLDER}/${encodeURIComponent(machine)}.json`;

function keep(judged: Judged): void {
  mkdirSync(OWN_FOLDER, { recursive: true });
  writeFileSync(fileOf(judged.machine), JSON.stringify(judged, null, 2));
}

const judgedOf = (machine: string): Judged => JSON.parse(readFileSync(fileOf(machine), 'utf8')) as Judged;
