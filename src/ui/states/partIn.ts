type With<State extends string> = Readonly<Record<State, string>>;

/** The part of a state in which a machine stands; null where it stands in another state. */
export const partIn = <Value, State extends string>(
  value: Value,
  state: State,
): Extract<Value, With<State>>[State] | null =>
  typeof value === 'object' && value !== null && state in value ? (value as Extract<Value, With<State>>)[state] : null;
