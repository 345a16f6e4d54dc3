import type { AnyTransitionDefinition, InspectionEvent } from 'xstate';

/**
 * The transitions of one microstep, as the inspector reports them. The one place that reads `_transitions`, which XState
 * types but names as its own; `tests/inspection/takenTransitions.test.ts` holds it to what we rely on.
 */
export const takenTransitions = (event: InspectionEvent): readonly AnyTransitionDefinition[] =>
  event.type === '@xstate.microstep' ? event._transitions : [];
