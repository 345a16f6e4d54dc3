import ELK from 'elkjs';
import { layChart } from '../../../../src/console/chart/layChart.ts';
import { drawChart, escaped, type Reach } from './drawChart.ts';
import { COLUMNS, rowOf } from './rows.ts';
import type { FlowSummary } from './summary.ts';

const engine = new ELK();

/** The report as one page that needs nothing else: every flow's chart, coverage, survivors and what nobody took. */
export async function pageOf(flows: readonly FlowSummary[], when: Date): Promise<string> {
  const sections: string[] = [];
  for (const flow of flows) sections.push(await sectionOf(flow));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Model tests</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>Model tests</h1>
<p>${flows.length} flows, ${escaped(when.toISOString().slice(0, 16).replace('T', ' '))} UTC. A chart shows a transition as a full line where every level that was run has taken it or cannot, amber where one has not, and red and dashed where nothing has.</p>
</header>
<main>
<table>
<thead><tr>${COLUMNS.map((column) => `<th scope="col">${column}</th>`).join('')}</tr></thead>
<tbody>
${flows.map(tableRow).join('\n')}
</tbody>
</table>
${sections.join('\n')}
</main>
</body>
</html>
`;
}

const tableRow = (flow: FlowSummary): string => {
  const [name, ...cells] = rowOf(flow);
  const links = `<th scope="row"><a href="#${escaped(name?.text ?? '')}">${escaped(name?.text ?? '')}</a></th>`;
  return `<tr>${links}${cells.map(({ text, good }) => `<td class="${good ? 'good' : 'bad'}">${escaped(text)}</td>`).join('')}</tr>`;
};

async function sectionOf(flow: FlowSummary): Promise<string> {
  const { machine, chart, actor, taken, missed, mutation, viewMutation } = flow;
  const texts = new Map(chart.transitions.map(({ id, text }) => [id, text]));
  const reachOf = (id: string): Reach => {
    if (Object.values(taken).every((ids) => !ids.has(id))) return 'nowhere';
    return Object.values(missed).some((list) => list.includes(texts.get(id) ?? '')) ? 'not everywhere' : 'everywhere';
  };
  return `<section id="${escaped(machine)}">
<h2>${escaped(machine)}</h2>
<div class="chart">${drawChart(chart, await layChart(chart, engine), reachOf)}</div>
${listOf('Never taken', flow.never)}
${listOf('Never taken on the actor', missed.actor)}
${listOf('Never taken on screen', missed.view)}
${listOf('Never taken in a browser', missed.browser)}
${listOf('Guards that never said', actor?.undecided ?? [])}
${listOf('Mutants that live', mutation?.survivors ?? [])}
${listOf('Mutants of which nobody knows', [...(mutation?.unproven ?? []), ...(viewMutation?.unproven ?? [])])}
${folded('Mutants that live on screen', viewMutation?.survivors ?? [])}
${folded('Nothing on screen brings it about', flow.view?.offScreen ?? [])}
${folded('Nobody can bring it about in a browser', flow.outOfReach)}
${folded('Guards that never said in a browser', flow.guardsInBrowser?.unheard ?? [])}
${folded('Invariants that held in a browser', flow.browser?.held ?? [])}
${folded('Ends of calls held against the records of the server', flow.browser?.compared ?? [])}
${folded('Taken in a browser by tests alone', flow.onlyRobots)}
${folded('Taken in a browser by people alone', flow.onlyPeople)}
${folded('Walks', actor?.walks.map(({ name }) => name) ?? [])}
${folded('Transitions, as the requirements have them', actor?.written ?? [])}
</section>`;
}

const listOf = (title: string, items: readonly string[]): string =>
  items.length === 0
    ? ''
    : `<h3>${title} (${items.length})</h3><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;

const folded = (title: string, items: readonly string[]): string =>
  items.length === 0
    ? ''
    : `<details><summary>${title} (${items.length})</summary><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul></details>`;

const STYLE = `
:root { color-scheme: light dark; --ink: #1b1d22; --paper: #fbfaf7; --line: #c9c6bd; --good: #1f6f4a; --amber: #9a5b00; --bad: #b3261e; --state: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6df; --paper: #15171b; --line: #474a52; --good: #6fcf9c; --amber: #f0b04f; --bad: #ff8a80; --state: #1d2026; } }
body { margin: 0; padding: 24px; background: var(--paper); color: var(--ink); font: 14px/1.5 system-ui, sans-serif; }
h1 { font-size: 22px; margin: 0 } h2 { font-size: 18px; margin: 40px 0 8px } h3 { font-size: 14px; margin: 16px 0 4px }
p { max-width: 70ch } a { color: inherit }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; display: block; overflow-x: auto }
th, td { padding: 4px 12px 4px 0; text-align: left; border-bottom: 1px solid var(--line); white-space: nowrap; font-weight: 400 }
thead th { font-weight: 600 } .good { color: var(--good) } .bad { color: var(--bad); font-weight: 600 }
.chart { overflow-x: auto; padding: 8px 0 }
svg { font: 11px ui-monospace, monospace; display: block }
.state { fill: var(--state); stroke: var(--line) } .state.final { stroke-width: 2 } .state.parallel { stroke-dasharray: 5 4 }
.title { font-weight: 600; fill: var(--ink) } .line { fill: var(--ink) }
.arrow { fill: none; stroke: var(--ink); stroke-opacity: .55 } .head { fill: var(--ink); fill-opacity: .7 }
.arrow.not-everywhere { stroke: var(--amber); stroke-opacity: 1 } .line.not-everywhere, .head.not-everywhere { fill: var(--amber) }
.arrow.nowhere { stroke: var(--bad); stroke-opacity: 1; stroke-dasharray: 5 4 } .line.nowhere, .head.nowhere { fill: var(--bad) }
ul { margin: 4px 0; padding-left: 20px; font: 12px/1.6 ui-monospace, monospace } summary { cursor: pointer; margin-top: 8px }
`;
