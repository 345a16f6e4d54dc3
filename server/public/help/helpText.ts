import type { FigureName } from './figures.ts';

/** A part of an article as it is written; `{name}` stands for a figure of the configuration. */
export type SourceBlock =
  | { readonly text: string }
  | { readonly steps: readonly string[] }
  /** Least, most, fee and usual time of each way to pay in or out. */
  | { readonly methods: 'in' | 'out' }
  /** Until when each type of question is answered. */
  | { readonly promises: true }
  | { readonly facts: readonly (readonly [label: string, figure: FigureName])[] }
  | { readonly link: string; readonly path: string };

/** An article in one language. No figure is written out: `{name}` is filled when it is asked for. */
export interface ArticleText {
  readonly title: string;
  readonly summary: string;
  /** Other words to find it by. */
  readonly words: string;
  readonly blocks: readonly SourceBlock[];
}
