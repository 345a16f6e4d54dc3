/** How people call what nobody else may read. */
const SECRET =
  /pass(word|wd|code|phrase)|secret|token|authori[sz]ation|cookie|api.?key|private.?key|credential|cvv|cvc|card.?number|iban|otp|\bpin\b|^(pin|card|ssn|jwt|bearer)$/i;

/** Names under which an application that says nothing of its secrets probably keeps some; those that it met are remembered. */
export function guessedSecrets(): Pick<ReadonlySet<string>, 'has'> & { readonly met: ReadonlySet<string> } {
  const met = new Set<string>();
  return {
    met,
    has: (name) => {
      if (!SECRET.test(name)) return false;
      met.add(name);
      return true;
    },
  };
}
