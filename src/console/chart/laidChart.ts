/**
 * Where everything of a chart stands: plain data, so that it can be shipped. Lengths in pixels at full size, from the
 * upper left corner; what things are called stands in the chart itself.
 */
export interface LaidChart {
  readonly width: number;
  readonly height: number;
  /** Parents before their children. */
  readonly states: readonly LaidState[];
  readonly arrows: readonly LaidArrow[];
  /** The dots from where a compound state begins. */
  readonly starts: readonly LaidStart[];
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface LaidState extends Box {
  readonly id: string;
  /** The transitions that are written into it: those that stay, and those that lead to itself or into it. */
  readonly rows: readonly string[];
}

export interface LaidArrow {
  /** The transition. */
  readonly id: string;
  /** One way for each target. */
  readonly ways: readonly (readonly Point[])[];
  readonly label: Box;
}

export interface LaidStart {
  /** The state where it begins. */
  readonly id: string;
  /** From the dot to the state. */
  readonly way: readonly Point[];
}
