const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

/** What a failed opening leads to on every page: without an answer it is tried again, a refusal ends it. */
export const openingFailed = [
  { guard: { type: 'isLost' as const, params: errorOf }, target: 'unopened' as const },
  {
    target: 'failed' as const,
    actions: [{ type: 'keepFailure' as const, params: errorOf }, 'tellFailed' as const],
  },
];

/** @param retry the event of the button Retry */
export const unopenedState = <const Retry extends string>(retry: Retry) => ({
  description: 'No answer while opening. Tried again.',
  after: { retryLine: 'opening' as const },
  on: { [retry]: 'opening' } as Record<Retry, 'opening'>,
});

export const failedState = {
  description: 'The session cannot be opened: the game must be started anew from the site.',
};
