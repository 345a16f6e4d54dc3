type With<State extends string> = Readonly<Record<State, string>>;

/** The nested state of `state`; null if the machine is in another state. */
export const childState = <Value, State extends string>(
  value: Value,
  state: State,
): Extract<Value, With<State>>[State] | null =>
  typeof value === 'object' && value !== null && state in value ? (value as Extract<Value, With<State>>)[state] : null;
