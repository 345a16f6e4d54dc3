/** Gives the visitor files of text, as if links to them had been pressed. The last one is kept until the next. */
export function createSaveFile(): (name: string, text: string) => void {
  let last = '';
  return (name, text) => {
    URL.revokeObjectURL(last);
    last = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
    Object.assign(document.createElement('a'), { href: last, download: name }).click();
  };
}
