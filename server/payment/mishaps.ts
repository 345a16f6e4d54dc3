/**
 * What an order of the built-in provider meets: it `fails`; it is paid `twice`; its callback comes `late`, or never
 * (`silent`); the call is `unheard` by the provider, or heard and `unanswered`.
 */
export type Mishap = 'none' | 'fails' | 'twice' | 'late' | 'silent' | 'unheard' | 'unanswered';

export interface MishapSource {
  /** Of the next order. */
  ofOrder(): Mishap;
  /** Whether the next question about an order gets no answer. */
  losesAnswer(): boolean;
}

export const noMishaps: MishapSource = { ofOrder: () => 'none', losesAnswer: () => false };
