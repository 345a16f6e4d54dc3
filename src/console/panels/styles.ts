import chartStyles from '../chart/chart.css?inline';
import breakpointStyles from './breakpoints/breakpoints.css?inline';
import callStyles from './calls/calls.css?inline';
import capsuleStyles from './capsule/capsule.css?inline';
import changeStyles from './changes/changes.css?inline';
import commandStyles from './commands/commands.css?inline';
import styles from './console.css?inline';
import coverageStyles from './coverage/coverage.css?inline';
import heldStyles from './held/held.css?inline';
import lostStyles from './lost.css?inline';
import noteStyles from './notes/notes.css?inline';
import raceStyles from './races/races.css?inline';
import reportStyles from './report/report.css?inline';
import sequenceStyles from './sequence/sequence.css?inline';
import serverStyles from './server/server.css?inline';
import timelineStyles from './timeline/timeline.css?inline';
import tourStyles from './tour/tour.css?inline';
import whyStyles from './why/why.css?inline';

const RULES = [
  styles,
  callStyles,
  serverStyles,
  chartStyles,
  whyStyles,
  timelineStyles,
  sequenceStyles,
  coverageStyles,
  breakpointStyles,
  raceStyles,
  heldStyles,
  commandStyles,
  capsuleStyles,
  noteStyles,
  changeStyles,
  reportStyles,
  lostStyles,
  tourStyles,
];

/** Styles of all panels, for a shadow root. */
export const consoleSheets = (): CSSStyleSheet[] => RULES.map(sheetOf);

export function sheetOf(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}
