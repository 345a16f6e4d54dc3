/** The latest messages of an application, for windows that connect later. */
export interface Backlog {
  keep(text: string): void;
  read(): readonly string[];
}

const MOST_TEXTS = 2_000;
const MOST_CHARACTERS = 4 * 1024 * 1024;

export function createBacklog(): Backlog {
  const texts: string[] = [];
  let characters = 0;
  return {
    keep: (text) => {
      texts.push(text);
      characters += text.length;
      while (texts.length > MOST_TEXTS || characters > MOST_CHARACTERS) characters -= texts.shift()?.length ?? 0;
    },
    read: () => texts,
  };
}
