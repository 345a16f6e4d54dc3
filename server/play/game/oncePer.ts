/** Remembers what was made of an object and a key, as long as the object lives. */
export function oncePer<O extends object, K extends string, V>(make: (of: O, key: K) => V): (of: O, key: K) => V {
  const made = new WeakMap<O, Map<K, V>>();
  return (of, key) => {
    const ofIt = made.get(of) ?? new Map<K, V>();
    made.set(of, ofIt);
    const known = ofIt.get(key);
    if (known !== undefined) return known;
    const value = make(of, key);
    ofIt.set(key, value);
    return value;
  };
}
