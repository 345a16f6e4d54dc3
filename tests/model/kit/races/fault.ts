/** What is wrong with a machine, as the rest of a sentence that begins with its name. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

/** Runs a check; what it throws becomes a fault that reads like this. */
export function withFaultMessage(sentence: string, check: () => void): void {
  try {
    check();
  } catch (cause) {
    throw new Fault(sentence, { cause });
  }
}
